import { Icon } from '@larder/design-system/Icon';
import type { UsualRow_ProductFragment } from './UsualRow.generated.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './UsualRow.css.ts';

interface ItemPictureProps {
  /** null if it isn't known. */
  product: Pick<UsualRow_ProductFragment, 'pictures'> | null;
  /** Can't it be had? */
  isPale?: boolean;
}

/** A product's picture in a row, beside its name. */
export const ItemPicture = ({ product, isPale = false }: ItemPictureProps) => (
  <span className={styles.tile}>
    {product?.pictures ? (
      <ProductImage photo={product.pictures.photo} size={64} pale={isPale}>
        <img
          className={isPale ? styles.palePicture : styles.picture}
          src={product.pictures.card}
          alt=""
          width={64}
          height={64}
          loading="lazy"
        />
      </ProductImage>
    ) : (
      <Icon name="shopping-basket" />
    )}
  </span>
);
