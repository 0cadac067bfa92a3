import type { Messages } from '../../messages/en.ts';
import { momentOf } from '../../ui/moments.ts';
import type { AuditLogQuery } from './AuditLog.generated.ts';

export type Line = NonNullable<AuditLogQuery['auditLog']>['nodes'][number];

/** What became of an act, in words. */
export function outcomeOf(outcome: string, { audit }: Messages): string {
  if (outcome === 'DONE') return audit.done;
  if (outcome === 'BEGUN') return audit.begun;
  return outcome === 'FAILED' ? audit.failed : audit.refused(outcome);
}

/** What an act changed and what else belongs to it, one sentence each. */
export const factsOf = ({ changes, details }: Line, { audit }: Messages): string[] => [
  ...changes.map(({ name, before, after }) => audit.change(name, before ?? audit.nothing, after ?? audit.nothing)),
  ...details.map(({ name, value }) => `${name}: ${value}`),
];

/** Lines as they are seen, for a file: a header, and a row for each. */
export const rowsOf = (lines: readonly Line[], messages: Messages): string[][] => {
  const { audit, language } = messages;
  return [
    [audit.when, audit.person, audit.act, audit.subject, audit.outcome, audit.what],
    ...lines.map((line) => [
      momentOf(line.at, language),
      line.operator,
      line.command,
      line.subject,
      outcomeOf(line.outcome, messages),
      factsOf(line, messages).join('; '),
    ]),
  ];
};
