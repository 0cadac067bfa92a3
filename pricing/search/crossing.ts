import type { CartLine } from '../cart.ts';
import { type Lot, unknownContent } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { isInScope, measuredFor, mostOffOrder } from '../order-offers.ts';
import type { Crossing, Deal } from './deal.ts';
import type { Ground, Part } from './part.ts';
import { netSum } from './uses.ts';

/** A set of order-level offers, as far as it can be judged part by part. */
export interface OrderSet extends Crossing {
  offers: readonly Offer[];
  /** What those that don't depend on the parts take off at most, together with what rounding may add. */
  fixedCents: number;
  /** May the minimum of each be reached? */
  isReachable: boolean;
  /** Is what coupons leave of these units enough for all that the offers may take off, however it's rounded? */
  leavesRoom: (lot: Lot) => boolean;
  /** Are all lines of the part treated alike? */
  isAlike: (part: Part) => boolean;
}

/** Cents that a percentage may be rounded up by. */
const rounding = 0.5;

/**
 * What a set of order-level offers does to every unit at least, whatever the parts' deals are. A percentage lowers the
 * worth of a deal by exactly its share. An amount is taken off in the end, but the share of it that a unit is certain to
 * carry is no longer there for a manufacturer's coupon.
 *
 * @param limit what the goods in a scope cost at most before the offers, if a deal is to be cheaper than one that is known
 */
export function orderSetOf(
  offers: readonly Offer[],
  parts: readonly Part[],
  { lines }: Ground,
  limit: Limit = noLimit,
): OrderSet {
  const rates = new Float64Array(lines.length);
  const shares = new Float64Array(lines.length);
  const mostShares = new Float64Array(lines.length);
  const scopes = new Int16Array(lines.length).fill(-1);
  let fixedCents = 0;
  let isReachable = true;
  for (const [index, offer] of offers.entries()) {
    const { type, value } = offer.get.discount;
    const scope = [...lines.keys()].filter((line) => isInScope(offer, lines[line]!));
    for (const line of scope) scopes[line] = index;
    const isPercent = type === 'PERCENT';
    const all = mostIn(offer, parts, lines);
    const net = Math.min(all.net, limit(scope));
    const measured = offer.buy.minCents === undefined ? all.measured : net;
    const most = mostOffOrder(offer, net, measured);
    if (most === 0) isReachable = false;
    fixedCents += isPercent ? rounding : most;
    const share = isPercent ? percentShare(value, scope, parts) : type === 'AMOUNT_OFF' ? amountShare(value, net) : 0;
    for (const line of scope) {
      mostShares[line] = mostShare(offer);
      rates[line] = isPercent ? value / 10_000 : 0;
      // What SNAP benefits pay is discounted last, if at all (T-94).
      shares[line] = lines[line]!.isPaidWithEbt ? 0 : share;
    }
  }
  const rate = (line: number): number => rates[line]!;
  const carried = (line: number, cents: number): number => Math.floor(shares[line]! * cents);
  const worth = ({ lots, cents }: Deal): number =>
    lots.reduce((left, { line, netCents, count }) => left - rates[line]! * netCents * count, cents);
  const over = (deal: Deal): Deal => ({
    ...deal,
    cents: worth(deal),
    lots: deal.lots.map((lot) => {
      const cents = carried(lot.line, lot.netCents);
      return cents === 0 ? lot : { ...lot, netCents: lot.netCents - cents, content: unknownContent };
    }),
  });
  const fits = ({ line, netCents, applied }: Lot): boolean => {
    if (shares[line] === 0) return true;
    const coupons = applied.reduce((sum, { cents, why }) => (why === 'MANUFACTURER' ? sum + cents : sum), 0);
    return netCents >= shares[line]! * (netCents + coupons);
  };
  const leavesRoom = ({ line, netCents, applied }: Lot): boolean => {
    const coupons = applied.reduce((sum, { cents, why }) => (why === 'MANUFACTURER' ? sum + cents : sum), 0);
    if (coupons === 0 || scopes[line] === -1) return true;
    const share = shares[line]!;
    return netCents >= 1 + (mostShares[line]! * (netCents + coupons + 1)) / (1 - share);
  };
  const isAlike = ({ lines: own }: Part): boolean =>
    own.every(
      (line) => scopes[line] === scopes[own[0]!] && lines[line]!.isPaidWithEbt === lines[own[0]!]!.isPaidWithEbt,
    );
  return { offers, fixedCents, worth, over, rate, carried, fits, leavesRoom, isAlike, isReachable };
}

/** What the goods on these lines may cost at most. */
type Limit = (scope: readonly number[]) => number;

const noLimit: Limit = () => Infinity;

/** What is known of each part: its best deal under a set, and what its coupons take off at most. */
interface Known {
  tops: readonly { leastCents: number }[];
  coupons: readonly number[];
}

/**
 * What the goods of a scope cost at most before order-level offers in a deal for less than `cents`: no more than the deal,
 * what the set and coupons take off, and not what the rest costs at least.
 *
 * @param known of each part
 */
export const limitUnder =
  (set: OrderSet, parts: readonly Part[], { tops, coupons }: Known, cents: number): Limit =>
  (scope) => {
    const isIn = new Set(scope);
    return parts.reduce((sum, part, index) => {
      const inside = part.lines.filter((line) => isIn.has(line));
      if (inside.length === part.lines.length) return sum + coupons[index]!;
      const most = Math.max(...part.starts.map(({ lots }) => netSum(lots.filter(({ line }) => isIn.has(line)))));
      return sum + (inside.length === 0 ? 0 : most) - Math.max(0, tops[index]!.leastCents);
    }, cents + set.fixedCents);
  };

/** The most that the offer's goods may cost, and count, however the pools are settled and whatever coupons are used. */
function mostIn(offer: Offer, parts: readonly Part[], lines: readonly CartLine[]): { net: number; measured: number } {
  let [net, measured] = [0, 0];
  for (const { starts } of parts) {
    const scopes = starts.map(({ lots }) => lots.filter(({ line }) => isInScope(offer, lines[line]!)));
    net += Math.max(...scopes.map((scope) => netSum(scope)));
    measured += Math.max(...scopes.map((scope) => measuredFor(offer, scope, lines)));
  }
  return { net, measured };
}

/** Of each cent in scope, what an amount takes off at least: the more is in scope, the less falls on each. */
const amountShare = (cents: number, most: number): number =>
  most === 0 ? 0 : Math.min(1, cents / most) * (1 - epsilon);

/**
 * Of each cent in scope, what an offer takes off at most: of goods that reach its minimum, a percentage takes its own, and
 * an amount no larger a share than of the minimum.
 */
function mostShare({ buy: { minCents }, get: { discount } }: Offer): number {
  if (discount.type === 'PERCENT') return discount.value / 10_000 + (minCents ? rounding / minCents : 1);
  return discount.type === 'AMOUNT_OFF' && minCents ? Math.min(1, discount.value / minCents) : 1;
}

/** Of each cent in scope, what a percentage takes off at least, which is rounded once over all that is in scope. */
function percentShare(value: number, scope: readonly number[], parts: readonly Part[]): number {
  const isIn = new Set(scope);
  const least = parts
    .filter(({ lines }) => lines.every((line) => isIn.has(line)))
    .reduce((sum, part) => sum + part.leastCents, 0);
  return Math.max(0, value / 10_000 - rounding / least) * (1 - epsilon);
}

/** Keeps a product of fractions from being rounded up to the next cent. */
const epsilon = 1e-9;
