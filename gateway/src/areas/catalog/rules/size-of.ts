import type { Product } from '../../../generated/rest.ts';
import { sizeText } from './size-text.ts';
import type { Language } from '../../../shared/language.ts';

/** `16 oz`, `3 lb bag`; null for what is sold by weight or by the piece: its price says so. */
export function sizeOf(product: Product, language: Language): string | null {
  const { sellByWeight, packageUnit, packageQuantity } = product;
  return sellByWeight || (packageUnit === 'ea' && packageQuantity === 1) ? null : sizeText(product, language);
}
