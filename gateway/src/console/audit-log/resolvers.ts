import { GraphQLError } from 'graphql';
import type { AuditFilter, QueryResolvers } from '../../generated/console-resolvers.ts';
import { changesOf, detailsOf } from './changes.ts';

const numberOf = (after: string): number => {
  if (/^[1-9]\d{0,8}$/.test(after)) return Number(after);
  throw new GraphQLError('"after" must be the endCursor of a page.', { extensions: { code: 'BAD_USER_INPUT' } });
};

export const auditLogQueries: Pick<QueryResolvers, 'auditLog' | 'auditVocabulary'> = {
  async auditLog(_, { first, after, filter }, { operators }) {
    const query = { limit: first, ...(after ? { before: numberOf(after) } : {}), ...given(filter) };
    const { lines, hasMore } = await operators.auditLog(query);
    return {
      nodes: lines.map(({ number, before, after: since, detail, ...line }) => ({
        id: String(number),
        ...line,
        changes: changesOf(before, since),
        details: detailsOf(detail),
      })),
      pageInfo: { hasNextPage: hasMore, endCursor: lines.length > 0 ? String(lines.at(-1)?.number) : null },
    };
  },
  auditVocabulary: (_, __, { operators }) => operators.auditVocabulary(),
};

const given = (filter: AuditFilter | null | undefined) =>
  Object.fromEntries(
    Object.entries(filter ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
