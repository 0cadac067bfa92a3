import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import { ownTexts, type Translated } from './card/own-texts.ts';
import type { Language } from '../../../shared/language.ts';

import { dealTicket } from './card/deal-words.ts';
import type { Coupon } from './coupon.ts';

/** What a coupon says of money, as its service gives it (S-86). */
export interface Priced extends Pick<Coupon, 'deal'> {
  /** The large part: $1.50, FREE, 20%, 2 for $6; empty if it has none. */
  offerPrice: string;
  /** The small part: off, reward; empty if it has none. */
  priceTitle: string;
  description: string;
  regularPriceCents: number | null;
}

/** A coupon's header. */
export interface CouponHeader {
  /** In one go: $1.50 off. */
  text: string;
  /** $1.50 */
  value: string;
  /** off; null if there is nothing beside the value. */
  unit: string | null;
  /** false: a coupon without a price has its description in the header. */
  isPrice: boolean;
}

/** S-41: the price, or the description where there is none. */
export function couponHeader(
  { offerPrice, priceTitle, description: written, deal, translations }: Omit<Priced, 'regularPriceCents'> & Translated,
  language: Language,
): CouponHeader {
  const { value, unit } = dealTicket(deal, language) ?? {
    value: offerPrice.trim(),
    unit: priceTitle.trim() || null,
  };
  const { description = written } = ownTexts({ translations }, language);
  if (value === '') return { text: description, value: description, unit: null, isPrice: false };
  return { text: unit === null ? value : texts[language].prices.ticket(value, unit), value, unit, isPrice: true };
}

/** S-42: `In-store: $5.49`; null if the regular price isn't known. */
export const inStoreText = (
  { regularPriceCents }: Pick<Priced, 'regularPriceCents'>,
  language: Language,
): string | null => (regularPriceCents === null ? null : texts[language].prices.inStore(priceTag(regularPriceCents)));

/** `Reg. $5.49`, beside the price in an ad; null if the regular price isn't known. */
export const regularText = (
  { regularPriceCents }: Pick<Priced, 'regularPriceCents'>,
  language: Language,
): string | null => (regularPriceCents === null ? null : texts[language].prices.regular(priceTag(regularPriceCents)));

interface Saving {
  valueCents: number | null;
  regularPriceCents: number | null;
}

/** What one costs with the offer: `$3.99 instead of $5.49`; null unless the regular price and what is taken off it are known. */
export function payText({ valueCents, regularPriceCents }: Saving, language: Language): string | null {
  if (valueCents === null || regularPriceCents === null || valueCents <= 0 || valueCents > regularPriceCents)
    return null;
  return texts[language].prices.pay(priceTag(regularPriceCents - valueCents), priceTag(regularPriceCents));
}
