import { Icon } from '@larder/design-system/Icon';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import * as styles from './CouponBand.css.ts';

/** The coupon that a dialog is about, across its top. */
export function CouponBand({
  coupon: { header, title, description, expiryText },
}: {
  coupon: CouponCard_CouponFragment;
}) {
  return (
    <div className={styles.band}>
      <div className={styles.strip}>
        <div className={styles.words}>
          <SavingsBadge size="medium" unit={header.unit ?? undefined}>
            {header.value}
          </SavingsBadge>
          <span className={styles.title}>{title}</span>
          {header.isPrice && <span className={styles.meta}>{description}</span>}
          <span className={styles.meta}>{expiryText}</span>
        </div>
        <span className={styles.stub}>
          <Icon name="scissors" size={22} />
        </span>
      </div>
    </div>
  );
}
