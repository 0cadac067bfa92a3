import type { Product } from '../../../generated/rest.ts';

type Scheduled = Pick<
  Product,
  | 'program'
  | 'status'
  | 'price'
  | 'isMtoProduct'
  | 'isCustomizable'
  | 'isPreOrderItem'
  | 'containsAlcohol'
  | 'restrictedValue'
>;

/** Is a product offered for Schedule & Save (N-65)? The service decides when it is asked; this spares the shopper a refusal. */
export const canSchedule = (product: Scheduled): boolean =>
  product.program === 'abs' &&
  product.status === 'ACTIVE' &&
  product.price !== null &&
  !product.isMtoProduct &&
  !product.isCustomizable &&
  !product.isPreOrderItem &&
  !product.containsAlcohol &&
  product.restrictedValue === 0;
