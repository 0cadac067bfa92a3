import { Icon } from '@larder/design-system/Icon';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useGameTexts } from '../../../messages/play/games.ts';
import { activityIcons } from '../Activity/activity-icons.ts';
import { amount, icon, item, title } from './ActivityList.css.ts';
import type { ActivityList_ItemFragment } from './ActivityList.generated.ts';

export interface ActivityListProps {
  items: readonly ActivityList_ItemFragment[];
}

/** Recent activity, newest first (N-24). */
export function ActivityList({ items }: ActivityListProps) {
  const { details } = useGameTexts();
  return (
    <ul>
      {items.map(({ id, type, title: what, language, dateString, amountText, isPending }) => (
        <li key={id} className={item}>
          <Tile size="small">
            <span className={icon}>
              <Icon name={activityIcons[type]} />
            </span>
          </Tile>
          <div>
            <p className={title} lang={language}>
              {what}
            </p>
            <Text size="meta" tone="soft">
              {dateString}
            </Text>
            {isPending ? <Status kind="todo">{details.pending}</Status> : null}
          </div>
          <p className={amount}>
            <Text as="span" tone={isPending ? 'soft' : undefined}>
              {amountText}
            </Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
