import { Card } from '@larder/design-system/Card';
import { Skeleton } from '@larder/design-system/Skeleton';
import { useWalletTexts } from '../../../messages/play/wallet.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import * as styles from './Wallet.css.ts';

/** Prizes while they load, in the same geometry. */
export function WalletSkeleton() {
  const texts = useWalletTexts();
  return (
    <Section title={texts.section.READY}>
      <div className={styles.place}>
        <ul className={styles.cards} aria-busy="true">
          {[1, 2, 3, 4].map((place) => (
            <Card key={place} as="li" padding="small">
              <div className={styles.card}>
                <Skeleton width={88} height={88} shape="tile" />
                <div className={styles.words}>
                  <Skeleton width="60%" height={20} />
                  <Skeleton width="80%" height={22} />
                  <Skeleton width="90%" height={20} />
                </div>
                <div className={styles.foot}>
                  <Skeleton width={110} height={20} />
                  <Skeleton width={120} height={44} shape="control" />
                </div>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </Section>
  );
}
