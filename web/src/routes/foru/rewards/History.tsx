import { Icon, type IconName } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useRewardsTexts } from '../../../messages/play/rewards.ts';
import type { RewardsQuery } from './Rewards.generated.ts';
import * as styles from './rewards.css.ts';

type Rewards = NonNullable<NonNullable<RewardsQuery['me']>['groceryRewards']>;
type Item = NonNullable<Rewards['history']>['items'][number];

/** What a row of the history was: an order, something redeemed, or points that expired. */
const iconOf = ({ orderNumber, rewardKind }: Item): IconName =>
  orderNumber === null ? (rewardKind === 'BURN' ? 'gift' : 'calendar-clock') : 'shopping-basket';

/** Points earned, spent, and expired, newest first (N-14). */
export function History({ items }: { items: readonly Item[] }) {
  const texts = useRewardsTexts();
  if (items.length === 0) return <Text tone="soft">{texts.noHistory}</Text>;
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <Tile size="small">
            <Icon name={iconOf(item)} size={20} />
          </Tile>
          <div className={styles.words}>
            <Text lang={item.language}>{item.description}</Text>
            <Text size="meta" tone="soft">
              {item.status === 'PENDING' ? `${item.dateString} · ${texts.pending}` : item.dateString}
            </Text>
          </div>
          <Text as="strong">{texts.added(item.points)}</Text>
        </li>
      ))}
    </ul>
  );
}
