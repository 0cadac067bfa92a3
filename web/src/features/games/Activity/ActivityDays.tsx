import { type Ref, useId } from 'react';
import { day as dayLine, days as list } from './ActivityDays.css.ts';
import type { ActivityRow_ItemFragment } from './ActivityRow.generated.ts';
import { ActivityRow } from './ActivityRow.tsx';

interface ActivityDaysProps {
  /** Newest first. */
  items: readonly ActivityRow_ItemFragment[];
  /** The item that takes focus when it has loaded, and a ref to it. */
  focus?: { id: string; ref: Ref<HTMLLIElement> } | undefined;
}

/** Activity grouped by the shopper's days (N-24). */
export function ActivityDays({ items, focus }: ActivityDaysProps) {
  return (
    <div className={list}>
      {[...Map.groupBy(items, ({ day }) => day)].map(([day, ofDay]) => (
        <Day key={day} items={ofDay} focus={focus} />
      ))}
    </div>
  );
}

function Day({ items, focus }: ActivityDaysProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={dayLine}>
        {items[0]?.dayString}
      </h2>
      <ul>
        {items.map((item) => (
          <ActivityRow key={item.id} item={item} ref={item.id === focus?.id ? focus.ref : undefined} />
        ))}
      </ul>
    </section>
  );
}
