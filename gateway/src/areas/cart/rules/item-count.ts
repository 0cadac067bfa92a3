import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** `14 items`, `1 item`. @param quantity packages */
export const itemCountText = (quantity: number, language: Language): string =>
  quantity === 1 ? texts[language].oneItem : texts[language].items(counted(quantity));

/** `3 carts, 17 items. Each is checked out on its own.` @param carts those with at least one line */
export function summaryText(carts: number, quantity: number, language: Language): string {
  if (carts === 0) return texts[language].noItems;
  const items = itemCountText(quantity, language);
  return carts === 1 ? texts[language].oneCart(items) : texts[language].carts(carts, items);
}
