import { type CartLine, leftAlone } from './cart.ts';
import type { ReasonCode } from './eligibility.ts';
import type { Lot } from './lots.ts';
import { isOrderLevel, type Offer } from './offer.ts';
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
  if (isOrderLevel(offer) && matching.every((line) => leftAlone.has(lines[line]!.category))) return 'EXCLUDED';
  const flags = reach.flags(offer);
  const targets = lots.filter(({ line }) => (flags[line]! & reaches.discounts) !== 0);
  if (targets.length === 0) return null;
  if (targets.every(({ line }) => (flags[line]! & reaches.admitted) === 0)) return 'PROMO_CONFLICT';
  return targets.every(({ netCents }) => netCents === 0) ? 'FREE_UNIT' : null;
}
