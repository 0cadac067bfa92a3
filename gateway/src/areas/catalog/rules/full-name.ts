import type { Product } from '../../../generated/rest.ts';

/** `Meadow Lane Whole Milk`: the brand is not said twice. */
export function fullName({ brand, name }: Pick<Product, 'brand' | 'name'>): string {
  if (brand === null || name.toLowerCase().startsWith(brand.name.toLowerCase())) return name;
  return `${brand.name} ${name}`;
}
