import { Icon } from '@larder/design-system/Icon';
import * as styles from './OrderItems.css.ts';

/** A product on its tile. @param src undefined where there is no picture */
export const ItemPicture = ({ src }: { src: string | undefined }) => (
  <span className={styles.tile}>
    {src === undefined ? (
      <Icon name="shopping-basket" />
    ) : (
      <img className={styles.picture} src={src} alt="" width={56} height={56} loading="lazy" />
    )}
  </span>
);
