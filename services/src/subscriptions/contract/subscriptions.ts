import Type, { type Static } from 'typebox';
import {
  IdempotencyHeaders,
  literals,
  LocalDate,
  maxInteger,
  Nullable,
  refusals,
} from '../../platform/http/contract.ts';
import { languages } from '../../../../server-kit/language.ts';
import { zipPattern } from '../../../../server-kit/zip-code.ts';
import { Frequency, Minute, planChannels } from './models.ts';

const itemId = Type.String({ pattern: '^\\d{1,14}$' });
const quantity = Type.Integer({ minimum: 1, maximum: 99 });

const uuid = Type.Object({ uuid: Type.String({ maxLength: 64, description: "The bearer's own." }) });
const one = Type.Object({
  uuid: Type.String({ maxLength: 64 }),
  subscriptionId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
});
const banner = Type.Object({ banner: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,32}$' })) });
/** What reminders are written in from now on. */
const language = Type.Optional(literals(languages));
const answers = { 200: Type.Ref('AllSubscriptions'), ...refusals };

/** S-103. What the client says of product and price is for its own records: the catalog decides. */
export const AddSubscriptionBody = Type.Object(
  {
    isNewSnSUser: Type.Optional(Type.Boolean()),
    originationStoreId: Type.String({ maxLength: 64 }),
    language,
    items: Type.Array(
      Type.Object({
        productBpn: itemId,
        productUpc: Type.Optional(Type.String({ maxLength: 14 })),
        quantity,
        startDateTime: Type.String({
          pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?)?$',
          description: "The day of the first run, in the dates of the plan's store.",
        }),
        isSubstitutable: Type.Optional(Type.Boolean()),
        productDesc: Type.Optional(Type.String({ maxLength: 200 })),
        originalPrice: Type.Optional(Type.Number()),
        frequency: Type.Optional(Frequency),
      }),
      { minItems: 1, maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);
export type AddSubscriptionBody = Static<typeof AddSubscriptionBody>;

export const ChangeSubscriptionBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, maximum: maxInteger, description: 'What the shopper saw.' }),
    quantity: Type.Optional(quantity),
    frequency: Type.Optional(Frequency),
    isSubstitutable: Type.Optional(Type.Boolean()),
    status: Type.Optional(literals(['ACTIVE', 'PAUSED'] as const)),
    nextRunDate: Type.Optional(LocalDate),
    skip: Type.Optional(LocalDate),
    unskip: Type.Optional(LocalDate),
    acceptCents: Type.Optional(
      Type.Integer({ minimum: 1, maximum: maxInteger, description: 'The price that the shopper accepts.' }),
    ),
  },
  { additionalProperties: false, minProperties: 2 },
);
export type ChangeSubscriptionBody = Static<typeof ChangeSubscriptionBody>;

export const PlanBody = Type.Object(
  {
    storeId: Type.Optional(Type.String({ maxLength: 64 })),
    channel: Type.Optional(literals(planChannels)),
    minute: Type.Optional(Minute),
    addressId: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    zipCode: Type.Optional(Type.String({ pattern: zipPattern })),
    phone: Type.Optional(Nullable(Type.String({ pattern: '^\\d{10}$' }))),
    paymentId: Type.Optional(Type.String({ pattern: '^[A-Z_]{1,32}$' })),
    language,
  },
  { additionalProperties: false, minProperties: 1 },
);
export type PlanBody = Static<typeof PlanBody>;

const oneTime = Type.Object(
  {
    runDate: LocalDate,
    items: Type.Array(Type.Object({ productBpn: itemId, quantity: Type.Optional(quantity) }), {
      minItems: 1,
      maxItems: 50,
    }),
  },
  { additionalProperties: false },
);

