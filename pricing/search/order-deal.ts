import type { Offer } from '../offer.ts';
import { togetherPossible } from '../order-offers.ts';
import type { Steps } from '../steps.ts';
import { limitUnder, type OrderSet, orderSetOf } from './crossing.ts';
import { type Deal, joined, preference } from './deal.ts';
import { threshold } from './thresholds.ts';
import { epsilon } from './layers.ts';
import type { Ground, Part } from './part.ts';
import { orderCosts } from './order-costs.ts';
import { OrderTotals } from './order-totals.ts';
import type { Best } from './best-of.ts';
import { type PartDeal, undominated } from './part-deals.ts';
import type { Budget } from './vectors.ts';

/** Sets of order-level offers that are tried. */
const setsTried = 64;
/** The share of the steps that is spent on closing the gap to what might be possible. */
const closing = 3;
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
export function* withOrderLevel(scene: OrderScene, best: number, least: number): Steps<Settled> {
  const { orderLevel, parts, ground, budget } = scene;
  const offers = [...orderLevel, ...parts.flatMap((part) => part.offers)];
  // Which of several deals without order-level offers stands is asked only if none with them costs less.
  const plain = function* (): Steps<Deal> {
    const deals: Deal[] = [];
    for (const part of parts) deals.push((yield* part.preferred(budget)).deal);
    return joined(deals);
  };
  let found: { cents: number; deal: Deal | null } = { cents: best, deal: null };
  const totals = new Map<readonly Offer[], OrderTotals>();
  const totalsUnder = (set: readonly Offer[]): OrderTotals => {
    const known = totals.get(set) ?? new OrderTotals(set, parts, ground.lines);
    totals.set(set, known);
    return known;
  };
  const offer = function* (set: OrderSet, chosen: readonly PartDeal[], own: Budget): Steps<void> {
    const deal = yield* totalsUnder(set.offers).settled(chosen, found.cents, own);
    if (deal === null || deal.cents > found.cents) return;
    if (deal.cents === found.cents) {
      found.deal ??= yield* plain();
      if (preference(deal, found.deal, offers) >= 0) return;
    }
    found = { cents: deal.cents, deal };
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
    const wide = yield* judged(set);
    if (wide.bound > found.cents) continue;
    open.push(wide);
    yield* offer(set, wide.tops, budget);
    if (wide.bound >= found.cents || found.cents === 0) continue;
    const most: number[] = [];
    for (const part of parts) most.push(yield* part.coupons.most());
    const limit = limitUnder(set, parts, { tops: wide.tops, coupons: most }, found.cents - 1);
    const close = yield* judged(orderSetOf(set.offers, parts, ground, limit));
    if (close.bound >= found.cents) continue;
    const own: Budget = { steps: Math.max(400, Math.ceil(budget.steps / closing)) };
    const given = own.steps;
    leastCents = Math.min(leastCents, yield* closeGap(close, own));
    budget.steps -= given - Math.max(0, own.steps);
  }
  for (const { set, tops, bound } of open)
    if (bound <= found.cents) {
      const chosen: PartDeal[] = [];
      for (const [index, part] of parts.entries()) chosen.push(yield* part.preferredUnder(set, tops[index]!, budget));
      yield* offer(set, chosen, budget);
    }
  return { deal: found.deal ?? (yield* plain()), leastCents };

  /** The best deal of each part under a set, and what all of them can't cost less than together. */
  function* judged(set: OrderSet): Steps<Judged> {
    const tops: Best[] = [];
    for (const part of parts) tops.push(yield* part.under(set, set.isAlike(part), budget));
    const sum = tops.reduce((all, top) => all + top.leastCents, 0) - set.fixedCents;
    return { set, tops, least: sum, bound: Math.ceil(sum - epsilon) };
  }

  /** @returns what deals under the set that weren't tried might cost at least */
  function* closeGap({ set, tops, least: bound, bound: whole }: Judged, own: Budget): Steps<number> {
    let open = Infinity;
    const gap = found.cents - whole;
    const all: PartDeal[][] = [];
    for (const [index, part] of parts.entries()) {
      if (part.offers.length === 0 && part.starts.length === 1) {
        all.push([tops[index]!]);
        continue;
      }
      const { deals, leastCents: left } = yield* part.dealsBelow(tops[index]!.deal.cents + gap, set, kept, own);
      // A deal that was left out costs so much more than the part's best.
      open = Math.min(open, bound + Math.max(0, left - tops[index]!.deal.cents));
      all.push(deals);
    }
    if (all.some((of) => of.length === 0)) return open;
    // Where an order-level offer may leave less than a coupon takes off, a cent of rounding decides: nothing is needless.
    const isCertain = all.every((deals) => deals.every(({ deal }) => deal.lots.every(set.leavesRoom)));
    const options = isCertain ? all.map((deals, index) => undominated(deals, parts[index]!.coupons.areThere)) : all;
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
    const grow = function* (depth: number, sum: number): Steps<void> {
      if (ground.pace.isDue(1)) yield;
      const atLeast = sum + leastFrom[depth]! - set.fixedCents;
      if (Math.ceil(atLeast - epsilon) >= found.cents) return;
      if (!goals.every((goal) => goal.isInReach(depth))) return;
      if (own.steps <= 0) {
        open = Math.min(open, atLeast);
        return;
      }
      own.steps -= depth < order.length ? 1 - isDecided(order[depth]!) : 1;
      if (depth === order.length) {
        const cents = costOf === null ? undefined : yield* costOf(chosen, own);
        if (own.steps <= 0) open = Math.min(open, atLeast);
        if (cents === null || (cents !== undefined && cents > found.cents)) return;
        if (cents === found.cents && equals-- <= 0) return;
        own.steps -= parts.length >> 2;
        yield* offer(set, chosen, own);
        if (own.steps <= 0) open = Math.min(open, atLeast);
        return;
      }
      const index = order[depth]!;
      for (const [at, option] of options[index]!.entries()) {
        chosen[index] = option;
        for (const goal of goals) goal.choose(depth, at);
        yield* grow(depth + 1, sum + option.deal.cents);
      }
    };
    yield* grow(0, 0);
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
