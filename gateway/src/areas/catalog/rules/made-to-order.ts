import type { ProductDetails } from '../../../generated/rest.ts';
import { hourText } from '../../stores/rules/open-hours.ts';
import { texts } from '../texts/index.ts';
import { hoursOn } from './slot-hours.ts';
import type { Language } from '../../../shared/language.ts';

/** `18:30` for 1110 minutes, `24:00` for 1440. */
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * S-71: `Made to order at 2300 16th St, today 10 AM to 7 PM.` null unless it's made to order.
 * @param store the store's name; @param dayOfWeek today in the store, 1 is Monday
 */
export function madeToOrderText(
  { product, fulfillment }: Pick<ProductDetails, 'product' | 'fulfillment'>,
  store: string,
  dayOfWeek: number,
  language: Language,
): string | null {
  if (!product.isMtoProduct) return null;
  const hours = hoursOn(fulfillment, dayOfWeek);
  if (hours === null) return texts[language].preparation.madeAtAnyTime(store);
  return texts[language].preparation.madeAt(
    store,
    texts[language].preparation.span(hourText(clockOf(hours.start), language), hourText(clockOf(hours.end), language)),
  );
}
