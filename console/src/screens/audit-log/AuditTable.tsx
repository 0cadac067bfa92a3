import { ScrollArea } from '@larder/design-system/ScrollArea';
import { Table } from '@larder/design-system/Table';
import { Tag } from '@larder/design-system/Tag';
import { Text } from '@larder/design-system/Text';
import { useMessages } from '../../messages/messages.tsx';
import { momentOf } from '../../ui/moments.ts';
import { factsOf, outcomeOf, type Line } from './lines.ts';
import * as styles from './AuditTable.css.ts';

/** The lines; on a narrow screen they scroll sideways. */
export function AuditTable({ lines }: { lines: readonly Line[] }) {
  const messages = useMessages();
  const { audit, language } = messages;
  return (
    <ScrollArea label={audit.title} direction="inline">
      <div className={styles.wide}>
        <Table
          caption={audit.title}
          captionHidden
          columns={[
            { key: 'at', title: audit.when },
            { key: 'operator', title: audit.person },
            { key: 'command', title: audit.act },
            { key: 'subject', title: audit.subject },
            { key: 'outcome', title: audit.outcome },
            { key: 'what', title: audit.what },
          ]}
          rows={lines.map((line) => ({
            key: line.id,
            cells: {
              at: (
                <Text as="time" size="meta" nowrap dateTime={line.at}>
                  {momentOf(line.at, language)}
                </Text>
              ),
              operator: line.operator,
              command: line.command,
              subject: line.subject,
              outcome: (
                <Tag tone={line.outcome === 'DONE' ? 'success' : line.outcome === 'BEGUN' ? 'neutral' : 'error'}>
                  {outcomeOf(line.outcome, messages)}
                </Tag>
              ),
              what: <Facts facts={factsOf(line, messages)} />,
            },
          }))}
        />
      </div>
    </ScrollArea>
  );
}

const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.length === 0 ? null : (
    <ul>
      {facts.map((fact) => (
        <Text key={fact} as="li" size="meta">
          {fact}
        </Text>
      ))}
    </ul>
  );
