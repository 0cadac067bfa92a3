import type { SubscriptionsTexts } from '../../messages/en/subscriptions.ts';
import type { ChangeSubscriptionInput } from '../../graphql/schema-types.ts';
import type { ScheduleAndSave_ScheduleFragment } from './ScheduleChanges.generated.ts';

/** What can be done about an item that comes again and again. */
export type ItemChange =
  | { kind: 'FREQUENCY'; weeks: number }
  | { kind: 'QUANTITY'; quantity: number }
  | { kind: 'SUBSTITUTE'; isSubstitutable: boolean }
  | { kind: 'SKIP'; date: string }
  /** `text` is what the day is called. */
  | { kind: 'DATE'; date: string; text: string }
  | { kind: 'PAUSE' }
  | { kind: 'RESUME' }
  | { kind: 'ACCEPT'; price: string }
  | { kind: 'CANCEL' };

type Fields = Omit<Partial<ChangeSubscriptionInput>, 'subscriptionId' | 'version' | 'clientRequestId'>;

/** A change as it is sent, what to tell of it, and what takes it back; null if nothing does. */
export interface SentChange {
  fields: Fields;
  text: string;
  undoing: Fields | null;
}

/** What is sent for a change of an item (N-65). */
export function sentFor(
  item: ScheduleAndSave_ScheduleFragment['items'][number],
  wish: Exclude<ItemChange, { kind: 'CANCEL' }>,
  frequencies: ScheduleAndSave_ScheduleFragment['frequencies'],
  { done }: SubscriptionsTexts,
): SentChange {
  const { name } = item;
  switch (wish.kind) {
    case 'FREQUENCY': {
      const text = frequencies.find(({ weeks }) => weeks === wish.weeks)?.text ?? '';
      return { fields: { weeks: wish.weeks }, text: done.frequency(name, text), undoing: { weeks: item.weeks } };
    }
    case 'QUANTITY': {
      const { quantity } = wish;
      return { fields: { quantity }, text: done.quantity(name, quantity), undoing: { quantity: item.quantity } };
    }
    case 'SUBSTITUTE': {
      const { isSubstitutable } = wish;
      const text = isSubstitutable ? done.substituted(name) : done.leftOut(name);
      return { fields: { isSubstitutable }, text, undoing: { isSubstitutable: !isSubstitutable } };
    }
    case 'SKIP':
      return { fields: { skipDate: wish.date }, text: done.skipped(name), undoing: { unskipDate: wish.date } };
    case 'DATE':
      return {
        fields: { nextDate: wish.date },
        text: done.moved(name, wish.text),
        undoing: item.nextDate === null ? null : { nextDate: item.nextDate },
      };
    case 'PAUSE':
      return { fields: { isPaused: true }, text: done.paused(name), undoing: { isPaused: false } };
    case 'RESUME':
      return { fields: { isPaused: false }, text: done.resumed(name), undoing: { isPaused: true } };
    case 'ACCEPT':
      return { fields: { acceptPrice: wish.price }, text: done.accepted(name), undoing: null };
  }
}
