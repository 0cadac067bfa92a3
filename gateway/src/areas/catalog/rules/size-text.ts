import type { Product } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

type Sized = Pick<Product, 'size' | 'sellByWeight' | 'packageQuantity' | 'packageUnit' | 'sizeQuantity'>;

/** S-70: `16 oz`, `12 ct`, `6 × 12 fl oz`; `Each`; `Sold by weight`. */
export function sizeText({ size, sellByWeight, packageQuantity, packageUnit }: Sized, language: Language): string {
  if (sellByWeight) return texts[language].size.weighed;
  return packageUnit === 'ea' && packageQuantity === 1 ? texts[language].size.each : size;
}

/** Size and unit price in one line, for a card: `16 oz · 24.9¢/oz`. */
export const metaLine = (product: Sized, unitPrice: string | null, language: Language): string =>
  unitPrice === null ? sizeText(product, language) : texts[language].size.meta(sizeText(product, language), unitPrice);
