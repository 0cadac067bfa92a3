import { Icon } from '@larder/design-system/Icon';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import type { ProductImage_PhotoFragment } from '../../../ui/ProductImage/ProductImage.generated.ts';
import * as styles from './OrderItems.css.ts';

interface ItemPictureProps {
  /** Its drawing; undefined where there is no picture. */
  drawing: string | undefined;
  photo: ProductImage_PhotoFragment | null | undefined;
}

/** A product on its tile. */
export const ItemPicture = ({ drawing, photo }: ItemPictureProps) => (
  <span className={styles.tile}>
    {drawing === undefined ? (
      <Icon name="shopping-basket" />
    ) : (
      <ProductImage photo={photo} size={56}>
        <img className={styles.picture} src={drawing} alt="" width={56} height={56} loading="lazy" />
      </ProductImage>
    )}
  </span>
);
