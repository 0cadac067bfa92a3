import { bagFeeOf } from './bag-fees.ts';
import type { Channel, Goods } from '../../catalog/index.ts';
import type { CartLine, PriceContext, Promo, Volume } from '../../../../pricing/cart.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import { storeDay } from '../../platform/store-day.ts';
import { depositCents } from './deposits.ts';
import { goodsClass } from './goods-class.ts';
import type { Line } from './line.ts';
import { optionCents } from './options.ts';
import { taxOf } from './tax.ts';

/** Everything that decides what a cart costs: the same inputs are the same cents (I-7). */
export interface PriceInputs {
  lines: readonly CartLine[];
  offers: readonly Offer[];
  context: PriceContext;
  /** Pickup, delivery, or shipping; added to the total. */
  feeCents: number;
}

/** How a banner prices its carts. */
export type PriceSettings = Pick<PriceContext, 'stackPolicy' | 'couponOnFreeUnit' | 'subscriptionRate'>;

/** What a quote of a cart at a store depends on. It is valid through the store's day. @param settings of the store's banner */
export function priceContext(
  { storeId, state, timeZone }: { storeId: string; state: string; timeZone: string },
  settings: PriceSettings,
  channel: Channel,
  now: Temporal.Instant,
): PriceContext {
  const end = storeDay(now, timeZone).end.subtract({ milliseconds: 1 });
  return {
    storeId,
    channel,
    placedAt: now.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'millisecond' }),
    ...settings,
    tax: taxOf(state),
    bags: bagFeeOf(state, channel),
    rewardCents: 0,
    points: null,
    validUntil: end.toString({ smallestUnit: 'millisecond' }),
  };
}

/** A line of an order that is being changed keeps the price it was placed at (N-40). */
export function asPlaced({ volume, ...line }: CartLine, placed: CartLine | undefined): CartLine {
  if (placed === undefined) return { ...line, ...(volume && { volume }) };
  return {
    ...line,
    listCents: placed.listCents,
    promo: placed.promo,
    ...(placed.volume && { volume: placed.volume }),
    depositCents: placed.depositCents,
    taxCode: placed.taxCode,
    isSubscription: placed.isSubscription,
    isPaidWithEbt: placed.isPaidWithEbt,
  };
}

/** A line as `pricing` takes it; undefined for a product without a price. @param at.isSubscribed do lines come by subscription, but for one-time items? @param at.isBusiness does a business order them (S-165)? */
export function pricedLine(
  line: Line,
  goods: Goods,
  at: { state: string; isSubscribed?: boolean; isBusiness?: boolean },
): CartLine | undefined {
  if (!goods.price) return undefined;
  const { category, taxClass } = goodsClass(goods);
  const more = optionCents(line.options, goods.groups);
  const volume = volumeOf(goods.price, more);
  return {
    lineId: line.entryId,
    upc: goods.upc,
    departmentId: goods.place.department.departmentId,
    category: at.isBusiness ? 'BUSINESS' : category,
    qty: line.quantity,
    weight: line.weight,
    listCents: regularCents(goods.price) + more,
    promo: promoOf(goods.price, more),
    ...(volume && { volume }),
    depositCents: depositCents(goods, at.state),
    taxCode: taxClass,
    isSubscription: (at.isSubscribed ?? false) && !line.isOneTime,
    isPaidWithEbt: false,
  };
}

/** What shoppers are shown as the regular price (S-143). */
export const regularCents = ({ priceCents, basePriceCents, promo }: NonNullable<Goods['price']>): number =>
  promo?.type === 'P' ? basePriceCents : priceCents;

/** A price promo as `pricing` takes it; options cost the same with it. */
function promoOf({ priceCents, promo }: NonNullable<Goods['price']>, more: number): Promo | null {
  if (promo === null) return null;
  const { type, endsOn, terms } = promo;
  if (type === 'P') return { type, priceCents: priceCents + more, endsOn };
  if (!terms) return null;
  const { buy, free, quantity, priceCents: groupCents, group } = terms;
  if (type === 'B') return buy === null || free === null ? null : { type, buy, free, group, endsOn };
  return quantity === null || groupCents === null
    ? null
    : { type, qty: quantity, priceCents: groupCents, group, endsOn };
}

/** A volume price as `pricing` takes it; options cost the same with it. */
function volumeOf({ volume }: NonNullable<Goods['price']>, more: number): Volume | null {
  if (!volume) return null;
  const { quantity: qty, priceCents, rate, group } = volume;
  if (priceCents !== null) return { qty, group, off: { type: 'PRICE', cents: priceCents + more } };
  return rate === null ? null : { qty, group, off: { type: 'RATE', rate } };
}
