import type { quickAdd } from '../../../messages/en/ordering/quick-add.ts';
import { money } from '../../../messages/support/formats.ts';
import type { UsualRow_ProductFragment as Product } from './UsualRow.generated.ts';

/** Below the name: size, or price of a pound, and what is saved: `24 oz · Buy 1, get 1 free`, `16 oz · Coupon $1.00 off`. */
export const metaOf = (
  { sizeText, price, minimumWeight }: Pick<Product, 'sizeText' | 'price' | 'minimumWeight'>,
  texts: typeof quickAdd,
  couponText: string | null = null,
): string =>
  [minimumWeight !== null && price ? texts.perPound(money(price.amount)) : sizeText, price?.savingText, couponText]
    .filter(Boolean)
    .join(' · ');