/** Prefix `/subscriptions`. */
export const subscriptionRoutes = {
  all: {
    method: 'GET',
    url: '/:uuid/allsubscriptions',
    schema: {
      operationId: 'allSubscriptions',
      description: "A household's subscriptions and what comes next (S-200, N-66). 403 for another account.",
      params: uuid,
      querystring: banner,
      response: answers,
    },
  },
  byGroup: {
    method: 'GET',
    url: '/groups/:banner/:gid',
    schema: {
      operationId: 'subscriptionsByGroup',
      description: 'The same by banner and group id (S-202, S-203).',
      params: Type.Object({ banner: Type.String({ maxLength: 32 }), gid: Type.String({ maxLength: 64 }) }),
      response: answers,
    },
  },
  add: {
    method: 'POST',
    url: '/:uuid/addsubscription',
    schema: {
      operationId: 'addSubscription',
      description:
        'Subscribes; what is subscribed already is changed (S-201, S-103). All items or none. 404 STORE_NOT_FOUND, ' +
        'PRODUCT_NOT_FOUND; 409 NOT_SUBSCRIBABLE, RUN_CLOSED; 400 DATE_OUT_OF_RANGE, TOO_MANY.',
      params: uuid,
      querystring: banner,
      headers: IdempotencyHeaders,
      body: AddSubscriptionBody,
      response: answers,
    },
  },
  change: {
    method: 'PUT',
    url: '/:uuid/subscriptions/:subscriptionId',
    schema: {
      operationId: 'changeSubscription',
      description:
        'Changes how much, how often, and when; pauses, goes on, skips a day, takes a skip back, or accepts a price ' +
        '(N-65). 404 SUBSCRIPTION_NOT_FOUND; 409 SUBSCRIPTION_CHANGED, RUN_CLOSED, PRICE_CHANGED; 400 DATE_OUT_OF_RANGE, ' +
        'NOT_SCHEDULED.',
      params: one,
      headers: IdempotencyHeaders,
      body: ChangeSubscriptionBody,
      response: answers,
    },
  },
  cancel: {
    method: 'DELETE',
    url: '/:uuid/subscriptions/:subscriptionId',
    schema: {
      operationId: 'cancelSubscription',
      description:
        'Cancels at once; again is the same (N-65). An order that is placed already stays. 404 SUBSCRIPTION_NOT_FOUND.',
      params: one,
      headers: IdempotencyHeaders,
      response: answers,
    },
  },
  plan: {
    method: 'PUT',
    url: '/:uuid/plan',
    schema: {
      operationId: 'changeSubscriptionPlan',
      description:
        'Changes where, how, and when subscriptions come; orders that are placed already stay. 404 NO_PLAN, ' +
        'STORE_NOT_FOUND, ADDRESS_NOT_FOUND; 409 CHANNEL_NOT_OFFERED, ADDRESS_NEEDED, OUTSIDE_DELIVERY_AREA.',
      params: uuid,
      headers: IdempotencyHeaders,
      body: PlanBody,
      response: answers,
    },
  },
  skipRun: {
    method: 'POST',
    url: '/:uuid/skips',
    schema: {
      operationId: 'skipSubscriptionRun',
      description:
        'Skips all that is scheduled on a day, or takes that back (N-65). 404 NO_PLAN; 409 RUN_CLOSED; 400 NOT_SCHEDULED.',
      params: uuid,
      headers: IdempotencyHeaders,
      body: Type.Object({ runDate: LocalDate, skipped: Type.Boolean() }, { additionalProperties: false }),
      response: answers,
    },
  },
  addOneTimeItems: {
    method: 'POST',
    url: '/:uuid/oneTimeItems',
    schema: {
      operationId: 'addOneTimeItems',
      description:
        'Adds items to one run only (S-176). 404 PRODUCT_NOT_FOUND, RUN_NOT_FOUND; 409 NOT_SUBSCRIBABLE, RUN_CLOSED.',
      params: uuid,
      querystring: banner,
      headers: IdempotencyHeaders,
      body: oneTime,
      response: answers,
    },
  },
  removeOneTimeItem: {
    method: 'DELETE',
    url: '/:uuid/oneTimeItems',
    schema: {
      operationId: 'removeOneTimeItem',
      description: 'Takes an item off a run again (S-176). 409 RUN_CLOSED.',
      params: uuid,
      querystring: Type.Object({ ...banner.properties, runDate: LocalDate, productBpn: itemId }),
      headers: IdempotencyHeaders,
      response: answers,
    },
  },
} as const;
