import type { AuditFilter } from '../../graphql/schema-types.ts';
import { startOfDay } from '../../ui/moments.ts';

/** What the log is filtered by, as the address of the page keeps it. */
export const filterNames = ['operator', 'command', 'from', 'to'] as const;
export type Filters = Readonly<Record<(typeof filterNames)[number], string>>;

export const filtersIn = (search: URLSearchParams): Filters => ({
  operator: search.get('operator') ?? '',
  command: search.get('command') ?? '',
  from: search.get('from') ?? '',
  to: search.get('to') ?? '',
});

/** The same for the gateway: the last day belongs to it as a whole. */
export const asFilter = ({ operator, command, from, to }: Filters): AuditFilter => ({
  operator: operator || null,
  command: command || null,
  from: startOfDay(from),
  to: startOfDay(to, 1),
});

/** Filters without those that are empty. */
export const searchOf = (filters: Filters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
