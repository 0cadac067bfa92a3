import { defineArea, forEachVisit } from '../../area.ts';
import { Mutation } from './resolvers/mutations.ts';
import {
  Product,
  Query,
  ScheduleAndSave,
  SchedulePlan,
  SubscribedItem,
  UpcomingItem,
  UpcomingOrder,
} from './resolvers/schedule-and-save.ts';
import { subscriptionsSource } from './source.ts';

/** Schedule & Save (S-7, S-200 to S-203, N-65, N-66). */
export const subscriptions = defineArea({
  name: 'subscriptions',
  resolvers: { Query, Product, Mutation, ScheduleAndSave, SchedulePlan, SubscribedItem, UpcomingOrder, UpcomingItem },
  upstream: { name: 'subscriptions', isRequired: false },
  source: { of: 'subscriptions', open: forEachVisit(({ client }) => subscriptionsSource(client('subscriptions'))) },
});
