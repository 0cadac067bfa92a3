import { CountBadge } from '@larder/design-system/CountBadge';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Link, useLocation } from 'react-router-dom';
import { useFrame } from '../../app/data/frame.ts';
import { isAt, screens } from '../../app/routing/paths.ts';
import { useMessages } from '../../messages/messages.ts';
import * as styles from './CartButton.css.ts';
import { knownCarts } from './known/known-carts.ts';
import { useCarts } from './useCarts.ts';

/** The carts in short: how many packages (S-36), and what they cost. Opens the drawer, or while an order is being changed leads there; without JavaScript it leads to their page. */
export function CartButton() {
  const { cart } = useMessages().frame;
  const { itemCount, totalCents, edit, updatedAt } = useCarts();
  const { viewer } = useFrame();
  const opens = !edit && !isAt(useLocation().pathname, 'cart', 'orderCart', 'checkout');
  const sum = itemCount > 0 && totalCents ? cart.sum(totalCents) : null;
  // Most shoppers have something in their carts, and most guests nothing: until it's known, the cart stands where it will.
  const isKnown = updatedAt !== null || itemCount > 0;
  const isEmpty = itemCount === 0 && (isKnown || !viewer.isAuthorized);
  return (
    <Link
      to={edit?.path ?? screens.cart}
      discover="none"
      className={styles.button}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={(event) => {
        // Held keys open a tab or a window of its own.
        if (!opens || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        knownCarts.open(true);
      }}
    >
      <VisuallyHidden>{cart.label(isKnown ? itemCount : null, sum)}</VisuallyHidden>
      <span className={isEmpty ? `${styles.sign} ${styles.atEdge}` : styles.sign} aria-hidden="true">
        <Icon name="shopping-cart" size={24} />
        <span className={styles.badge}>
          <CountBadge count={itemCount} label="" />
        </span>
      </span>
      <span className={styles.sum} aria-hidden="true">
        {sum}
      </span>
    </Link>
  );
}
