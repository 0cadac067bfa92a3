import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import type { ItemChange } from '../../features/subscriptions/item-change.ts';
import type { ScheduleAndSave_ScheduleFragment as Schedule } from '../../features/subscriptions/ScheduleChanges.generated.ts';
import { SubscribedRow } from '../../features/subscriptions/SubscribedRow/SubscribedRow.tsx';
import * as styles from './schedule-and-save.css.ts';

type Item = Schedule['items'][number];

interface RestProps {
  id: string;
  title: string;
  /** What is shown. */
  of: readonly Item[];
  schedule: Pick<Schedule, 'frequencies' | 'firstDate'>;
  /** Whose change is being sent; null while none is. */
  busy: string | null;
  /** The item that links to prices that rose lead to. */
  risen: string | undefined;
  changed: (item: Item, wish: ItemChange) => Promise<boolean>;
}

/** What no day of the calendar shows: what comes later, or is paused. Nothing where there is none. */
export function Rest({ id, title, of, schedule, busy, risen, changed }: RestProps) {
  if (of.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <Card padding="medium">
        <ul className={styles.items}>
          {of.map((item) => (
            <SubscribedRow
              key={item.id}
              item={item}
              frequencies={schedule.frequencies}
              firstDate={schedule.firstDate}
              busy={busy === item.id}
              anchor={item.id === risen ? 'prices' : undefined}
              onChange={(wish) => void changed(item, wish)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
