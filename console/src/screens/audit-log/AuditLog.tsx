import { useState } from 'react';
import { Button } from '@larder/design-system/Button';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Inline } from '@larder/design-system/Inline';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../messages/messages.tsx';
import { csvOf, saveFile } from '../../ui/csv.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { useAuditLogQuery } from './AuditLog.generated.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { asFilter, filtersIn, searchOf } from './filters.ts';
import { rowsOf, type Line } from './lines.ts';

const pageSize = 50;

/** Who did what, newest first; what it is filtered by is in the address. */
export function AuditLog() {
  const messages = useMessages();
  const { audit } = messages;
  const announce = useAnnounce();
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const filter = asFilter(filters);
  const { data, error, refetch, fetchMore } = useAuditLogQuery({
    variables: { first: pageSize, after: null, filter },
    fetchPolicy: 'cache-and-network',
  });
  const [isFetching, setFetching] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const log = data?.auditLog;
  const more = async (after: string | null) => {
    setFetching(true);
    setFailed(false);
    try {
      const { data: next } = await fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult: { auditLog: next } }) =>
          next && before.auditLog
            ? { auditLog: { ...next, nodes: [...before.auditLog.nodes, ...next.nodes] } }
            : before,
      });
      announce(audit.loaded(next?.auditLog?.nodes.length ?? 0));
    } catch {
      setFailed(true);
    }
    setFetching(false);
  };
  const save = (lines: readonly Line[]) => saveFile(audit.file, csvOf(rowsOf(lines, messages)));
  const isFiltered = search.size > 0;
  return (
    <Stack gap={6}>
      <PageTitle
        title={audit.title}
        actions={
          log && log.nodes.length > 0 ? (
            <Button tone="outline" size="small" icon="download" onClick={() => save(log.nodes)}>
              {audit.download}
            </Button>
          ) : undefined
        }
      >
        {audit.intro}
      </PageTitle>
      <AuditFilters
        filters={filters}
        onChange={(changed) => setSearch(searchOf(changed), { replace: true })}
        isFiltered={isFiltered}
      />
      {!log && error && <Failure onAgain={() => void refetch()} />}
      {!log && !error && <Loading />}
      {log && log.nodes.length === 0 && (
        <EmptyState headingLevel={2} title={isFiltered ? audit.noMatch : audit.empty}>
          {isFiltered ? audit.noMatchBody : audit.emptyBody}
        </EmptyState>
      )}
      {log && log.nodes.length > 0 && (
        <>
          <AuditTable lines={log.nodes} />
          <Inline gap={4}>
            <Text size="meta" tone="soft">
              {audit.shown(log.nodes.length)}
            </Text>
            {log.pageInfo.hasNextPage && (
              <Button
                tone="outline"
                size="small"
                busy={isFetching}
                busyLabel={audit.loadingMore}
                onClick={() => void more(log.pageInfo.endCursor)}
              >
                {audit.more}
              </Button>
            )}
          </Inline>
          {hasFailed && <Failure onAgain={() => void more(log.pageInfo.endCursor)} />}
        </>
      )}
    </Stack>
  );
}
