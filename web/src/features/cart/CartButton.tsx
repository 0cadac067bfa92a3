import { CountBadge } from '@larder/design-system/CountBadge';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Link } from 'react-router-dom';
import * as styles from './CartButton.css.ts';
import { useCartLink } from './useCartLink.ts';

/** The carts in the header, from 990 px on; on a phone they are in the bar at the foot. */
export function CartButton() {
  const { link, label, itemCount, sum, isEmpty } = useCartLink();
  return (
    <Link {...link} className={styles.button}>
      <VisuallyHidden>{label}</VisuallyHidden>
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
