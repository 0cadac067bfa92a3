import { thisPage } from '../../page/page.ts';
import { useCarts } from './useCarts.ts';

/**
 * Tells which products have come into the visitor's carts, in any way: also with options or a note, which have lines of
 * their own. What the browser kept from before the page tells nothing: the page came with newer answers.
 */
export function useInCarts(): (productId: string) => boolean {
  const { products, special, updatedAt } = useCarts();
  const isOfThisPage = updatedAt !== null && updatedAt >= thisPage().openedAt;
  return (productId) => isOfThisPage && (products.has(productId) || special.has(productId));
}
