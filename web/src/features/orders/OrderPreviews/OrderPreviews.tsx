import { CountBadge } from '@larder/design-system/CountBadge';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useOrdersTexts } from '../../../messages/orders.ts';
import * as styles from './OrderPreviews.css.ts';
import type { OrderPreviews_LineFragment } from './OrderPreviews.generated.ts';

/** What is in an order, at a glance: small pictures, each with its count if there's more than one. */
export function OrderPreviews({ lines }: { lines: readonly OrderPreviews_LineFragment[] }) {
  const texts = useOrdersTexts();
  return (
    <ul className={styles.previews} aria-label={texts.inIt}>
      {lines.map(({ id, name, quantity, product }) => (
        <li key={id} className={styles.preview}>
          {product?.pictures ? (
            <img className={styles.picture} src={product.pictures.card} alt="" width={46} height={46} loading="lazy" />
          ) : (
            <Icon name="shopping-basket" />
          )}
          {quantity > 1 ? (
            <span className={styles.count}>
              <CountBadge tone="inverse" count={quantity} label={texts.pieces(quantity, name)} />
            </span>
          ) : (
            <VisuallyHidden>{name}</VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
}
