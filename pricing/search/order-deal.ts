import type { Lot } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { togetherPossible, withOrderOffer } from '../order-offers.ts';
import { type OrderSet, orderSetOf } from './crossing.ts';
import { type Deal, dealOf, joined, preference, withAmounts } from './deal.ts';
import type { Ground, Part } from './part.ts';
import type { PartDeal } from './part-deals.ts';
import type { Budget } from './vectors.ts';

/** Sets of order-level offers that are tried. */
const setsTried = 64;
/** The share of the steps that is spent on closing the gap to what might be possible. */
const closing = 40;
/** Deals that are kept of each part when the parts have to be tried together. */
const kept = 96;

interface OrderScene {
  /** Offers that may take something off. */
  orderLevel: readonly Offer[];
  parts: readonly Part[];
  /** The cart before any offer. */
  untouched: readonly Lot[];
  ground: Ground;
  budget: Budget;
}

/**
 * Tries the parts' deals together with the order-level offers, whose thresholds look at all parts at once: a coupon may
 * stay unused to keep a threshold (N-81). `best` is the best without them. Most sets are settled by each part's best deal
 * under them, which is then as cheap as can be; where it isn't, deals that might make up for the gap are tried together.
 */
export function withOrderLevel(scene: OrderScene, best: Deal): Deal {
  const { orderLevel, parts, untouched, ground, budget } = scene;
  const offers = [...orderLevel, ...parts.flatMap((part) => part.offers)];
  const sets = togetherPossible(orderLevel, untouched, ground.lines, setsTried)
    .filter((set) => set.length > 0)
    .map((set) => orderSetOf(set, parts, untouched, ground))
    .map((set) => ({ set, least: best.cents - mostOff(set, best, parts) }))
    .toSorted((one, other) => one.least - other.least);
  let found = best;
  const isBetter = (deal: Deal | null): deal is Deal => deal !== null && preference(deal, found, offers) < 0;

  for (const { set, least } of sets) {
    if (Math.ceil(least) >= found.cents) continue;
    const tops = parts.map((part) => part.under(set, set.isAlike(part), budget));
    const bound = sumOf(tops) - set.fixedCents;
    if (Math.ceil(bound) >= found.cents) continue;
    const deal = settled(set, tops, scene);
    if (isBetter(deal)) found = deal;
    const gap = found.cents - Math.ceil(bound);
    if (gap <= 0) continue;
    // What can't be decided in a part of the steps usually can't be decided in all of them.
    const own: Budget = { steps: Math.ceil(budget.steps / closing), isShort: false };
    const given = own.steps;
    closeGap(set, tops, gap, own);
    budget.steps -= given - Math.max(0, own.steps);
    budget.isShort ||= own.isShort;
  }
  return found;

  function closeGap(set: OrderSet, tops: readonly PartDeal[], gap: number, own: Budget): void {
    const options = parts.map((part, index) =>
      part.offers.length === 0 && part.starts.length === 1
        ? [tops[index]!]
        : part.dealsBelow(tops[index]!.deal.cents + gap, set, kept, own),
    );
    const leastFrom = tailSums(options.map((of) => of[0]?.deal.cents ?? 0));
    const grow = (chosen: readonly PartDeal[], sum: number): void => {
      if (Math.ceil(sum + leastFrom[chosen.length]! - set.fixedCents) >= found.cents) return;
      if (own.steps <= 0) {
        own.isShort = true;
        return;
      }
      own.steps -= 1;
      if (chosen.length < options.length) {
        for (const option of options[chosen.length]!) grow([...chosen, option], sum + option.deal.cents);
        return;
      }
      own.steps -= parts.length;
      const deal = settled(set, chosen, { ...scene, budget: own });
      if (isBetter(deal)) found = deal;
    };
    grow([], 0);
  }
}

const sumOf = (deals: readonly PartDeal[]): number => deals.reduce((sum, { deal }) => sum + deal.cents, 0);

const tailSums = (values: readonly number[]): number[] => {
  const sums = [0];
  for (const value of values.toReversed()) sums.unshift(sums[0]! + value);
  return sums;
};

/** What a set may take off at most, judged without looking for deals under it. */
function mostOff(set: OrderSet, best: Deal, parts: readonly Part[]): number {
  const dearest = parts.reduce((sum, { starts }) => sum + starts[0]!.cents - set.worth(starts[0]!), 0);
  return set.fixedCents + dearest;
}

/** The whole cart with these order-level offers on these deals; null if one of the offers isn't reached. */
function settled(
  { offers }: OrderSet,
  chosen: readonly PartDeal[],
  { parts, ground, budget }: OrderScene,
): Deal | null {
  const before = joined(chosen.map(({ storeDeal }) => storeDeal));
  let { lots, amounts } = before;
  for (const offer of offers) {
    const used = withOrderOffer(offer, lots, ground.lines);
    if (!used) return null;
    lots = used.lots;
    amounts = { offerId: offer.offerId, cents: used.cents, before: amounts };
  }
  const byLine = Map.groupBy(lots, ({ line }) => line);
  const done = joined(
    parts.map((part) => part.withCoupons(dealOf(part.lines.flatMap((line) => byLine.get(line) ?? [])), budget)),
  );
  return { ...done, amounts: withAmounts(amounts, done.amounts) };
}
