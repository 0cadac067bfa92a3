import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { pathTo } from '../../../app/routing/paths.ts';
import { useRewardsTexts } from '../../../messages/play/rewards.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import * as styles from './RewardCard.css.ts';
import type { RewardCard_ChoiceFragment } from './RewardCard.generated.ts';

/** Something that grocery rewards buy: what it costs, and the way to it, or how many rewards are missing (N-70). */
export function RewardCard({ choice }: { choice: RewardCard_ChoiceFragment }) {
  const texts = useRewardsTexts();
  const { prize, cost, missing } = choice;
  const [count, unit] = texts.cost(cost);
  const canRedeem = prize.state === 'REDEEMABLE';
  return (
    <Card as="li" padding="none">
      <div className={styles.card}>
        <div className={styles.picture}>
          <span className={canRedeem ? undefined : styles.pale}>
            <Picture imageId={prize.imageId} size={56} />
          </span>
        </div>
        <div className={styles.words}>
          <div>
            <Heading level={3} size="label">
              <span lang={prize.language}>{prize.name}</span>
            </Heading>
            <Text size="meta" tone="soft" lang={prize.language}>
              {prize.shortDescription}
            </Text>
          </div>
          <div className={styles.foot}>
            <Text as="span">
              <Text as="strong">{count}</Text> {unit}
            </Text>
            {canRedeem ? (
              <ButtonLink
                tone="brand"
                size="small"
                href={pathTo('reward', { prizeId: prize.id })}
                aria-label={texts.redeemOf(prize.name)}
              >
                {texts.redeem}
              </ButtonLink>
            ) : (
              <Text as="span" size="meta" tone="soft">
                {missing > 0 ? texts.missing(missing) : texts.detail.unavailable}
              </Text>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
