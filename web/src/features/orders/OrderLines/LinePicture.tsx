import type { OrderLines_LineFragment } from './OrderLines.generated.ts';
import { Icon } from '@larder/design-system/Icon';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './OrderLines.css.ts';

type LinePictures = NonNullable<NonNullable<OrderLines_LineFragment['product']>['pictures']>;

interface LinePictureProps {
  /** null or undefined if the product has none, or is no longer sold. */
  pictures: LinePictures | null | undefined;
  /** Was it left out? */
  pale: boolean;
}

/** The picture of an order's line, beside its name. */
export function LinePicture({ pictures, pale }: LinePictureProps) {
  return (
    <span className={styles.picture}>
      {pictures ? (
        <ProductImage photo={pictures.photo} size={56} pale={pale}>
          <img
            className={pale ? `${styles.image} ${styles.pale}` : styles.image}
            src={pictures.card}
            alt=""
            width={56}
            height={56}
            loading="lazy"
          />
        </ProductImage>
      ) : (
        <Icon name="shopping-basket" />
      )}
    </span>
  );
}
