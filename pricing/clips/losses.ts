import type { CartLine, PriceContext } from '../cart.ts';
import { isAmong } from '../eligibility.ts';
import { isOrderLevel, type Offer } from '../offer.ts';
import { nearMissOf } from '../near-miss.ts';
import { priced } from '../quote.ts';
import { settle } from '../settle.ts';
import { atOnce, type Steps } from '../steps.ts';
import type { Quote, QuoteTotals } from '../quote-types.ts';

/** What a cart would lose with less of a line, though goods for it are left. */
export interface Loss {
  lineId: string;
  /** It is lost with this many packages, or fewer, as long as there are any. */
  atQty: number;
  /** Is it lost without the line, too? */
  withNone: boolean;
  /** Offers that would no longer reach what they ask for, and what they take off now. */
  offers: { offerId: string; amountCents: number }[];
  losesMinimum: boolean;
}

/** As many lines as are tried: those of most carts. */
const mostTried = 60;

/**
 * Which reached thresholds less of a line would lose: offers that ask for more than one unit, and the cart's minimum. Who
 * takes out the last of what an offer is for loses nothing by it. Each is priced. Pure.
 * @param offers that are clipped @param isShort is the cart below its minimum with these totals?
 */
export const lossesOf = (
  cart: readonly CartLine[],
  offers: readonly Offer[],
  context: PriceContext,
  now: Now,
): Loss[] => atOnce(lossesOneByOne(cart, offers, context, now));

/** What the cart costs now, and whether it is below its minimum with some totals. */
interface Now {
  before: Quote;
  isShort: (totals: QuoteTotals) => boolean;
}

/** The same, one line at a time. */
export function* lossesOneByOne(
  cart: readonly CartLine[],
  offers: readonly Offer[],
  context: PriceContext,
  { before, isShort }: Now,
): Steps<Loss[]> {
  const amounts = new Map(before.applied.map(({ offerId, amountCents }) => [offerId, amountCents]));
  const reached = offers.filter((offer) => amounts.has(offer.offerId) && asksForMore(offer));
  const canFall = !isShort(before.totals);
  const touched = cart.filter(
    (line) =>
      reached.some((offer) => isAmong(offer.buy, line)) ||
      (canFall && isShort(without(before.totals, before, line.lineId))),
  );
  const lostAt = (line: CartLine, qty: number) => {
    const rest = cart.flatMap((each) => (each === line ? (qty > 0 ? { ...each, qty } : []) : each));
    if (rest.length === 0) return { lost: [], losesMinimum: false };
    // What an offer lacks, and the cart's minimum, are judged before any offer (N-60): nothing has to be searched for.
    const bare = priced(rest, [], context);
    const lost = reached.filter((offer) => nearMissOf(offer, bare.lines, bare.lots, bare.reach) !== null);
    return { lost, losesMinimum: canFall && isShort(settle(bare).totals) };
  };
  const found: Loss[] = [];
  for (const line of touched.slice(0, mostTried)) {
    yield;
    const isLost = (qty: number) => {
      const { lost, losesMinimum } = lostAt(line, qty);
      return lost.length > 0 || losesMinimum;
    };
    const withNone = isLost(0);
    const least = withNone ? 0 : line.qty > 1 && isLost(1) ? 1 : null;
    if (least === null) continue;
    const atQty = mostWith(isLost, least, line.qty);
    const { lost, losesMinimum } = lostAt(line, atQty);
    const named = lost.map(({ offerId }) => ({ offerId, amountCents: amounts.get(offerId)! }));
    found.push({ lineId: line.lineId, atQty, withNone, offers: named, losesMinimum });
  }
  return found;
}

/** The most packages at which it is lost, from `least`, where it is, to below `all`, where it isn't. */
function mostWith(isLost: (qty: number) => boolean, least: number, all: number): number {
  let [lost, kept] = [least, all];
  while (kept - lost > 1) {
    const middle = Math.floor((lost + kept) / 2);
    if (isLost(middle)) lost = middle;
    else kept = middle;
  }
  return lost;
}

const asksForMore = (offer: Offer): boolean =>
  isOrderLevel(offer) ||
  (offer.buy.minQty ?? 1) > 1 ||
  offer.buy.minCents !== undefined ||
  offer.buy.minWeight !== undefined ||
  offer.proto === 'BUYX_GETX';

/** The totals as they might be without a line: its promos are its own, as far as they are known. */
function without(totals: QuoteTotals, { lines }: Quote, lineId: string): QuoteTotals {
  const { listCents } = lines.find((each) => each.lineId === lineId)!;
  return { ...totals, listCents: totals.listCents - listCents };
}
