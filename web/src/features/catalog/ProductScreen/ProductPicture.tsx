import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import * as styles from './ProductScreen.css.ts';

interface ProductPictureProps {
  /** Address of the picture; null when there is none. */
  src: string | null;
  /** The ticket. */
  saving: string | null;
  isPale: boolean;
  /** Lower, beside many choices. */
  isLow: boolean;
}

/** The largest thing on the page, and so the first to load. It moves here from the card that was pressed. */
export function ProductPicture({ src, saving, isPale, isLow }: ProductPictureProps) {
  return (
    <div className={styles.shot[isLow ? 'low' : 'high']}>
      <span className={styles.shotPicture}>
        {/* the heading says what it shows */}
        {src ? (
          <Image src={src} alt="" width={640} height={640} pale={isPale} loads="first" />
        ) : (
          <Icon name="image" size={32} />
        )}
      </span>
      {saving && (
        <span className={styles.shotTicket}>
          <SavingsBadge size="value">{saving}</SavingsBadge>
        </span>
      )}
    </div>
  );
}
