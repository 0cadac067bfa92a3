import type { CartLine, PriceContext } from '../cart.ts';
import { compare, type Offer } from '../offer.ts';
import { quoteSteps } from '../quote.ts';
import type { Quote } from '../quote-types.ts';
import { atOnce, type Steps } from '../steps.ts';

/** Which offers to clip for a cart, and the proof: what it costs without and with them. */
export interface ClipPlan {
  /** By id; each lowers the total, so that without any one of them the cart costs more. */
  offerIds: string[];
  /** With what is clipped already. */
  before: Quote;
  /** With these, too; the same as before if there are none. */
  after: Quote;
  /** With everything that could be clipped: what the others would still need. */
  all: Quote;
}

/**
 * The fewest offers that, once clipped, bring a cart to the least it can cost: one quote with all of them, then each is left
 * out that the total can do without, the smallest first. Pure, as `quote` is.
 * @param offers what is clipped, and what could be: `isClipped` tells them apart
 */
export const clipPlan = (cart: readonly CartLine[], offers: readonly Offer[], context: PriceContext): ClipPlan =>
  atOnce(clipPlanSteps(cart, offers, context));

/** The same, in turns of so much work at most. */
export function* clipPlanSteps(
  cart: readonly CartLine[],
  offers: readonly Offer[],
  context: PriceContext,
): Steps<ClipPlan> {
  const clipped = offers.filter(({ isClipped }) => isClipped);
  const open = offers.flatMap((offer) => (offer.isClipped ? [] : { ...offer, isClipped: true }));
  const priced = (some: readonly Offer[]) => quoteSteps(cart, [...clipped, ...some], context);
  const before = yield* priced([]);
  yield;
  const all = open.length === 0 ? before : yield* priced(open);
  yield;
  const uses = new Map(all.applied.map(({ offerId, amountCents }) => [offerId, amountCents]));
  let kept = open
    .filter(({ offerId }) => uses.has(offerId))
    .toSorted((one, other) => uses.get(one.offerId)! - uses.get(other.offerId)! || compare(other.offerId, one.offerId));
  let after = yield* priced(kept);
  for (const offer of kept) {
    yield;
    const fewer = kept.filter((each) => each !== offer);
    const without = fewer.length === 0 ? before : yield* priced(fewer);
    if (without.totals.totalCents > after.totals.totalCents) continue;
    kept = fewer;
    after = without;
  }
  if (after.totals.totalCents >= before.totals.totalCents) return { offerIds: [], before, after: before, all };
  return { offerIds: kept.map(({ offerId }) => offerId).toSorted(compare), before, after, all };
}
