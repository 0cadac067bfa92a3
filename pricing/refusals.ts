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

/** Are there full blocks, and is what would be discounted of them free already (N-36)? */
function fallsOnFree(offer: Offer, lots: readonly Lot[]): boolean {
  const { proto, buy, get } = offer;
  if (proto !== 'BUYX_GETX' || buy.minCents !== undefined || buy.minWeight !== undefined) return false;
  const units = lots.reduce((sum, { count }) => sum + count, 0);
  const free = lots.reduce((sum, { netCents, count }) => (netCents === 0 ? sum + count : sum), 0);
  const blocks = Math.min(offer.maxApplications ?? Infinity, Math.floor(units / (minimumOf(offer) + get.qty)));
  // A block around a free unit could be made of others, if there were enough of them.
  return blocks > 0 && free > 0 && Math.floor((units - free) / (minimumOf(offer) + get.qty)) === 0;
}
