import { leftAlone, type CartLine } from './cart.ts';
import { percentOf } from './amounts.ts';
import { isAmong } from './eligibility.ts';
import { type Lot, spreadOverAll } from './lots.ts';
import type { Offer } from './offer.ts';

/** What an order-level offer is measured on, and is spread over: its goods, but for what the law leaves out (N-36). */
export const isInScope = (offer: Offer, line: CartLine): boolean =>
  isAmong(offer.buy, line) && !leftAlone.has(line.category);

/** Units, cents, or hundredths of a pound that count toward the offer's minimum. */
export function measuredFor({ buy }: Offer, lots: readonly Lot[], lines: readonly CartLine[]): number {
  const of = (lot: Lot): number =>
    buy.minCents !== undefined ? lot.netCents : buy.minWeight !== undefined ? (lines[lot.line]!.weight ?? 0) : 1;
  return lots.reduce((sum, lot) => sum + of(lot) * lot.count, 0);
}

/** What must be reached once. */
export const minimumOf = ({ buy }: Pick<Offer, 'buy'>): number => buy.minCents ?? buy.minWeight ?? buy.minQty ?? 1;

/** How often the threshold is reached; once, unless the offer says more. */
export const timesReached = (offer: Offer, measured: number): number =>
  Math.min(offer.maxApplications ?? 1, Math.floor(measured / Math.max(1, minimumOf(offer))));

/** Spreads an order-level discount: units that aren't paid with SNAP benefits first, the rest over the others (T-94). */
export function offPaidFirst(scope: readonly Lot[], lines: readonly CartLine[], cents: number, id: string): Lot[] {
  const isEbt = ({ line }: Lot) => lines[line]!.isPaidWithEbt;
  const first = scope.filter((lot) => !isEbt(lot));
  const offFirst = Math.min(cents, netOf(first));
  return [
    ...spreadOverAll(first, offFirst, id, 'ORDER'),
    ...spreadOverAll(scope.filter(isEbt), cents - offFirst, id, 'ORDER'),
  ];
}

const netOf = (lots: readonly Lot[]): number => lots.reduce((sum, { netCents, count }) => sum + netCents * count, 0);

/** The most it could take off goods that cost, and count, so much at most. */
export function mostOffOrder(offer: Offer, netCents: number, measured: number): number {
  const { type, value } = offer.get.discount;
  const times = timesReached(offer, measured);
  if (times < 1) return 0;
  if (type === 'AMOUNT_OFF') return Math.min(value * times, netCents);
  return type === 'PERCENT' ? percentOf(value, netCents) : Math.max(0, netCents - (type === 'FREE' ? 0 : value));
}

/** Sets of order-level offers that may be used together: two only if their goods share no unit (N-81). */
export function togetherPossible(
  offers: readonly Offer[],
  lots: readonly Lot[],
  lines: readonly CartLine[],
  limit: number,
): { sets: Offer[][]; isCut: boolean } {
  const scopes = offers.map(
    (offer) => new Set(lots.filter((lot) => isInScope(offer, lines[lot.line]!)).map(({ line }) => line)),
  );
  let sets: number[][] = [[]];
  let isCut = false;
  for (const index of offers.keys()) {
    const joined = sets.filter((set) => set.every((other) => isDisjoint(scopes[index]!, scopes[other]!)));
    sets = [...sets, ...joined.map((set) => [...set, index])];
    if (sets.length <= limit) continue;
    sets = sets.slice(0, limit);
    isCut = true;
  }
  return { sets: sets.map((set) => set.map((index) => offers[index]!)), isCut };
}

const isDisjoint = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].every((line) => !other.has(line));
