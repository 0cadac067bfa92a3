import { useCarts } from './useCarts.ts';

/** Tells which products are in the visitor's carts in any way: also with options or a note, which have lines of their own. */
export function useInCarts(): (productId: string) => boolean {
  const { products, special } = useCarts();
  return (productId) => products.has(productId) || special.has(productId);
}
