import type { AllSubscriptions, Subscription, UpcomingRun } from '../../generated/rest.ts';

/** A household's subscriptions, as the service answered. */
export interface ScheduleAndSaveModel {
  all: AllSubscriptions;
}

/** What is subscribed, and where it comes from. */
export interface SubscribedItemModel extends ScheduleAndSaveModel {
  subscription: Subscription;
}

/** An order to come. */
export interface UpcomingOrderModel extends ScheduleAndSaveModel {
  run: UpcomingRun;
}

/** An item of an order to come. */
export interface UpcomingItemModel extends ScheduleAndSaveModel {
  item: UpcomingRun['items'][number];
}

/** Where, how, and when they come. */
export type SchedulePlanModel = NonNullable<AllSubscriptions['plan']>;
