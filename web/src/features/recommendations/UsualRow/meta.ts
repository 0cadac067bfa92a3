import type { quickAdd } from '../../../messages/en/ordering/quick-add.ts';
import { money } from '../../../messages/support/formats.ts';
import type { UsualRow_ProductFragment as Product } from './UsualRow.generated.ts';

/** Below the name: size, or price of a pound, and what is saved: `24 oz · Buy 1, get 1 free`. */
export const metaOf = (
  { sizeText, price, minimumWeight }: Pick<Product, 'sizeText' | 'price' | 'minimumWeight'>,
  texts: typeof quickAdd,
): string =>
  [minimumWeight !== null && price ? texts.perPound(money(price.amount)) : sizeText, price?.savingText]
    .filter(Boolean)
    .join(' · ');
