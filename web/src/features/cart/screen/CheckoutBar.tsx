import type { RefObject } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import { money } from '../../../messages/support/formats.ts';
import { centsOf } from '../../../ui/cents.ts';
import { useInSight } from '../../../ui/paging/useInSight.ts';
import type { CartCard_CartFragment as Cart } from '../CartCard/CartCard.generated.ts';
import { CheckoutLink } from '../CartCard/CheckoutLink.tsx';
import * as styles from './CartScreen.css.ts';

interface CheckoutBarProps {
  cart: Cart;
  /** Where the filled button is: once it's in sight, the bar goes. */
  button: RefObject<HTMLElement | null>;
}

/** Total and Checkout at the bottom of a phone, until the page's own button is in sight. */
export function CheckoutBar({ cart, button }: CheckoutBarProps) {
  const texts = useCartTexts();
  const isInSight = useInSight(button);
  if (isInSight) return null;
  return (
    <div className={styles.bar} data-testid="checkout-bar">
      <p className={styles.barWords}>
        <span className={styles.barLabel}>{texts.itemsOf(cart.title, cart.itemCountText)}</span>{' '}
        <span>
          <span className={styles.barTotal}>{money(cart.total)}</span>{' '}
          {cart.savings && centsOf(cart.savings) > 0 && (
            <span className={styles.barSaving}>
              {texts.savings} {money(cart.savings)}
            </span>
          )}
        </span>
      </p>
      <CheckoutLink cart={cart} tone="primary" block />
    </div>
  );
}
