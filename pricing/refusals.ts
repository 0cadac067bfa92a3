import { type CartLine, leftAlone } from './cart.ts';
import type { ReasonCode } from './eligibility.ts';
import type { Lot } from './lots.ts';
import { isOrderLevel, type Offer, paysLater } from './offer.ts';
import { minimumOf } from './order-offers.ts';
import { type Reach, reaches } from './reach.ts';

/** Why an offer that could be used found nothing to take off, judged by the cart before any offer. */
export function refusalByCart(
  offer: Offer,
  lines: readonly CartLine[],
  lots: readonly Lot[],
  reach: Reach,
): ReasonCode | null {
  const matching = reach.lines(offer);
  if (matching.length === 0) return 'NO_MATCHING_ITEM';
  if ((isOrderLevel(offer) || paysLater(offer)) && matching.every((line) => leftAlone.has(lines[line]!.category)))
    return 'EXCLUDED';
  const flags = reach.flags(offer);
  const targets = lots.filter(({ line }) => (flags[line]! & reaches.discounts) !== 0);
  if (targets.length === 0) return null;
  if (targets.every(({ line }) => (flags[line]! & reaches.admitted) === 0)) return 'PROMO_CONFLICT';
  return targets.every(({ netCents }) => netCents === 0) || fallsOnFree(offer, targets) ? 'FREE_UNIT' : null;
}

/** Is a block full, but not without units that are free already (N-36)? */
function fallsOnFree({ proto, buy, get }: Offer, lots: readonly Lot[]): boolean {
  if (proto !== 'BUYX_GETX' || buy.minCents !== undefined || buy.minWeight !== undefined) return false;
  const block = minimumOf({ buy }) + get.qty;
  const units = lots.reduce((sum, { count }) => sum + count, 0);
  const paid = lots.reduce((sum, { netCents, count }) => (netCents === 0 ? sum : sum + count), 0);
  return units >= block && paid < block;
}
