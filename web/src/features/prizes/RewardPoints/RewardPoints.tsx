import { Card } from '@larder/design-system/Card';
import { Icon } from '@larder/design-system/Icon';
import { Numeral } from '@larder/design-system/Numeral';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Text } from '@larder/design-system/Text';
import type { ReactNode } from 'react';
import { useRewardsTexts } from '../../../messages/play/rewards.ts';
import * as styles from './RewardPoints.css.ts';
import type { RewardPoints_PointsFragment } from './RewardPoints.generated.ts';

/** How many rewards there are to spend, how far the next one is, and what expires first (N-12, N-70). */
export function RewardPoints({ points }: { points: RewardPoints_PointsFragment }) {
  const texts = useRewardsTexts();
  const { count, progress, perReward, available, pending, expiry } = points;
  return (
    <Card padding="large">
      <div className={styles.layout}>
        <p className={styles.count}>
          <Numeral size="hero">{texts.number(count)}</Numeral>{' '}
          <span className={styles.words}>
            {texts.toSpend(count).map((word) => (
              <Text as="span" key={word}>
                {word}{' '}
              </Text>
            ))}
          </span>
        </p>
        <div className={styles.rest}>
          <ProgressBar
            label={texts.next}
            valueText={texts.progress(progress, perReward)}
            value={progress}
            max={perReward}
          />
          <dl className={styles.facts}>
            <Fact label={texts.points}>{texts.number(available)}</Fact>
            {pending > 0 && <Fact label={texts.onTheWay}>{texts.added(pending)}</Fact>}
            {expiry && (
              <Fact label={texts.expires(expiry.rewards, expiry.points)}>
                <span className={styles.expiry}>
                  <Icon name="clock" size={20} />
                  {expiry.dateString}
                </span>
              </Fact>
            )}
          </dl>
        </div>
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" size="meta" tone="soft">
        {label}
      </Text>
      <dd className={styles.value}>
        <Text as="strong" size="lead">
          {children}
        </Text>
      </dd>
    </div>
  );
}
