import { CountBadge } from '@larder/design-system/CountBadge';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import type { ProductImage_PhotoFragment } from '../ProductImage/ProductImage.generated.ts';
import * as styles from './ProductPreviews.css.ts';

/** What a small picture shows. */
interface Previewed {
  id: string;
  name: string;
  quantity: number;
  product?: { pictures?: { card: string; photo: ProductImage_PhotoFragment | null } | null } | null;
  /** What is read out, when the name doesn't say enough. */
  says?: string;
}

interface ProductPreviewsProps {
  items: readonly Previewed[];
  /** Name of the list: `In this order`. */
  label: string;
  /** `2 of Bananas`. */
  pieces: (quantity: number, name: string) => string;
}

/** Products at a glance: small pictures, each with its count if there's more than one. */
export function ProductPreviews({ items, label, pieces }: ProductPreviewsProps) {
  return (
    <ul className={styles.previews} aria-label={label}>
      {items.map(({ id, name, quantity, product, says }) => (
        <li key={id} className={styles.preview}>
          {product?.pictures ? (
            <ProductImage photo={product.pictures.photo} size={46}>
              <img
                className={styles.picture}
                src={product.pictures.card}
                alt=""
                width={46}
                height={46}
                loading="lazy"
              />
            </ProductImage>
          ) : (
            <Icon name="shopping-basket" />
          )}
          {quantity > 1 && says === undefined ? (
            <span className={styles.count}>
              <CountBadge tone="inverse" count={quantity} label={pieces(quantity, name)} />
            </span>
          ) : (
            <VisuallyHidden>{says ?? name}</VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
}
