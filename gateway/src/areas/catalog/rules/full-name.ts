import { fullNameOf } from '../../../../../server-kit/full-name.ts';
import type { Product } from '../../../generated/rest.ts';

/** `Meadow Lane Whole Milk`: the brand is not said twice. */
export const fullName = ({ brand, name }: Pick<Product, 'brand' | 'name'>): string =>
  fullNameOf(brand?.name ?? null, name);
