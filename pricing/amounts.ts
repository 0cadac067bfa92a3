import type { CartLine } from './cart.ts';
import { portion } from './cents.ts';
import { type Counts, type Lot, unitCents } from './lots.ts';
import type { Discount, Offer } from './offer.ts';

/** What an offer takes off: so much of each unit, or a sum that is spread over its units. */
export type Cut = { each: (lot: Lot) => number } | { total: number };

/** A discount on units one by one; a percentage is rounded once over all of them (N-81). */
export function cutOf(
  { type, value }: Discount,
  lines: readonly CartLine[],
  lots: readonly Lot[],
  counts: Counts,
): Cut {
  if (type === 'AMOUNT_OFF') return { each: ({ netCents }) => Math.min(value, netCents) };
  if (type === 'FREE') return { each: ({ netCents }) => netCents };
  if (type === 'PERCENT') return { total: percentOf(value, netOf(lots, counts)) };
  return { each: ({ line, netCents }) => Math.max(0, netCents - unitCents(lines[line]!, value)) };
}

/** A discount that a sum of money or a weight earns `times` over. */
export function pooledCut(
  { get: { discount } }: Offer,
  lines: readonly CartLine[],
  lots: readonly Lot[],
  counts: Counts,
  times: number,
): Cut {
  if (discount.type === 'AMOUNT_OFF') return { total: Math.min(discount.value * times, netOf(lots, counts)) };
  return cutOf(discount, lines, lots, counts);
}

/** Hundredths of a percent of an amount, rounded half up, never more than the amount. */
export const percentOf = (hundredths: number, cents: number): number =>
  Math.min(cents, portion(cents, hundredths, 10_000));

const netOf = (lots: readonly Lot[], counts: Counts): number =>
  lots.reduce((all, { netCents }, index) => all + netCents * (counts[index] ?? 0), 0);
