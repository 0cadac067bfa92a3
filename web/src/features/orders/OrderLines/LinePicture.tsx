import { Icon } from '@larder/design-system/Icon';
import * as styles from './OrderLines.css.ts';

interface LinePictureProps {
  /** Undefined if the product has none, or is no longer sold. */
  src: string | undefined;
  /** Was it left out? */
  pale: boolean;
}

/** The picture of an order's line, beside its name. */
export function LinePicture({ src, pale }: LinePictureProps) {
  return (
    <span className={styles.picture}>
      {src ? (
        <img
          className={pale ? `${styles.image} ${styles.pale}` : styles.image}
          src={src}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
      ) : (
        <Icon name="shopping-basket" />
      )}
    </span>
  );
}
