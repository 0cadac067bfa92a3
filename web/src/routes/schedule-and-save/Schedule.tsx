import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Toast } from '@larder/design-system/Toast';
import { Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useGoOn } from '../../app/routing/useGoOn.ts';
import { knownData, useKnownAnswer } from '../../app/data/answers.ts';
import { OncePassed } from '../../app/data/OncePassed.ts';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { screens } from '../../app/routing/paths.ts';
import { misfitOf } from '../../features/cart/misfits.ts';
import { AddForm, type Wanted } from '../../features/subscriptions/AddForm/AddForm.tsx';
import { keepList } from '../../features/subscriptions/keep-list.ts';
import type { ScheduleAndSave_ScheduleFragment } from '../../features/subscriptions/ScheduleChanges.generated.ts';
import { UpcomingCard } from '../../features/subscriptions/UpcomingCard/UpcomingCard.tsx';
import { useScheduleChange } from '../../features/subscriptions/useScheduleChange.ts';
import { useSubscriptionsTexts } from '../../messages/subscriptions.ts';
import { NothingYet } from '../../ui/NothingYet/NothingYet.tsx';
import { ProductToScheduleDocument, ScheduleAndSaveDocument } from './ScheduleAndSave.generated.ts';
import { Rest } from './Rest.tsx';
import * as styles from './schedule-and-save.css.ts';

// Behind a tap.
const PlanForm = lazyPart(async () => (await import('../../features/subscriptions/PlanForm/PlanForm.tsx')).PlanForm);
const OrderItems = lazyPart(
  async () => (await import('../../features/subscriptions/OrderItems/OrderItems.tsx')).OrderItems,
);

/** As many orders as are planned by; the others are folded away. */
const firstOrders = 3;

interface ScheduleProps {
  schedule: ScheduleAndSave_ScheduleFragment;
  /** Number of the product that the shopper came to schedule; null for none. */
  add: string | null;
}

/** The schedule, with the form for the product that the shopper came with. */
export function Schedule({ schedule, add }: ScheduleProps) {
  const texts = useSubscriptionsTexts();
  const client = useApolloClient();
  const goOn = useGoOn();
  const { revalidate } = useRevalidator();
  const product = useKnownAnswer(ProductToScheduleDocument, { id: add ?? '' })?.product?.product;
  const change = useScheduleChange(schedule, (now) => {
    const known = client.readQuery({ query: ScheduleAndSaveDocument });
    if (known) client.writeQuery({ query: ScheduleAndSaveDocument, data: { ...known, scheduleAndSave: now } });
  });
  const { busy, failed, done, forget, changed, skipDay, subscribe } = change;
  useEffect(() => {
    const owner = knownData(client, ScheduleAndSaveDocument)?.me?.id;
    if (owner) keepList(schedule, owner);
  }, [client, schedule]);
  const [isPlanOpen, setPlanOpen] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const { upcoming, items, frequencies, firstDate, dateChangeText, remindersText, cancelText } = schedule;
  const changesAt = upcoming.flatMap((order) => order.changesAt ?? []).toSorted()[0] ?? null;
  const editing = upcoming.find(({ id }) => id === edited);
  // Notices of prices that rose lead to the first of them.
  const risen = items.find(({ priceToAccept }) => priceToAccept !== null)?.id;
  // Every item stands where it can be changed: on the days that aren't orders yet, or else below them.
  const planned = new Set(
    upcoming.flatMap((order) =>
      order.state === 'PLANNED' && order.areItemsOpen ? order.items.map(({ id }) => id) : [],
    ),
  );
  const paused = items.filter(({ isPaused }) => isPaused);
  const later = items.filter(({ id, isPaused }) => !isPaused && !planned.has(id));
  const isEmpty = items.length === 0 && upcoming.length === 0;
  const schedules = (wanted: Wanted, name: string) =>
    goOn(subscribe(wanted, texts.done.scheduled(name)), screens.scheduleAndSave, {
      replace: true,
      preventScrollReset: true,
    });
  const cards = (orders: typeof upcoming) => (
    <div className={styles.days}>
      {orders.map((order) => (
        <UpcomingCard
          key={order.id}
          order={order}
          subscribed={items}
          frequencies={frequencies}
          firstDate={firstDate}
          busy={busy}
          anchored={risen}
          onSkip={() => void skipDay(order)}
          onEdit={() => setEdited(order.id)}
          onChange={(item, wish) => void changed(item, wish)}
          onChangeOnce={(item) => void change.changeOnce(item)}
        />
      ))}
    </div>
  );
  return (
    <>
      <OncePassed at={changesAt} onPassed={() => void revalidate()} />
      {failed && (
        <Alert tone="error" size="small" title={texts.couldNotSave} live>
          {failed}
        </Alert>
      )}
      {product?.canSchedule && (
        <AddForm
          key={product.id}
          product={product}
          frequencies={frequencies}
          firstDate={firstDate}
          busy={busy === product.id}
          onAdd={(wanted) => void schedules(wanted, product.fullName)}
        />
      )}
      {isEmpty && !product && <NothingYet imageId="shopping-bags" texts={texts.empty} href={screens.shop} />}
      {!isEmpty && (
        <>
          <section className={styles.section} aria-labelledby="upcoming">
            <div className={styles.title}>
              <Heading level={2} size="title" id="upcoming">
                {texts.upcoming}
              </Heading>
              <TextLink href={screens.shop} standalone>
                {texts.addItem}
              </TextLink>
            </div>
            {upcoming.length > 0 ? (
              <>
                {cards(upcoming.slice(0, firstOrders))}
                {upcoming.length > firstOrders && (
                  <details className={styles.more}>
                    <summary className={styles.summary}>{texts.more(upcoming.length - firstOrders)}</summary>
                    {cards(upcoming.slice(firstOrders))}
                  </details>
                )}
              </>
            ) : (
              <Text tone="soft">{texts.noUpcoming}</Text>
            )}
            <Note icon="info">{dateChangeText}</Note>
            <Text size="meta" tone="soft">
              {remindersText} <TextLink href={screens.inbox}>{texts.inbox}</TextLink>
            </Text>
            {schedule.plan && (
              <details onToggle={({ currentTarget }) => setPlanOpen(currentTarget.open)}>
                <summary className={styles.summary}>{texts.plan.open}</summary>
                {isPlanOpen && (
                  <Suspense>
                    <PlanForm busy={busy === 'plan'} onSave={(wanted) => void change.changePlan(wanted)} />
                  </Suspense>
                )}
              </details>
            )}
          </section>
          <Rest id="later" title={texts.later} {...{ schedule, busy, risen, changed }} of={later} />
          <Rest id="paused" title={texts.paused} {...{ schedule, busy, risen, changed }} of={paused} />
          <Text size="meta" tone="soft">
            {cancelText}
          </Text>
        </>
      )}
      {editing && (
        <Suspense>
          <OrderItems
            order={editing}
            open
            onOpenChange={(open) => !open && setEdited(null)}
            busy={busy}
            failed={failed}
            onChange={(item) => void change.changeOnce(item)}
            misfitOf={misfitOf}
          />
        </Suspense>
      )}
      {done && (
        <Toast {...(done.undo && { action: { label: texts.undo, onClick: () => (forget(), done.undo?.()) } })}>
          {done.text}
        </Toast>
      )}
    </>
  );
}
