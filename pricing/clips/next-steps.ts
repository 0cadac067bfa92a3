import type { CartLine, PriceContext } from '../cart.ts';
import { isAmong } from '../eligibility.ts';
import { compare, type Offer } from '../offer.ts';
import { quoteSteps } from '../quote.ts';
import type { NearMiss, Quote } from '../quote-types.ts';
import type { ClipPlan } from './clip-plan.ts';
import { atOnce, type Steps } from '../steps.ts';

/** What is missing for an offer, and what it then takes off. */
export interface NextStep extends NearMiss {
  isClipped: boolean;
  /** Lines that more of would do; empty if it isn't about single lines. */
  lineIds: string[];
}

/** As many near misses as are tried: those that would take off the most. */
const mostTried = 8;

/**
 * Near misses of offers, clipped or not, that make what the shopper buys cheaper by the unit: each is priced with what is
 * missing, so that what it promises is what it does (N-42). The largest gain first. Pure.
 */
export const nextSteps = (
  cart: readonly CartLine[],
  offers: readonly Offer[],
  context: PriceContext,
  plan: Pick<ClipPlan, 'before' | 'all'>,
): NextStep[] => atOnce(nextStepsOneByOne(cart, offers, context, plan));

/** The same, in turns of so much work at most. */
export function* nextStepsOneByOne(
  cart: readonly CartLine[],
  offers: readonly Offer[],
  context: PriceContext,
  { before, all }: Pick<ClipPlan, 'before' | 'all'>,
): Steps<NextStep[]> {
  const clipped = offers.filter(({ isClipped }) => isClipped);
  const byId = new Map(offers.map((offer) => [offer.offerId, offer]));
  const isOpen = ({ offerId }: NearMiss) => byId.get(offerId)?.isClipped === false;
  const near = [...before.nearMiss.filter((miss) => byId.has(miss.offerId)), ...all.nearMiss.filter(isOpen)]
    .toSorted((one, other) => other.gainCents - one.gainCents || compare(one.offerId, other.offerId))
    .filter(({ gainCents }) => gainCents > 0)
    .slice(0, mostTried);
  const found: NextStep[] = [];
  for (const miss of near) {
    const offer = byId.get(miss.offerId)!;
    const others = clipped.filter((each) => each !== offer);
    const step = yield* tried(miss, offer, { cart, others, context, before });
    if (step) found.push(step);
    yield;
  }
  return found.toSorted((one, other) => other.gainCents - one.gainCents || compare(one.offerId, other.offerId));
}

interface Ground {
  cart: readonly CartLine[];
  /** What is clipped besides the offer. */
  others: readonly Offer[];
  context: PriceContext;
  before: Quote;
}

function* tried(miss: NearMiss, offer: Offer, { cart, others, context, before }: Ground): Steps<NextStep | null> {
  const { missing } = miss;
  const { isClipped } = offer;
  if ('cents' in missing) {
    const { goodsCents, listCents } = before.totals;
    // Whoever would have to buy as much again is not close.
    if (missing.cents > goodsCents) return null;
    const paid = goodsCents + missing.cents - miss.gainCents;
    return paid * listCents < goodsCents * (listCents + missing.cents) ? { ...miss, isClipped, lineIds: [] } : null;
  }
  const reached = cart.filter((line) => isAmong(offer.buy, line) || (isGetY(offer) && isAmong(offer.get, line)));
  // What is near has some of its goods in the cart.
  const cheapest = reached.toSorted((one, other) => one.listCents - other.listCents)[0]!;
  const more = (line: CartLine): CartLine =>
    'units' in missing
      ? { ...line, qty: line.qty + missing.units }
      : { ...line, weight: (line.weight ?? 0) + Math.ceil(missing.weight / line.qty) };
  const larger = cart.map((line) => (line === cheapest ? more(line) : line));
  const clipped = { ...offer, isClipped: true };
  const without = yield* quoteSteps(larger, others, context);
  const with_ = yield* quoteSteps(larger, [...others, clipped], context);
  const gainCents = without.totals.goodsCents - with_.totals.goodsCents;
  if (gainCents <= 0 || !with_.applied.some(({ offerId }) => offerId === offer.offerId)) return null;
  const ids = new Set(reached.map(({ lineId }) => lineId));
  const amount = (lines: readonly CartLine[]) =>
    lines.reduce(
      (sum, { lineId, qty, weight }) => sum + (ids.has(lineId) ? qty * ('units' in missing ? 1 : (weight ?? 1)) : 0),
      0,
    );
  const net = ({ lines }: Quote) =>
    lines.reduce((sum, { lineId, netCents }) => sum + (ids.has(lineId) ? netCents : 0), 0);
  const isCheaper = net(with_) * amount(cart) < net(before) * amount(larger);
  return isCheaper ? { ...miss, gainCents, isClipped, lineIds: [...ids] } : null;
}

const isGetY = ({ proto }: Offer): boolean => proto === 'BUYX_GETY';
