import type { AllSubscriptions, Subscription, UpcomingRun } from '../generated/rest.ts';

/** A subscription, as the service answers it. */
export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 's1',
  productId: '976885794',
  name: 'Whole Milk',
  quantity: 1,
  frequency: { count: 2, unit: 'WEEK' },
  status: 'ACTIVE',
  isSubstitutable: true,
  nextRunDate: '2026-08-11',
  skipDates: [],
  acceptedCents: 479,
  priceCents: 479,
  savedCents: 24,
  needsAcceptance: false,
  version: 3,
  ...given,
});

/** An order to come. */
export const anUpcomingRun = (given: Partial<UpcomingRun> = {}): UpcomingRun => ({
  runDate: '2026-08-11',
  editOpensAt: '2026-08-06T07:00:00.000Z',
  editClosesAt: '2026-08-10T17:00:00.000Z',
  startsAt: null,
  state: 'PLANNED',
  orderNumber: null,
  orderVersion: null,
  reason: null,
  items: [
    {
      productId: '976885794',
      subscriptionId: 's1',
      name: 'Whole Milk',
      quantity: 1,
      cents: 479,
      substituteId: null,
      outcome: 'ORDERED',
    },
  ],
  estimateCents: 455,
  ...given,
});

/** A household's subscriptions. */
export const someSubscriptions = (given: Partial<AllSubscriptions> = {}): AllSubscriptions => ({
  customerId: 'cust-1',
  fulfillmentType: 'PICKUP',
  isNewSnSUser: false,
  saved: null,
  plan: {
    storeId: '2910',
    channel: 'PICKUP',
    minute: 1020,
    timeZone: 'America/Los_Angeles',
    addressId: null,
    phone: null,
    paymentId: 'HAND_OVER',
  },
  subscribedItems: { '976885794': aSubscription() },
  snsFrequencies: [{ count: 1, unit: 'WEEK', label: 'Every week' }],
  upcoming: [anUpcomingRun()],
  ...given,
});
