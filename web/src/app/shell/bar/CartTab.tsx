import { CountBadge } from '@larder/design-system/CountBadge';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Link, useLocation } from 'react-router-dom';
import { useCartLink } from '../../../features/cart/useCartLink.ts';
import { useBarTexts } from '../../../messages/frame/bar.ts';
import { isAt } from '../../routing/paths.ts';
import * as styles from './BottomBar.css.ts';

/** The carts in the bar: how many packages, and what they cost in place of the word; said once (S-36). */
export function CartTab() {
  const texts = useBarTexts();
  const { link, label, itemCount, sum } = useCartLink();
  const isHere = isAt(useLocation().pathname, 'cart', 'orderCart');
  return (
    <Link {...link} className={styles.tab} aria-current={isHere ? 'page' : undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="shopping-cart" size={24} />
        <span className={styles.badge}>
          <CountBadge count={itemCount} label="" />
        </span>
      </span>
      <span className={styles.sum} aria-hidden="true">
        {sum ?? texts.cart}
      </span>
    </Link>
  );
}
