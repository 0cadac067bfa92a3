import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useSubscriptionsTexts } from '../../messages/subscriptions.ts';
import { change } from '../../writes/change.ts';
import { useChange } from '../../writes/useChange.ts';
import type { Wanted } from './AddForm/AddForm.tsx';
import { type ItemChange, type SentChange, sentFor } from './item-change.ts';
import type { WantedPlan } from './PlanForm/PlanForm.tsx';
import { tellQuantityFailed } from './quantity-failed.ts';
import {
  CancelSubscriptionDocument,
  ChangeOneTimeItemDocument,
  ChangeSchedulePlanDocument,
  ChangeSubscriptionDocument,
  type ScheduleAndSave_ScheduleFragment as Schedule,
  SkipUpcomingOrderDocument,
  SubscribeDocument,
} from './ScheduleChanges.generated.ts';

type Item = Schedule['items'][number];
type Order = Schedule['upcoming'][number];
interface Answer {
  scheduleAndSave: Schedule | null;
  userErrors: readonly { message: string }[];
}

/** Something that comes with one order only. */
export interface OneTimeItem {
  /** Day of the order. */
  date: string;
  productId: string;
  name: string;
  /** 0 takes it off. */
  quantity: number;
  /** How many came before. */
  before: number;
}

/** What was done last, and how it is undone; null while there is nothing to tell. */
export interface Done {
  text: string;
  undo: (() => void) | null;
}

/**
 * Changes of Schedule & Save, one at a time; each answers everything as it is then.
 * @param keep takes what is there now
 */
export function useScheduleChange(schedule: Schedule, keep: (now: Schedule) => void) {
  const texts = useSubscriptionsTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [done, setDone] = useState<Done | null>(null);
  const { busy, failed, send } = useChange<string>(texts.failed);

  /** @returns was it done? @param what whose change it is @param undo made from what is there afterwards */
  async function make(
    what: string,
    input: object,
    ask: (clientRequestId: string) => Promise<Answer>,
    told: { text: string; undo?: (now: Schedule) => (() => void) | null },
  ): Promise<boolean> {
    setDone(null);
    const answer = await send(what, input, async (key) => {
      const answered = await ask(key);
      if (answered.scheduleAndSave) keep(answered.scheduleAndSave);
      return answered;
    });
    if (!answer?.scheduleAndSave) return false;
    setDone({ text: told.text, undo: told.undo?.(answer.scheduleAndSave) ?? null });
    announce(told.text);
    return true;
  }

  const changeItem = (item: Pick<Item, 'id' | 'version'>, { fields, text, undoing }: SentChange): Promise<boolean> => {
    const input = { subscriptionId: item.id, version: item.version, ...fields };
    return make(
      item.id,
      input,
      async (clientRequestId) =>
        (
          await change(client, {
            mutation: ChangeSubscriptionDocument,
            variables: { input: { ...input, clientRequestId } },
            isAnswered: (data) => Boolean(data.changeSubscription),
          })
        ).data.changeSubscription,
      {
        text,
        undo: ({ items }) => {
          const now = items.find(({ id }) => id === item.id);
          if (!now || !undoing) return null;
          return () => void changeItem(now, { fields: undoing, text: texts.done.undone, undoing: null });
        },
      },
    );
  };

  const subscribe = (input: Wanted, text: string): Promise<boolean> =>
    make(
      input.productId,
      input,
      async (clientRequestId) =>
        (
          await change(client, {
            mutation: SubscribeDocument,
            variables: { input: { ...input, clientRequestId } },
            isAnswered: (data) => Boolean(data.subscribe),
          })
        ).data.subscribe,
      { text },
    );

  const cancel = (item: Item): Promise<boolean> =>
    make(
      item.id,
      { cancel: item.id },
      async (clientRequestId) =>
        (
          await change(client, {
            mutation: CancelSubscriptionDocument,
            variables: { input: { subscriptionId: item.id, clientRequestId } },
            isAnswered: (data) => Boolean(data.cancelSubscription),
          })
        ).data.cancelSubscription,
      {
        text: texts.done.canceled(item.name),
        undo: () => {
          const { productId, quantity, weeks, isSubstitutable, nextDate: startDate } = item;
          if (startDate === null) return null;
          const asItWas = { productId, quantity, weeks, isSubstitutable, startDate };
          return () => void subscribe(asItWas, texts.done.undone);
        },
      },
    );

  const skipDay = ({ date, title }: Pick<Order, 'date' | 'title'>, isSkipped = true): Promise<boolean> =>
    make(
      date,
      { date, isSkipped },
      async (clientRequestId) =>
        (
          await change(client, {
            mutation: SkipUpcomingOrderDocument,
            variables: { input: { date, isSkipped, clientRequestId } },
            isAnswered: (data) => Boolean(data.skipUpcomingOrder),
          })
        ).data.skipUpcomingOrder,
      {
        text: isSkipped ? texts.done.skippedDay(title) : texts.done.undone,
        undo: () => (isSkipped ? () => void skipDay({ date, title }, false) : null),
      },
    );

  const changeOnce = ({ date, productId, name, quantity, before }: OneTimeItem): Promise<boolean> =>
    make(
      productId,
      { date, productId, once: quantity },
      async (clientRequestId) =>
        (
          await change(client, {
            mutation: ChangeOneTimeItemDocument,
            variables: { input: { date, productId, quantity, clientRequestId } },
            isAnswered: (data) => Boolean(data.changeOneTimeItem),
          })
        ).data.changeOneTimeItem,
      {
        text: quantity === 0 ? texts.done.takenOff(name) : texts.done.once(name, quantity),
        undo: () => () => void changeOnce({ date, productId, name, quantity: before, before: quantity }),
      },
    );

  const changePlan = (input: WantedPlan): Promise<boolean> =>
    make(
      'plan',
      input,
      async (clientRequestId) =>
        (
          await change(client, {
            mutation: ChangeSchedulePlanDocument,
            variables: { input: { ...input, clientRequestId } },
            isAnswered: (data) => Boolean(data.changeSchedulePlan),
          })
        ).data.changeSchedulePlan,
      { text: texts.done.plan },
    );

  async function changed(item: Item, wish: ItemChange): Promise<boolean> {
    if (wish.kind === 'CANCEL') return cancel(item);
    const isDone = await changeItem(item, sentFor(item, wish, schedule.frequencies, texts));
    if (!isDone && wish.kind === 'QUANTITY') tellQuantityFailed({ productId: item.productId, quantity: wish.quantity });
    return isDone;
  }

  return { busy, failed, done, forget: () => setDone(null), changed, skipDay, changeOnce, subscribe, changePlan };
}
