import Type, { type Static } from 'typebox';
import { Instant, literals, LocalDate, Nullable } from '../../platform/http/contract.ts';
import { runOutcomes } from '../rules/run-lines.ts';
import { frequencyUnit } from '../../constants.ts';
import { offeredWeeks } from '../rules/schedule.ts';

export const planChannels = ['PICKUP', 'DELIVERY'] as const;
/** Of the store's day. */
export const Minute = Type.Integer({ minimum: 0, maximum: 1439, description: "Of the store's day." });

export const Frequency = Type.Object({
  count: Type.Integer({ minimum: 1, maximum: 12, description: `Offered: ${offeredWeeks.join(', ')}.` }),
  unit: Type.Literal(frequencyUnit),
});

export const Subscription = Type.Object(
  {
    subscriptionId: Type.String(),
    productId: Type.String(),
    name: Nullable(Type.String({ description: 'null for a product that is no longer in the catalog.' })),
    quantity: Type.Integer(),
    frequency: Frequency,
    status: literals(['ACTIVE', 'PAUSED'] as const),
    isSubstitutable: Type.Boolean(),
    nextRunDate: Nullable(Type.Unsafe<string>({ ...LocalDate, description: 'null while it is paused.' })),
    skipDates: Type.Array(LocalDate),
    acceptedCents: Type.Integer({ description: 'What a package cost when the shopper last accepted it.' }),
    priceCents: Nullable(Type.Integer({ description: 'What a package costs now, before the saving.' })),
    savedCents: Nullable(Type.Integer({ description: 'What subscribing saves on a package now (N-35).' })),
    leftQuantity: Type.Optional(
      Nullable(
        Type.Integer({ description: 'How many there are now, where that is too few; null if there are enough.' }),
      ),
    ),
    needsAcceptance: Type.Boolean({ description: 'It rose over 10%: it is left out unless accepted (N-65).' }),
    version: Type.Integer(),
  },
  { $id: 'Subscription' },
);
export type Subscription = Static<typeof Subscription>;

const RunItem = Type.Object({
  productId: Type.String(),
  subscriptionId: Nullable(Type.String({ description: 'null for a one-time item.' })),
  name: Type.String(),
  quantity: Type.Integer(),
  cents: Type.Integer({ description: 'Of a package, before the saving.' }),
  savedCents: Type.Optional(
    Type.Integer({ description: 'What subscribing saves on all of them; 0 for a one-time item.' }),
  ),
  substituteId: Nullable(Type.String()),
  outcome: literals(runOutcomes),
  left: Type.Optional(Type.Integer({ description: 'Packages that there are, where that is some and too few.' })),
});

export const UpcomingRun = Type.Object(
  {
    runDate: LocalDate,
    editOpensAt: Instant,
    editClosesAt: Instant,
    startsAt: Nullable(
      Type.Unsafe<string>({
        ...Instant,
        description: 'When its order is picked up or delivered; null until it is one.',
      }),
    ),
    state: literals(['PLANNED', 'ORDERED', 'FAILED', 'EMPTY'] as const),
    orderNumber: Nullable(Type.String()),
    orderVersion: Nullable(Type.Integer({ description: 'Counts the changes of its order.' })),
    reason: Nullable(Type.String({ description: 'Why there is no order: SLOT_FULL, PAYMENT_DECLINED, CANCELED.' })),
    items: Type.Array(RunItem),
    estimateCents: Type.Integer({
      description: 'With the saving, before coupons and taxes; of an order what it comes to.',
    }),
  },
  { $id: 'UpcomingRun', description: 'N-66.' },
);
export type UpcomingRun = Static<typeof UpcomingRun>;

export const SubscriptionPlan = Type.Object(
  {
    storeId: Type.String(),
    channel: literals(planChannels),
    minute: Minute,
    timeZone: Type.String(),
    addressId: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    paymentId: Type.String(),
  },
  { $id: 'SubscriptionPlan', description: 'Where, how, and when subscriptions come.' },
);

export const AllSubscriptions = Type.Object(
  {
    customerId: Type.String(),
    fulfillmentType: Nullable(literals(planChannels)),
    isNewSnSUser: Type.Boolean(),
    saved: Nullable(
      Type.Object(
        { cents: Type.Integer(), since: LocalDate },
        { description: 'What subscribing saved on orders that were handed over, and the day of the first of them.' },
      ),
    ),
    plan: Nullable(Type.Ref('SubscriptionPlan')),
    subscribedItems: Type.Record(Type.String(), Type.Ref('Subscription'), { description: 'By product.' }),
    snsFrequencies: Type.Array(
      Type.Object({ count: Type.Integer(), unit: Type.Literal(frequencyUnit), label: Type.String() }),
    ),
    upcoming: Type.Array(Type.Ref('UpcomingRun'), { description: 'Earliest first; eight weeks ahead.' }),
  },
  { $id: 'AllSubscriptions', description: 'N-66.' },
);
export type AllSubscriptions = Omit<Static<typeof AllSubscriptions>, 'plan' | 'subscribedItems' | 'upcoming'> & {
  plan: Static<typeof SubscriptionPlan> | null;
  subscribedItems: Record<string, Subscription>;
  upcoming: UpcomingRun[];
};

export const subscriptionModels = [Subscription, UpcomingRun, SubscriptionPlan, AllSubscriptions];
