import type { Product } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';

type Sized = Pick<Product, 'size' | 'sellByWeight' | 'packageQuantity' | 'packageUnit' | 'sizeQuantity'>;

/** S-70: `16 oz`, `12 ct`, `6 × 12 fl oz`; `Each`; `Sold by weight`. */
export function sizeText({ size, sellByWeight, packageQuantity, packageUnit }: Sized): string {
  if (sellByWeight) return texts.size.weighed;
  return packageUnit === 'ea' && packageQuantity === 1 ? texts.size.each : size;
}

/** Size and unit price in one line, for a card: `16 oz · 24.9¢/oz`. */
export const metaLine = (product: Sized, unitPrice: string | null): string =>
  unitPrice === null ? sizeText(product) : texts.size.meta(sizeText(product), unitPrice);
