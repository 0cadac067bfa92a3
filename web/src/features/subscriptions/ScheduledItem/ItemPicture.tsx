import { Icon } from '@larder/design-system/Icon';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import type { ProductImage_PhotoFragment } from '../../../ui/ProductImage/ProductImage.generated.ts';
import * as styles from './ScheduledItem.css.ts';

interface ItemPictureProps {
  /** Its drawing; undefined where there is no picture. */
  drawing: string | undefined;
  photo: ProductImage_PhotoFragment | null | undefined;
  /** Side of its tile, in CSS pixels. */
  size: keyof typeof styles.tile;
}

/** A product on its tile. */
export const ItemPicture = ({ drawing, photo, size }: ItemPictureProps) => (
  <span className={styles.tile[size]}>
    {drawing === undefined ? (
      <Icon name="shopping-basket" />
    ) : (
      <ProductImage photo={photo} size={size}>
        <img className={styles.picture} src={drawing} alt="" width={size} height={size} loading="lazy" />
      </ProductImage>
    )}
  </span>
);
