import { subscriptionSaving } from '../../../constants.ts';
import type { Product } from '../../../generated/rest.ts';
import { priceTag } from '../../../shared/dollars.ts';
import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';

/** Every how many weeks a household buys something; null if it doesn't buy it again and again. */
export function usualWeeks(bpn: string, usuals: readonly { itemId: string; cadenceDays: number }[]): number | null {
  const found = usuals.find(({ itemId }) => itemId === bpn);
  return found ? Math.max(1, Math.round(found.cadenceDays / 7)) : null;
}

/** `About $7.21 each time, 5% less than $7.59`; null while there is no price. What is weighed has its price by the pound. */
export function scheduleText({ price, sellByWeight }: Pick<Product, 'price' | 'sellByWeight'>, language: Language) {
  if (!price) return null;
  const { offer } = texts[language];
  const now = Math.round((price.priceCents * (100 - subscriptionSaving)) / 100);
  const words = sellByWeight ? offer.pound : offer.each;
  return words(priceTag(now), subscriptionSaving, priceTag(price.priceCents));
}
