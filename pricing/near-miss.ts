import { percentOf } from './amounts.ts';
import type { CartLine } from './cart.ts';
import type { Lot } from './lots.ts';
import type { Offer } from './offer.ts';
import { measuredFor, minimumOf } from './order-offers.ts';
import type { Pool } from './promos.ts';
import type { NearMiss } from './quote-types.ts';
import { unitCents } from './lots.ts';
import { type Reach, reaches } from './reach.ts';

/** What an offer lacks, if some of its goods are in the cart; null if none are, or nothing is lacking. */
export function nearMissOf(
  offer: Offer,
  lines: readonly CartLine[],
  lots: readonly Lot[],
  reach: Reach,
): NearMiss | null {
  const { offerId, buy } = offer;
  const flags = reach.flags(offer);
  const has = ({ line }: Lot, wanted: number) => (flags[line]! & wanted) === wanted;
  const counted = lots.filter((lot) => has(lot, reaches.counts | reaches.admitted));
  const gets = lots.filter((lot) => has(lot, reaches.discounts | reaches.admitted) && lot.netCents > 0);
  // What is got for something else lacks that.
  const valued = counted.length === 0 ? gets : counted;
  if (valued.length === 0) return null;
  const minimum = offer.proto === 'BUYX_GETX' ? minimumOf(offer) + offer.get.qty : minimumOf(offer);
  const lacking = minimum - measuredFor(offer, counted, lines);
  if (lacking > 0) {
    const missing =
      buy.minCents !== undefined
        ? { cents: lacking }
        : buy.minWeight !== undefined
          ? { weight: lacking }
          : { units: lacking };
    return { offerId, missing, gainCents: gainOf(offer, lines, valued, minimum) };
  }
  if (offer.proto !== 'BUYX_GETY') return null;
  const missing = offer.get.qty - gets.reduce((sum, { count }) => sum + count, 0);
  return missing > 0 ? { offerId, missing: { units: missing }, gainCents: gainOf(offer, lines, gets, missing) } : null;
}

/** What one use takes off, if what is missing costs what the cheapest unit there does. */
function gainOf(offer: Offer, lines: readonly CartLine[], lots: readonly Lot[], minimum: number): number {
  const { discount, qty } = offer.get;
  const cheapest = Math.min(...lots.map(({ netCents }) => netCents));
  if (!Number.isFinite(cheapest)) return 0;
  const isMoney = offer.buy.minCents !== undefined;
  const isGet = offer.proto === 'BUYX_GETX' || offer.proto === 'BUYX_GETY';
  const units = isGet ? qty : isMoney || offer.buy.minWeight !== undefined ? 1 : minimum;
  const net = isMoney && !isGet ? minimum : cheapest * units;
  if (discount.type === 'AMOUNT_OFF') return Math.min(discount.value * (isGet ? qty : 1), net);
  if (discount.type === 'PERCENT') return percentOf(discount.value, net);
  if (discount.type === 'FREE') return net;
  const line = lines[lots[0]!.line]!;
  const price = offer.proto === 'MUST_BUY' ? discount.value : unitCents(line, discount.value) * units;
  return Math.max(0, net - price);
}

/** What a pool lacks for one more free unit or group; null if nothing is left over. */
export function poolNearMiss({ id, promo, lines: members }: Pool, lines: readonly CartLine[]): NearMiss | null {
  const units = members.reduce((sum, index) => sum + lines[index]!.qty, 0);
  const size = promo.type === 'B' ? promo.buy + promo.free : promo.qty;
  const over = units % size;
  if (over === 0) return null;
  const cheapest = Math.min(...members.map((index) => unitCents(lines[index]!, lines[index]!.listCents)));
  const gainCents = promo.type === 'B' ? cheapest * promo.free : Math.max(0, cheapest * size - promo.priceCents);
  return gainCents === 0 ? null : { offerId: id, missing: { units: size - over }, gainCents };
}
