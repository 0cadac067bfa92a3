import type { Product, ProductPrice, UnitPrice } from '../../../generated/rest.ts';
import { priceTag, smallPriceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts.ts';
import { monthAndDay } from './local-day.ts';
import { isActive, struckThrough } from './promo.ts';

const words = texts.price;
type Priced = Pick<Product, 'sellByWeight' | 'packageQuantity' | 'packageUnit'>;

/** N-49: `25.3¢/oz` below a dollar, to a tenth of a cent; `$3.99/lb` from there, to the cent; `41.6¢ each` for pieces. */
export function unitPriceWords({ tenths, unit }: UnitPrice): string {
  const amount = tenths < 1000 ? words.cents((tenths / 10).toFixed(1)) : priceTag(Math.round(tenths / 10));
  return unit === 'ea' ? words.each(amount) : words.perUnit(amount, unit);
}

/** N-49. null when it would only repeat the price: sold by that unit, or one of it in a package. */
export function unitPriceText(
  { unitPrice }: Pick<ProductPrice, 'unitPrice'>,
  { sellByWeight, packageQuantity, packageUnit }: Priced,
): string | null {
  if (unitPrice === null) return null;
  const repeats = sellByWeight ? unitPrice.unit === 'lb' : packageQuantity === 1 && packageUnit === unitPrice.unit;
  return repeats ? null : unitPriceWords(unitPrice);
}

const each = (text: string, { sellByWeight }: Priced, perPound: (text: string) => string): string =>
  sellByWeight ? perPound(text) : text;

/** For screen readers: `Now $3.99, was $5.99`; `$1.99 per pound`. @param today the store's day */
export function spokenPrice(price: ProductPrice, product: Priced, today: string): string {
  const was = struckThrough(price, today);
  const now = each(priceTag(price.priceCents), product, words.spokenPerPound);
  return was === null ? now : words.now(now, each(priceTag(was), product, words.spokenPerPound));
}

/**
 * The ticket (S-64): what a sale (P) saves, `Save $2.00` or `Save 40¢/lb`; buy some get some (B) and multi-buys (M) in
 * the retailer's words. null without an active promotion, or without words.
 */
export function savingText(price: ProductPrice, product: Priced, today: string): string | null {
  const { promo } = price;
  if (!isActive(promo, today)) return null;
  if (promo.type !== 'P') return promo.text || null;
  const was = struckThrough(price, today);
  return was === null ? null : words.save(each(smallPriceTag(was - price.priceCents), product, words.perPound));
}

/** S-113: `Sale price until Aug 11`; `Sale price ends today`. null without an active promotion. */
export function untilText({ promo }: Pick<ProductPrice, 'promo'>, today: string): string | null {
  if (!isActive(promo, today)) return null;
  const isSale = promo.type === 'P';
  if (promo.endsOn === today) return isSale ? words.saleEndsToday : words.endsToday;
  return (isSale ? words.saleUntil : words.until)(monthAndDay(promo.endsOn));
}
