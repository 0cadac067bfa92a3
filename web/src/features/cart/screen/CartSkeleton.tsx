import { Card } from '@larder/design-system/Card';
import { Skeleton } from '@larder/design-system/Skeleton';
import { Tile } from '@larder/design-system/Tile';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useCartTexts } from '../../../messages/cart.ts';
import * as card from '../CartCard/CartCard.css.ts';
import * as line from '../CartLine/CartLine.css.ts';
import * as styles from './CartScreen.css.ts';

/** A cart that is loading, with the boxes of the cart to come. */
export function CartSkeleton() {
  const texts = useCartTexts();
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Card padding="none">
        <div className={card.head}>
          <Skeleton width={160} height={44} />
        </div>
        <div className={card.lines}>
          {[0, 1, 2].map((each) => (
            <div key={each} className={line.line}>
              <div className={line.picture}>
                <Tile size="fill" />
              </div>
              <div className={line.top}>
                <div className={line.name}>
                  <Skeleton width={160} height={40} />
                </div>
                <div className={line.price}>
                  <Skeleton width={56} height={24} />
                </div>
              </div>
              <div className={line.bottom}>
                <div className={line.amount.weight}>
                  <Skeleton width={136} height={44} />
                </div>
              </div>
            </div>
          ))}
        </div>
      </Card>
      <div className={styles.rail}>
        <Card>
          <Skeleton width={240} height={160} />
        </Card>
      </div>
    </div>
  );
}
