import type { Product } from '../../../../generated/rest.ts';
import type { Language } from '../../../../shared/language.ts';
import { fullName } from './product-name.ts';
import { sizeOf } from '../size-of.ts';

/** `Meadow Lane Whole Milk, 1 gal`: what a button of a list is about; what has no size has its name alone. @param named another name that it goes by, such as on a line of a cart */
export function spokenName(product: Product, language: Language, named = fullName(product, language)): string {
  const size = sizeOf(product, language);
  return size === null ? named : `${named}, ${size}`;
}
