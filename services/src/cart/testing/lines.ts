import type { Drafted, Facts, Offered } from '../rules/change-lines.ts';
import { draftOf } from '../rules/change-lines.ts';
import type { Line } from '../rules/line.ts';

/** A line of a cart, by its entry id: one package of `milk`, unless said otherwise. */
export const line = (entryId: string, changes: Partial<Line> = {}): Line => ({
  entryId,
  bpn: 'milk',
  weight: null,
  quantity: 1,
  saved: 0,
  name: 'Milk',
  options: [],
  comments: null,
  isOneTime: false,
  substitution: { kind: 'BEST_MATCH', itemId: null },
  told: { cents: 400, reason: null },
  changedVersion: 3,
  growth: { since: 3, adds: [] },
  placed: null,
  ...changes,
});

/** What a store offers of a product: up to 99 packages for $4.00 each, of 999 in stock, unless said otherwise. */
export const offered = (changes: Partial<Offered> = {}): Offered => ({
  name: 'Milk',
  cents: 400,
  maximum: 99,
  pieces: 999,
  minimumWeight: null,
  reason: null,
  groups: [],
  ...changes,
});

/** What a change depends on: these products, and version 10. New lines are `new-1`, `new-2`, and so on. */
export function facts(
  products: Readonly<Record<string, Offered>> = { milk: offered() },
  ifMatch: number | null = null,
) {
  let made = 0;
  return {
    offered: (itemId) => products[itemId],
    ifMatch,
    version: 10,
    newEntryId: () => `new-${++made}`,
  } satisfies Facts;
}

/** A cart of these lines, which is about to be changed. */
export const cartOf = (...lines: Line[]): Drafted => draftOf(lines);

/** The lines of a cart, in order. */
export const linesIn = ({ lines }: Drafted): Line[] => [...lines.values()];

/** So many lines of products of their own. */
export const manyLines = (count: number, changes: Partial<Line> = {}): Line[] =>
  Array.from({ length: count }, (_, index) => line(`entry-${index}`, { bpn: `other-${index}`, ...changes }));
