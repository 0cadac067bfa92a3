import type { Goods } from '../../catalog/index.ts';

/** Why a product can't come by subscription; null if it can. */
export type SubscribeRefusal = 'PRODUCT_NOT_FOUND' | 'NOT_SUBSCRIBABLE';

/**
 * What comes again and again is packed without asking anybody: nothing that is made to order, that waits for its season,
 * that needs ID at the door, or that others sell (N-65).
 */
export function subscribeRefusal(goods: Goods | undefined): SubscribeRefusal | null {
  if (!goods?.price || goods.product.status !== 'ACTIVE') return 'PRODUCT_NOT_FOUND';
  const { program, isMto, isCustomizable, effectiveOn, containsAlcohol, restrictedValue } = goods.product;
  const isPlain = program === 'abs' && !isMto && !isCustomizable && effectiveOn === null;
  return isPlain && !containsAlcohol && restrictedValue === 0 ? null : 'NOT_SUBSCRIBABLE';
}
