import type { PriceStep } from '../../../generated/resolvers.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts/index.ts';
import type { OfferFacts, QuotedLine } from './quoted.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].steps);

/** What the steps say besides money. */
export interface Priced {
  /** Hundredths of a pound in each package; null unless it's sold by weight. */
  weight: number | null;
  /** Regular price on the tag, per package or pound; null where the service doesn't say it. */
  tagCents: number | null;
  /** What the price promotion is called: Buy 1 Get 1 Free; null if unknown. */
  promoText: string | null;
  /** The volume price in words: 5+ cases $16.96; null if unknown. */
  volumeText?: string | null;
  offers: OfferFacts;
}

/** `1.25`. @param hundredths of a pound */
export const poundsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/**
 * `2 × $5.99`, `$5.99`, `1.25 lb × $3.99/lb`, `3 packages of 0.25 lb at $2.09/lb, each rounded to the cent`; the sum alone
 * where it can't be split into whole cents, or nobody says what a pound costs.
 */
function regularPrice({ qty, listCents }: QuotedLine, { weight, tagCents }: Priced, language: Language): string {
  if (weight === null || weight === 0)
    return qty > 1 && listCents % qty === 0
      ? words[language].times(qty, priceTag(listCents / qty))
      : priceTag(listCents);
  if (tagCents === null) return priceTag(listCents);
  return qty === 1
    ? words[language].weighed(poundsText(weight), priceTag(tagCents))
    : words[language].packages(qty, poundsText(weight), priceTag(tagCents));
}

/** `2 × $2.00`, `$2.00`; null where it can't be split into whole cents, as for what is weighed. */
function perPackage(cents: number, qty: number, isWeighed: boolean, language: Language): string | null {
  if (isWeighed || cents % qty !== 0) return null;
  return qty > 1 ? words[language].times(qty, priceTag(cents / qty)) : priceTag(cents);
}

/**
 * N-42: each step from the regular price to what is paid, so that the steps add up to it. Empty if there is just the price.
 */
export function priceSteps(line: QuotedLine, priced: Priced, language: Language): PriceStep[] {
  if (line.applied.length === 0) return [];
  return [
    { text: words[language].regular(regularPrice(line, priced, language)), amount: money(line.listCents) },
    ...line.applied.map((each) => ({
      text: stepText(each, line.qty, priced, language),
      amount: money(-each.amountCents),
    })),
  ];
}

function stepText(
  { offerId, amountCents, why }: QuotedLine['applied'][number],
  qty: number,
  { weight, promoText, volumeText, offers }: Priced,
  language: Language,
): string {
  if (why === 'PRICE_CUT') {
    const off = perPackage(amountCents, qty, weight !== null, language);
    return off === null ? words[language].sale : words[language].saleOff(off);
  }
  if (why === 'BUY_GET' || why === 'MULTI_BUY') return promoText ?? words[language][why];
  if (why === 'VOLUME') return volumeText ? words[language].volume(volumeText) : words[language].VOLUME;
  if (why === 'SUBSCRIPTION' || why === 'REWARD') return words[language][why];
  const title = offers.get(offerId)?.title;
  if (title !== undefined) return words[language].coupon(title);
  return why === 'ORDER' || why === 'MANUFACTURER' ? words[language][why] : words[language].anyCoupon;
}
