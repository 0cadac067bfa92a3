import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { GalleryPart } from './parts.ts';
import type { ProductGallery_PhotoFragment } from './ProductGallery.generated.ts';
import * as styles from './ProductScreen.css.ts';

interface ProductPictureProps {
  /** Address of its drawing; null when there is none. */
  src: string | null;
  photos: readonly ProductGallery_PhotoFragment[];
  name: string;
  /** The ticket. */
  saving: string | null;
  isPale: boolean;
  /** Lower, beside many choices. */
  isLow: boolean;
}

/** The largest thing on the page, and so the first to load. It moves here from the card that was pressed. */
export function ProductPicture({ src, photos, name, saving, isPale, isLow }: ProductPictureProps) {
  const tile = styles.shot[isLow ? 'low' : 'high'];
  const drawing = src && (
    <span className={styles.shotPicture}>
      {/* the heading says what it shows */}
      <Image src={src} alt="" width={640} height={640} pale={isPale} loads="first" />
    </span>
  );
  const ticket = saving && (
    <span className={styles.shotTicket}>
      <SavingsBadge size="value">{saving}</SavingsBadge>
    </span>
  );
  if (photos.length > 0) return <GalleryPart {...{ photos, drawing, name, tile, ticket, isPale }} />;
  return (
    <div className={tile}>
      {drawing ?? (
        <span className={styles.shotPicture}>
          <Icon name="image" size={32} />
        </span>
      )}
      {ticket}
    </div>
  );
}
