import { isDay } from '../../../platform/imports/day.ts';
import { centsOf } from '../../../platform/imports/money.ts';
import { type Channel, channels, type Price, type PromoType, promoTypes } from '../product.ts';
import type { Fields } from './fields.ts';
import { productNamed } from './numbers.ts';
import { promoTerms } from './promo-terms.ts';
import { volumeTerms } from './volume-terms.ts';

/** A store's price from a file. */
export interface PriceDraft {
  kind: 'price';
  product: { bpn: string } | { gtin: string };
  storeId: string;
  channel: Channel | 'ALL';
  price: Price;
}

/** A store's number, as in a file of prices or stock. */
export const storeIdIn = (text: string): string | null => (/^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : null);

/** The price in a record, or why it isn't one, in words. */
export function priceDraft(fields: Fields): PriceDraft | string {
  const product = productNamed(fields);
  if (typeof product === 'string') return product;
  const storeId = storeIdIn(fields.storeId);
  if (storeId === null) return `storeId "${fields.storeId}" isn't a store's number`;
  const channel = channelOf(fields.channel);
  if (channel === null) return `channel "${fields.channel}" is unknown`;
  const priceCents = centsOf(fields.price === '' ? fields.basePrice : fields.price);
  if (typeof priceCents === 'string') return `price ${priceCents}`;
  const basePriceCents = fields.basePrice === '' ? priceCents : centsOf(fields.basePrice);
  if (typeof basePriceCents === 'string') return `basePrice ${basePriceCents}`;
  if (priceCents > basePriceCents) return 'price is above basePrice';
  const promo = promoIn(fields, { priceCents, basePriceCents });
  if (typeof promo === 'string') return promo;
  // Only a price cut strikes through the regular price (S-143).
  if (priceCents < basePriceCents && promo?.type !== 'P')
    return 'price is below basePrice without a promotion of type P';
  const volume = volumeTerms(fields, priceCents);
  if (typeof volume === 'string') return volume;
  return {
    kind: 'price',
    product,
    storeId,
    channel,
    price: { priceCents, basePriceCents, previousBasePriceCents: null, promo, volume },
  };
}

function channelOf(text: string): Channel | 'ALL' | null {
  const name = text.toUpperCase().replaceAll(/[\s-]/g, '_');
  if (name === '' || name === 'ALL') return 'ALL';
  return channels.find((channel) => channel === name) ?? null;
}

function promoIn(fields: Fields, cost: Pick<Price, 'priceCents' | 'basePriceCents'>): Price['promo'] | string {
  const { promoType, promoText, promoDescription, promoEndsOn } = fields;
  if (promoType === '') return promoText + promoDescription + promoEndsOn === '' ? null : 'a promotion needs promoType';
  const type: PromoType | undefined = promoTypes.find((each) => each === promoType.toUpperCase());
  if (type === undefined) return `promoType "${promoType}" isn't P, B, or M`;
  if (!isDay(promoEndsOn)) return `promoEndsOn "${promoEndsOn}" isn't a day such as 2026-12-31`;
  if (promoText.length > 100 || promoDescription.length > 300) return 'the promotion says too much';
  const terms = promoTerms(type, fields, cost);
  if (typeof terms === 'string') return terms;
  return { type, text: promoText, description: promoDescription, endsOn: promoEndsOn, terms };
}
