import type { LinkProps } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../../app/data/frame.ts';
import { isAt, screens } from '../../app/routing/paths.ts';
import { useMessages } from '../../messages/messages.ts';
import { knownCarts } from './known/known-carts.ts';
import { useCarts } from './useCarts.ts';

/** The carts in short, wherever a link leads to them: how many packages (S-36), and what they cost. */
interface CartLink {
  /** Opens the drawer, or while an order is being changed leads there; without JavaScript it leads to their page. */
  link: LinkProps;
  /** All of it in words. */
  label: string;
  itemCount: number;
  sum: string | null;
  isEmpty: boolean;
}

/** What every link to the carts says and does. */
export function useCartLink(): CartLink {
  const { cart } = useMessages().frame;
  const { itemCount, totalCents, edit, updatedAt } = useCarts();
  const { viewer } = useFrame();
  const opens = !edit && !isAt(useLocation().pathname, 'cart', 'orderCart', 'checkout');
  // The order's total beside a cart's would be two sums of the same name.
  const sum = !edit && itemCount > 0 && totalCents ? cart.sum(totalCents) : null;
  // Most shoppers have something in their carts, and most guests nothing: until it's known, the cart stands where it will.
  const isKnown = updatedAt !== null || itemCount > 0;
  return {
    link: {
      to: edit?.path ?? screens.cart,
      discover: 'none',
      'aria-haspopup': opens ? 'dialog' : undefined,
      onClick: (event) => {
        // Held keys open a tab or a window of its own.
        if (!opens || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        knownCarts.open(true);
      },
    },
    label: cart.label(isKnown ? itemCount : null, sum),
    itemCount,
    sum,
    isEmpty: itemCount === 0 && (isKnown || !viewer.isAuthorized),
  };
}
