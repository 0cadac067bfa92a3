import type { Offer } from '../offer.ts';
import { togetherPossible, withOrderOffer } from '../order-offers.ts';
import { type OrderSet, orderSetOf } from './crossing.ts';
import { type Deal, dealOf, joined, preference, withAmounts } from './deal.ts';
import { threshold } from './thresholds.ts';
import { epsilon } from './layers.ts';
import type { Ground, Part } from './part.ts';
import type { PartDeal } from './part-deals.ts';
import type { Budget } from './vectors.ts';

/** Sets of order-level offers that are tried. */
const setsTried = 64;
/** The share of the steps that is spent on closing the gap to what might be possible. */
const closing = 3;
/** Deals that are kept of each part when the parts have to be tried together. */
const kept = 256;

interface OrderScene {
  orderLevel: readonly Offer[];
  parts: readonly Part[];
  ground: Ground;
  budget: Budget;
}

interface Settled {
  deal: Deal;
  /** No deal costs less. */
  leastCents: number;
}

/**
 * Tries the parts' deals together with the order-level offers, whose thresholds look at all parts at once: a coupon may
 * stay unused to keep a threshold (N-81). `best` is the best without them. Most sets are settled by each part's best deal
 * under them, which is then as cheap as can be; where it isn't, deals that might make up for the gap are tried together.
 */
export function withOrderLevel(scene: OrderScene, best: Deal, least: number): Settled {
  const { orderLevel, parts, ground, budget } = scene;
  const offers = [...orderLevel, ...parts.flatMap((part) => part.offers)];
  let found = best;
  let leastCents = least;
  const lots = joined(parts.map(({ starts }) => starts[0]!)).lots;
  const together = togetherPossible(orderLevel, lots, ground.lines, setsTried);
  const sets = together.sets
    .filter((set) => set.length > 0)
    .map((set) => orderSetOf(set, parts, ground))
    .filter(({ isReachable }) => isReachable)
    .map((set) => ({ set, least: least - mostOff(set, parts) }))
    .toSorted((one, other) => one.least - other.least);
  if (together.isCut) leastCents = 0;

  for (const { set, least: atLeast } of sets) {
    if (Math.ceil(atLeast - epsilon) > found.cents) continue;
    const tops = parts.map((part) => part.under(set, set.isAlike(part), budget));
    const bound = tops.reduce((sum, top) => sum + top.leastCents, 0) - set.fixedCents;
    if (Math.ceil(bound - epsilon) > found.cents) continue;
    const deal = settled(set, tops, scene);
    if (deal !== null && preference(deal, found, offers) < 0) found = deal;
    if (Math.ceil(bound - epsilon) >= found.cents || found.cents === 0) continue;
    const own: Budget = { steps: Math.max(400, Math.ceil(budget.steps / closing)) };
    const given = own.steps;
    leastCents = Math.min(leastCents, closeGap(set, tops, found.cents - Math.ceil(bound - epsilon), own, bound));
    budget.steps -= given - Math.max(0, own.steps);
  }
  return { deal: found, leastCents };

  /** @returns what deals under the set that weren't tried might cost at least */
  function closeGap(set: OrderSet, tops: readonly PartDeal[], gap: number, own: Budget, bound: number): number {
    let open = Infinity;
    const options = parts.map((part, index) => {
      if (part.offers.length === 0 && part.starts.length === 1) return [tops[index]!];
      const { deals, leastCents: left } = part.dealsBelow(tops[index]!.deal.cents + gap, set, kept, own);
      // A deal that was left out costs so much more than the part's best.
      open = Math.min(open, bound + Math.max(0, left - tops[index]!.deal.cents));
      return deals;
    });
    if (options.some((of) => of.length === 0)) return open;
    // Parts that can make the greatest difference are decided on first.
    const order = [...options.keys()].toSorted((one, other) => options[other]!.length - options[one]!.length);
    const leastFrom = tailSums(order.map((index) => options[index]![0]!.deal.cents));
    const goals = set.offers.map((offer) => threshold(offer, options, order, ground.lines));
    const chosen: PartDeal[] = [];
    const grow = (depth: number, sum: number): void => {
      const atLeast = sum + leastFrom[depth]! - set.fixedCents;
      if (Math.ceil(atLeast - epsilon) >= found.cents) return;
      if (!goals.every((goal) => goal.isInReach(depth))) return;
      if (own.steps <= 0) {
        open = Math.min(open, atLeast);
        return;
      }
      own.steps -= 1;
      if (depth === order.length) {
        own.steps -= parts.length >> 3;
        const deal = settled(set, chosen, { ...scene, budget: own });
        if (deal !== null && preference(deal, found, offers) < 0) found = deal;
        return;
      }
      const index = order[depth]!;
      for (const [at, option] of options[index]!.entries()) {
        chosen[index] = option;
        for (const goal of goals) goal.choose(depth, at);
        grow(depth + 1, sum + option.deal.cents);
      }
    };
    grow(0, 0);
    return open;
  }
}

const tailSums = (values: readonly number[]): number[] => {
  const sums = [0];
  for (const value of values.toReversed()) sums.unshift(sums[0]! + value);
  return sums;
};

/** What a set may take off at most, judged without looking for deals under it. */
const mostOff = (set: OrderSet, parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { starts }) => sum + Math.max(...starts.map((start) => start.cents - set.worth(start))),
    set.fixedCents,
  );

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
  const done: Deal[] = [];
  for (const part of parts) {
    const best = part.withCoupons(dealOf(part.lines.flatMap((line) => byLine.get(line) ?? [])), budget, true);
    if (best === null) return null;
    done.push(best.deal);
  }
  const all = joined(done);
  return { ...all, amounts: withAmounts(amounts, all.amounts) };
}
