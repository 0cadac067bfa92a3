import type { Offer } from '../offer.ts';
import { togetherPossible, withOrderOffer } from '../order-offers.ts';
import { limitUnder, type OrderSet, orderSetOf } from './crossing.ts';
import { type Deal, dealOf, joined, preference, withAmounts } from './deal.ts';
import { threshold } from './thresholds.ts';
import { epsilon } from './layers.ts';
import type { Ground, Part } from './part.ts';
import { orderCosts } from './order-costs.ts';
import type { Best } from './best-of.ts';
import { type PartDeal, undominated } from './part-deals.ts';
import type { Budget } from './vectors.ts';

/** Sets of order-level offers that are tried. */
const setsTried = 64;
/** The share of the steps that is spent on closing the gap to what might be possible. */
const closing = 3;
/** Steps for each part of a deal that is made after it was judged. */
const stepsAgain = 800;
/** Deals that cost no less than the best found, but may stand before it (N-37), that are compared with it. */
const equalsCompared = 16;
/** Deals that are kept of each part when the parts have to be tried together. */
const kept = 256;

interface OrderScene {
  orderLevel: readonly Offer[];
  parts: readonly Part[];
  ground: Ground;
  budget: Budget;
}

interface Judged {
  set: OrderSet;
  tops: readonly Best[];
  /** What no deal costs less than, and the same in whole cents. */
  least: number;
  bound: number;
}

interface Settled {
  deal: Deal;
  /** No deal costs less. */
  leastCents: number;
}

/**
 * Tries the parts' deals together with the order-level offers, whose thresholds look at all parts at once: a coupon may
 * stay unused to keep a threshold (N-81). Most sets are settled by each part's best deal under them, which is then as cheap
 * as can be; where it isn't, deals that might make up for the gap are tried together.
 *
 * @param best what the parts cost without order-level offers @param least what they can't cost less than
 */
export function withOrderLevel(scene: OrderScene, best: number, least: number): Settled {
  const { orderLevel, parts, ground, budget } = scene;
  const offers = [...orderLevel, ...parts.flatMap((part) => part.offers)];
  // Which of several deals without order-level offers stands is asked only if none with them costs less.
  const plain = () => joined(parts.map((part) => part.preferred(budget).deal));
  let found: { cents: number; deal: () => Deal } = { cents: best, deal: plain };
  const offer = (set: OrderSet, chosen: readonly PartDeal[], own: Budget): void => {
    const deal = settled(set, chosen, { ...scene, budget: own }, found.cents);
    if (deal === null || deal.cents > found.cents) return;
    if (deal.cents === found.cents && preference(deal, found.deal(), offers) >= 0) return;
    found = { cents: deal.cents, deal: () => deal };
  };
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

  const open: Judged[] = [];
  for (const { set, least: atLeast } of sets) {
    if (Math.ceil(atLeast - epsilon) > found.cents) continue;
    const wide = judged(set);
    if (wide.bound > found.cents) continue;
    open.push(wide);
    offer(set, wide.tops, budget);
    if (wide.bound >= found.cents || found.cents === 0) continue;
    const limit = limitUnder(set, parts, wide.tops, found.cents - 1);
    const close = judged(orderSetOf(set.offers, parts, ground, limit));
    if (close.bound >= found.cents) continue;
    const own: Budget = { steps: Math.max(400, Math.ceil(budget.steps / closing)) };
    const given = own.steps;
    leastCents = Math.min(leastCents, closeGap(close, own));
    budget.steps -= given - Math.max(0, own.steps);
  }
  for (const { set, tops, bound } of open)
    if (bound <= found.cents)
      offer(
        set,
        parts.map((part, index) => part.preferredUnder(set, tops[index]!, budget)),
        budget,
      );
  return { deal: found.deal(), leastCents };

  /** The best deal of each part under a set, and what all of them can't cost less than together. */
  function judged(set: OrderSet): Judged {
    const tops = parts.map((part) => part.under(set, set.isAlike(part), budget));
    const sum = tops.reduce((all, top) => all + top.leastCents, 0) - set.fixedCents;
    return { set, tops, least: sum, bound: Math.ceil(sum - epsilon) };
  }

  /** @returns what deals under the set that weren't tried might cost at least */
  function closeGap({ set, tops, least: bound, bound: whole }: Judged, own: Budget): number {
    let open = Infinity;
    const gap = found.cents - whole;
    const all = parts.map((part, index) => {
      if (part.offers.length === 0 && part.starts.length === 1) return [tops[index]!];
      const { deals, leastCents: left } = part.dealsBelow(tops[index]!.deal.cents + gap, set, kept, own);
      // A deal that was left out costs so much more than the part's best.
      open = Math.min(open, bound + Math.max(0, left - tops[index]!.deal.cents));
      return deals;
    });
    if (all.some((of) => of.length === 0)) return open;
    // Where an order-level offer may leave less than a coupon takes off, a cent of rounding decides: nothing is needless.
    const isCertain = all.every((deals) => deals.every(({ deal }) => deal.lots.every(set.leavesRoom)));
    const options = isCertain ? all.map((deals, index) => undominated(deals, parts[index]!.hasCoupons)) : all;
    // What is decided comes first, then the parts that can make the greatest difference.
    const isDecided = (part: number) => Number(options[part]!.length === 1);
    const order = [...options.keys()].toSorted(
      (one, other) => isDecided(other) - isDecided(one) || options[other]!.length - options[one]!.length,
    );
    const leastFrom = tailSums(order.map((index) => options[index]![0]!.deal.cents));
    const goals = set.offers.map((offer) => threshold(offer, options, order, ground.lines));
    const costOf = orderCosts(set, options, parts, ground.lines);
    let equals = equalsCompared;
    const chosen: PartDeal[] = [];
    const grow = (depth: number, sum: number): void => {
      const atLeast = sum + leastFrom[depth]! - set.fixedCents;
      if (Math.ceil(atLeast - epsilon) >= found.cents) return;
      if (!goals.every((goal) => goal.isInReach(depth))) return;
      if (own.steps <= 0) {
        open = Math.min(open, atLeast);
        return;
      }
      own.steps -= depth < order.length ? 1 - isDecided(order[depth]!) : 1;
      if (depth === order.length) {
        const cents = costOf?.(chosen, own);
        if (own.steps <= 0) open = Math.min(open, atLeast);
        if (cents === null || (cents !== undefined && cents > found.cents)) return;
        if (cents === found.cents && equals-- <= 0) return;
        own.steps -= parts.length >> 2;
        offer(set, chosen, own);
        if (own.steps <= 0) open = Math.min(open, atLeast);
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

/** The whole cart with these order-level offers on these deals; null if one isn't reached, or it costs more than `limit`. */
function settled(
  { offers }: OrderSet,
  chosen: readonly PartDeal[],
  { parts, ground, budget }: OrderScene,
  limit: number,
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
  const left = parts.map((part) => dealOf(part.lines.flatMap((line) => byLine.get(line) ?? [])));
  let cents = 0;
  for (const [index, part] of parts.entries()) {
    const least = part.centsAfterCoupons(left[index]!, budget);
    if (least === null) return null;
    cents += least.cents;
  }
  if (cents > limit) return null;
  // Whatever was spent before, the deal that was judged is found again.
  const again = parts.map((part, index) => part.withCoupons(left[index]!, { steps: stepsAgain }, true));
  if (again.some((best) => best === null)) return null;
  const all = joined(again.map((best) => best!.deal));
  return { ...all, amounts: withAmounts(amounts, all.amounts) };
}
