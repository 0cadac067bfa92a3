import type { CartLine, PriceContext } from './cart.ts';
import { slots } from './lots.ts';
import type { Goods, Offer } from './offer.ts';

/** Why an offer takes nothing off (N-81); each offer of a quote is either applied or has one. */
export const reasonCodes = [
  'NOT_CLIPPED',
  'NOT_STARTED',
  'EXPIRED',
  'WRONG_STORE',
  'WRONG_CHANNEL',
  'LIMIT_REACHED',
  'NO_MATCHING_ITEM',
  'EXCLUDED',
  'PROMO_CONFLICT',
  'BETTER_DEAL',
  'FREE_UNIT',
  'BELOW_MINIMUM',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Is the line among these goods? With neither UPCs nor a department, every line is. */
export const isAmong = ({ upcs, department }: Goods, line: CartLine): boolean =>
  (upcs === undefined || upcs.includes(line.upc)) && (department === undefined || line.departmentId === department);

/** Goods that may be discounted. */
export const canBeDiscounted = ({ proto, buy, get }: Offer, line: CartLine): boolean =>
  isAmong(proto === 'BUYX_GETY' ? get : buy, line);

/** Why the offer can't be used in this order, whatever is in the cart; null if it can. */
export function standingRefusal(offer: Offer, context: PriceContext): ReasonCode | null {
  const { storeId, channel, placedAt } = context;
  if (!offer.isClipped) return 'NOT_CLIPPED';
  if (placedAt < offer.startLocal) return 'NOT_STARTED';
  if (placedAt > offer.endLocal) return 'EXPIRED';
  if (offer.isExcluded) return 'EXCLUDED';
  if (offer.stores && !offer.stores.includes(storeId)) return 'WRONG_STORE';
  if (offer.channels && !offer.channels.includes(channel)) return 'WRONG_CHANNEL';
  if (offer.usesLeft !== null && offer.usesLeft <= 0) return 'LIMIT_REACHED';
  return null;
}

/** Does a store's own must-buy or buy-get stay off units under a buy-get or multi-buy promo (S-147)? */
const yieldsToPromos = ({ funding, proto }: Offer): boolean =>
  funding === 'STORE' && (proto === 'MUST_BUY' || proto === 'BUYX_GETX' || proto === 'BUYX_GETY');

/** May the offer take units that are under a buy-get or multi-buy promo, or aren't? */
export const mayTake = (offer: Offer, isUnderPromo: boolean): boolean => !(isUnderPromo && yieldsToPromos(offer));

/** Which place the offer takes on a unit, and which taken ones keep it away (N-36). */
export function slotOf(
  offer: Pick<Offer, 'funding' | 'buy'>,
  { stackPolicy }: Pick<PriceContext, 'stackPolicy'>,
): { own: number; barredBy: number } {
  const own =
    offer.funding === 'MF'
      ? slots.manufacturer
      : stackPolicy === 'MF_CATEGORY_ITEM' && offer.buy.upcs === undefined
        ? slots.category
        : slots.store;
  const all = slots.store | slots.category | slots.manufacturer;
  return { own, barredBy: stackPolicy === 'ONE_PER_UNIT' ? all : own };
}
