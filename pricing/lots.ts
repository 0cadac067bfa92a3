import type { CartLine } from './cart.ts';
import { portion, type Share, split } from './cents.ts';
import { compare } from './offer.ts';

/** Why a unit costs less than its regular price. */
export const whys = [
  'PRICE_CUT',
  'BUY_GET',
  'MULTI_BUY',
  'VOLUME',
  'SUBSCRIPTION',
  'ITEM',
  'CATEGORY',
  'ORDER',
  'MANUFACTURER',
  'REWARD',
] as const;
export type Why = (typeof whys)[number];

/** What one discount takes off each unit. */
export interface Applied {
  /** An offer's id, or `promo:…`. */
  id: string;
  cents: number;
  why: Why;
}

/** The places a coupon can take on a unit: one of each at most, by the stacking policy (N-36). */
export const slots = { store: 1, category: 2, manufacturer: 4 } as const;

/** Units of one line that are alike in every way: all that is known of them holds for each. */
export interface Lot {
  /** Index of the line in canonical order. */
  line: number;
  count: number;
  listCents: number;
  /** After price promos and subscription, before any offer. */
  baseCents: number;
  /** What is left to pay for each. */
  netCents: number;
  /** Taken places, as a sum of `slots`. */
  taken: number;
  /** Stack groups of the offers on it. */
  groups: readonly string[];
  /** The type of the price promo it is under: B and M keep some offers away (S-147). */
  promo: 'P' | 'B' | 'M' | null;
  applied: readonly Applied[];
  /** Offers that took dearer units than these: only if others of their kind take these (N-81). */
  passedBy: readonly string[];
  /** What a search knows its units by; `unknownContent` until it looks. */
  content: number;
}

/** Of a lot that no search has looked at as it is. */
export const unknownContent = -1;

/** The one order of lines, whatever order they were added in (I-6). */
export const inCanonicalOrder = (lines: readonly CartLine[]): CartLine[] =>
  lines.toSorted((one, other) => compare(one.upc, other.upc) || compare(one.lineId, other.lineId));

/** Regular price of one unit; a package sold by weight is one unit (N-50). */
export const unitCents = ({ weight }: Pick<CartLine, 'weight'>, cents: number): number =>
  weight === null ? cents : portion(cents, weight, 100);

const none: readonly string[] = [];

/** A cart before anything is taken off. */
export const lotsOf = (lines: readonly CartLine[]): Lot[] =>
  lines.map((line, index) => {
    const listCents = unitCents(line, line.listCents);
    return {
      line: index,
      count: line.qty,
      listCents,
      baseCents: listCents,
      netCents: listCents,
      taken: 0,
      groups: [],
      promo: null,
      applied: [],
      passedBy: none,
      content: unknownContent,
    };
  });

/** The same units with a discount on each; a discount of nothing leaves no trace. */
export const discounted = (lot: Lot, count: number, discount: Applied): Lot => ({
  line: lot.line,
  count,
  listCents: lot.listCents,
  baseCents: lot.baseCents,
  netCents: lot.netCents - discount.cents,
  taken: lot.taken,
  groups: lot.groups,
  promo: lot.promo,
  applied: discount.cents === 0 ? lot.applied : [...lot.applied, discount],
  passedBy: lot.passedBy,
  content: unknownContent,
});

/** So many of the units, with nothing else changed. */
export const someOf = (lot: Lot, count: number): Lot => ({
  line: lot.line,
  count,
  listCents: lot.listCents,
  baseCents: lot.baseCents,
  netCents: lot.netCents,
  taken: lot.taken,
  groups: lot.groups,
  promo: lot.promo,
  applied: lot.applied,
  passedBy: lot.passedBy,
  content: lot.content,
});

/** How many units of each lot a discount is spread over. */
export type Counts = readonly number[];

/**
 * Spreads `total` cents over units by what they cost now (N-38). Each lot breaks into at most three: units with a cent
 * more, units with a cent less, and units left out.
 */
export function spread(lots: readonly Lot[], counts: Counts, total: number, id: string, why: Why): Lot[] {
  if (total === 0) return [...lots];
  const parts = lots.map(({ netCents }, index) => ({ weight: netCents, count: counts[index] ?? 0 }));
  const shares = split(total, parts);
  const after: Lot[] = [];
  for (const [index, lot] of lots.entries()) shared(after, lot, counts[index] ?? 0, shares[index]!, id, why);
  return after;
}

/** Spreads `total` cents over all units of these lots. */
export const spreadOverAll = (lots: readonly Lot[], total: number, id: string, why: Why): Lot[] =>
  spread(
    lots,
    lots.map(({ count }) => count),
    total,
    id,
    why,
  );

function shared(after: Lot[], lot: Lot, count: number, { each, extra }: Share, id: string, why: Why): void {
  if (count === 0 || (each === 0 && extra === 0)) return void after.push(lot);
  if (extra > 0) after.push(discounted(lot, extra, { id, cents: each + 1, why }));
  if (count > extra) after.push(discounted(lot, count - extra, { id, cents: each, why }));
  if (lot.count > count) after.push(someOf(lot, lot.count - count));
}

/** Sum over units. */
export const sumOf = (lots: readonly Lot[], of: (lot: Lot) => number): number =>
  lots.reduce((sum, lot) => sum + of(lot) * lot.count, 0);
