import type { Product, ProductPrice, UnitPrice } from '../../../../generated/rest.ts';
import { priceTag, smallPriceTag } from '../../../../shared/dollars.ts';
import { texts } from '../../texts/index.ts';
import { monthAndDay } from '../local-day.ts';
import { promoText } from './promo-words.ts';
import { promoOn, struckThrough } from './promo.ts';
import { inLanguages, type Language } from '../../../../shared/language.ts';

const words = inLanguages((language) => texts[language].price);
type Priced = Pick<Product, 'sellByWeight' | 'packageQuantity' | 'packageUnit'>;

/** N-49: `25.3¢/oz` below a dollar, to a tenth of a cent; `$3.99/lb` from there, to the cent; `41.6¢ each` for pieces. */
export function unitPriceWords({ tenths, unit }: UnitPrice, language: Language): string {
  const amount = tenths < 1000 ? words[language].cents((tenths / 10).toFixed(1)) : priceTag(Math.round(tenths / 10));
  return unit === 'ea' ? words[language].each(amount) : words[language].perUnit(amount, unit);
}

/** N-49. null when it would only repeat the price: sold by that unit, or one of it in a package. */
export function unitPriceText(
  { unitPrice }: Pick<ProductPrice, 'unitPrice'>,
  { sellByWeight, packageQuantity, packageUnit }: Priced,
  language: Language,
): string | null {
  if (unitPrice === null) return null;
  const repeats = sellByWeight ? unitPrice.unit === 'lb' : packageQuantity === 1 && packageUnit === unitPrice.unit;
  return repeats ? null : unitPriceWords(unitPrice, language);
}

const each = (text: string, { sellByWeight }: Priced, perPound: (text: string) => string): string =>
  sellByWeight ? perPound(text) : text;

/** For screen readers: `Now $3.99, was $5.99`; `$1.99 per pound`. @param today the store's day */
export function spokenPrice(price: ProductPrice, product: Priced, today: string, language: Language): string {
  const was = struckThrough(price, today);
  const now = each(priceTag(price.priceCents), product, words[language].spokenPerPound);
  return was === null ? now : words[language].now(now, each(priceTag(was), product, words[language].spokenPerPound));
}

/**
 * The ticket (S-64): what a sale (P) saves, `Save $2.00` or `Save 40¢/lb`; buy some get some (B) and multi-buys (M) by
 * `promoText`. null without a promotion.
 */
export function savingText(price: ProductPrice, product: Priced, today: string, language: Language): string | null {
  const promo = promoOn(price, today);
  if (promo === null) return null;
  if (promo.type !== 'P') return promoText(promo, language);
  const was = struckThrough(price, today);
  return was === null
    ? null
    : words[language].save(each(smallPriceTag(was - price.priceCents), product, words[language].perPound));
}

/** S-113: `Sale price until Aug 11`; `Sale price ends today`. null without a promotion. */
export function untilText(price: ProductPrice, today: string, language: Language): string | null {
  const promo = promoOn(price, today);
  if (promo === null) return null;
  const isSale = promo.type === 'P';
  if (promo.endsOn === today) return isSale ? words[language].saleEndsToday : words[language].endsToday;
  return (isSale ? words[language].saleUntil : words[language].until)(monthAndDay(promo.endsOn, language));
}
