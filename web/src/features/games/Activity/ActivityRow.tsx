import { Icon } from '@larder/design-system/Icon';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Tile } from '@larder/design-system/Tile';
import type { Ref } from 'react';
import { activityIcons } from './activity-icons.ts';
import * as styles from './ActivityRow.css.ts';
import type { ActivityRow_ItemFragment } from './ActivityRow.generated.ts';

interface ActivityRowProps {
  item: ActivityRow_ItemFragment;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** One activity item: what and where, its status, its points, and the game's balance afterward (N-24). */
export function ActivityRow({ item, ref }: ActivityRowProps) {
  const { type, title, language, detail, amountText, balanceText, isPending, state } = item;
  return (
    <li className={styles.row} ref={ref} tabIndex={-1}>
      <div className={styles.tile}>
        <Tile size="small">
          <span className={styles.icon}>
            <Icon name={activityIcons[type]} />
          </span>
        </Tile>
      </div>
      <div className={styles.words}>
        <p className={styles.title} lang={language}>
          {title}
        </p>
        <Text size="meta" tone="soft">
          {detail}
        </Text>
      </div>
      {state ? (
        <div className={styles.state}>
          <State state={state} />
        </div>
      ) : null}
      {amountText ? (
        <p className={`${styles.amount} ${isPending ? styles.estimated : ''}`}>
          {type === 'REWARD' ? <SavingsBadge>{amountText}</SavingsBadge> : amountText}
        </p>
      ) : null}
      {balanceText ? <p className={styles.balance}>{balanceText}</p> : null}
    </li>
  );
}

function State({ state: { kind, text, href } }: { state: NonNullable<ActivityRow_ItemFragment['state']> }) {
  if (kind === 'TO_DO' && href)
    return (
      <TextLink href={href} size="meta" standalone>
        {text}
      </TextLink>
    );
  if (kind === 'DONE') return <Status kind="done">{text}</Status>;
  if (kind === 'OVER') return <Status kind="over">{text}</Status>;
  return <Status kind="todo">{text}</Status>;
}
