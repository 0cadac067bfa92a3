import { serverNow } from '../../page/clock.ts';
import { type SubscriptionList, subscriptionList } from '../../storage/subscription-list.ts';
import type { ScheduleAndSave_ScheduleFragment } from './ScheduleChanges.generated.ts';

/** A schedule as it is stored (S-102). */
export const listOf = (
  schedule: ScheduleAndSave_ScheduleFragment,
  customerId: string,
  now: number,
): SubscriptionList => ({
  customerId,
  fulfillmentType: schedule.plan?.channel ?? null,
  subscribedItems: Object.fromEntries(
    schedule.items.map(({ productId, id, quantity, weeks, isPaused }) => [
      productId,
      { subscriptionId: id, quantity, frequency: { count: weeks, unit: 'WEEK' }, isPaused },
    ]),
  ),
  snsFrequencies: schedule.frequencies.map(({ weeks, text }) => ({ count: weeks, unit: 'WEEK', label: text })),
  isNewSnSUser: schedule.isNew,
  fulfillment: schedule.planText,
  arSavedTime: now,
  isLoaded: true,
});

/** Keeps what is scheduled, so that other pages can tell without asking. */
export const keepList = (schedule: ScheduleAndSave_ScheduleFragment, customerId: string): void =>
  subscriptionList.write(listOf(schedule, customerId, serverNow()));
