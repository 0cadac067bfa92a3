import { type CartLine, leftAlone, type PriceContext } from './cart.ts';
import { type Lot, slots } from './lots.ts';
import { type Goods, isOrderLevel, type Offer } from './offer.ts';

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

/** Goods that only count toward the purchase; what can be discounted is never among them (N-81). */
export const countsToward = ({ proto, buy, get }: Offer, line: CartLine): boolean =>
  isAmong(buy, line) && !(proto === 'BUYX_GETY' && isAmong(get, line));

/** Goods that may be discounted. */
export const canBeDiscounted = ({ proto, buy, get }: Offer, line: CartLine): boolean =>
  isAmong(proto === 'BUYX_GETY' ? get : buy, line);

/** Why the offer can't be used in this order, whatever is in the cart; null if it can. */
export function standingRefusal(offer: Offer, context: PriceContext): ReasonCode | null {
  const { storeId, channel, placedAt } = context;
  if (!offer.isClipped) return 'NOT_CLIPPED';
  if (placedAt < offer.startLocal) return 'NOT_STARTED';
  if (placedAt > offer.endLocal) return 'EXPIRED';
  if (offer.stores && !offer.stores.includes(storeId)) return 'WRONG_STORE';
  if (offer.channels && !offer.channels.includes(channel)) return 'WRONG_CHANNEL';
  if (offer.usesLeft !== null && offer.usesLeft <= 0) return 'LIMIT_REACHED';
  return null;
}

/** Does a store's own must-buy or buy-get stay off units under a buy-get or multi-buy promo (S-147)? */
const yieldsToPromos = ({ funding, proto }: Offer): boolean =>
  funding === 'STORE' && (proto === 'MUST_BUY' || proto === 'BUYX_GETX' || proto === 'BUYX_GETY');

const isUnderPromo = ({ promo }: Lot): boolean => promo === 'B' || promo === 'M';

/** May the offer take units of this lot, were it the only offer? */
export function admits(offer: Offer, line: CartLine, lot: Lot): boolean {
  if (isOrderLevel(offer) && leftAlone.has(line.category)) return false;
  return !(yieldsToPromos(offer) && isUnderPromo(lot));
}

/** Which place the offer takes on a unit, and which taken ones keep it away (N-36). */
export function slotOf(offer: Offer, { stackPolicy }: PriceContext): { own: number; barredBy: number } {
  const own =
    offer.funding === 'MF'
      ? slots.manufacturer
      : stackPolicy === 'MF_CATEGORY_ITEM' && offer.buy.upcs === undefined
        ? slots.category
        : slots.store;
  const all = slots.store | slots.category | slots.manufacturer;
  return { own, barredBy: stackPolicy === 'ONE_PER_UNIT' ? all : own };
}

/** Why an offer that could be used found nothing to take off, judged by the cart before any offer. */
export function refusalByCart(offer: Offer, lines: readonly CartLine[], lots: readonly Lot[]): ReasonCode | null {
  const lineOf = (lot: Lot) => lines[lot.line]!;
  const matching = lots.filter((lot) => canBeDiscounted(offer, lineOf(lot)) || countsToward(offer, lineOf(lot)));
  const targets = matching.filter((lot) => canBeDiscounted(offer, lineOf(lot)));
  if (matching.length === 0) return 'NO_MATCHING_ITEM';
  if (isOrderLevel(offer) && matching.every((lot) => leftAlone.has(lineOf(lot).category))) return 'EXCLUDED';
  if (targets.length > 0 && targets.every((lot) => !admits(offer, lineOf(lot), lot))) return 'PROMO_CONFLICT';
  if (targets.length > 0 && targets.every(({ netCents }) => netCents === 0)) return 'FREE_UNIT';
  return null;
}
