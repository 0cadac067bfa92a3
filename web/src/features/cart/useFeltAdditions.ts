import { useEffect } from 'react';
import { buzz } from '../../ui/haptics.ts';
import { type KnownCarts, knownCarts } from './known/known-carts.ts';

/** How much there is in all: packages, and pounds of what is weighed. */
const amountOf = ({ itemCount, products }: KnownCarts): number =>
  [...products.values()].reduce((sum, { weight }) => sum + (weight ?? 0), itemCount);

/** A phone buzzes when a press puts something into a cart, and never for what another tab or the server brings. */
export function useFeltAdditions(): void {
  useEffect(() => {
    let before: number | null = null;
    const press = () => {
      before = amountOf(knownCarts.read());
      // The carts show what is wanted while the press is handled.
      setTimeout(() => (before = null));
    };
    const unsubscribe = knownCarts.subscribe(() => {
      if (before === null || amountOf(knownCarts.read()) <= before) return;
      before = null;
      buzz('add');
    });
    document.addEventListener('click', press, true);
    return () => {
      unsubscribe();
      document.removeEventListener('click', press, true);
    };
  }, []);
}
