import { byExpiryThenId, type Offer } from '../offer.ts';
import type { Lot } from '../lots.ts';
import { netSum } from './uses.ts';

/** What used offers take off, the last one first. */
export interface Amounts {
  offerId: string;
  cents: number;
  before: Amounts | null;
}

/** A cart with offers used on it. */
export interface Deal {
  lots: readonly Lot[];
  /** What is left to pay for the goods. */
  cents: number;
  amounts: Amounts | null;
}

/**
 * Which of two deals stands (N-37): the one that costs less; then, in the order of expiry and id, the one that takes more
 * off with the first offer that differs; then the one with the lower price on the earlier line. Negative if the first.
 */
export function preference(one: Deal, other: Deal, offers: readonly Offer[]): number {
  if (one.cents !== other.cents) return one.cents - other.cents;
  const [mine, others] = [amountsOf(one), amountsOf(other)];
  const differing = offers.filter(({ offerId }) => (mine.get(offerId) ?? 0) !== (others.get(offerId) ?? 0));
  if (differing.length > 0) {
    const { offerId } = differing.reduce((first, offer) => (byExpiryThenId(offer, first) < 0 ? offer : first));
    return (others.get(offerId) ?? 0) - (mine.get(offerId) ?? 0);
  }
  const [ours, theirs] = [netsByLine(one.lots), netsByLine(other.lots)];
  // Lots stand in the order of their lines.
  for (const [line, net] of ours) if (net !== (theirs.get(line) ?? 0)) return net - (theirs.get(line) ?? 0);
  return 0;
}

function amountsOf({ amounts }: Deal): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = amounts; at !== null; at = at.before) found.set(at.offerId, at.cents);
  return found;
}

/** What is left to pay on each line, in the order of the lots. */
function netsByLine(lots: readonly Lot[]): Map<number, number> {
  const nets = new Map<number, number>();
  for (const { line, netCents, count } of lots) nets.set(line, (nets.get(line) ?? 0) + netCents * count);
  return nets;
}

export const dealOf = (lots: readonly Lot[], amounts: Amounts | null = null): Deal => ({
  lots,
  cents: netSum(lots),
  amounts,
});

/** What order-level offers do between the store's offers and the manufacturers', as far as it is known beforehand. */
export interface Crossing {
  /** What is left to pay at most of what a deal of the store's offers leaves, were no manufacturer's offer used. */
  worth: (deal: Deal) => number;
  /** The deal as manufacturers' offers find it, at that worth. */
  over: (deal: Deal) => Deal;
  /** The share of what is left on a line that is certain to be taken off, before manufacturers' offers. */
  rate: (line: number) => number;
  /** Of so many cents of a unit, those that are certain to be taken off. */
  carried: (line: number, cents: number) => number;
  /** Is there room on these units for both their coupons and what order-level offers are certain to take off? */
  fits: (lot: Lot) => boolean;
}

/** Deals on different units as one. */
export const joined = (deals: readonly Deal[]): Deal => ({
  lots: deals.flatMap(({ lots }) => lots).sort((one, other) => one.line - other.line),
  cents: deals.reduce((sum, { cents }) => sum + cents, 0),
  amounts: deals.reduce<Amounts | null>((all, { amounts }) => withAmounts(all, amounts), null),
});

/** Both, the second ones last. */
export function withAmounts(first: Amounts | null, second: Amounts | null): Amounts | null {
  return second === null ? first : { ...second, before: withAmounts(first, second.before) };
}
