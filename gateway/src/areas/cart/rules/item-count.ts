import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts.ts';

/** `14 items`, `1 item`. @param quantity packages */
export const itemCountText = (quantity: number): string =>
  quantity === 1 ? texts.oneItem : texts.items(counted(quantity));

/** `3 carts, 17 items. Each is checked out on its own.` @param carts those with at least one line */
export function summaryText(carts: number, quantity: number): string {
  if (carts === 0) return texts.noItems;
  const items = itemCountText(quantity);
  return carts === 1 ? texts.oneCart(items) : texts.carts(carts, items);
}
