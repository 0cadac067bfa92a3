import { categories, stackPolicies } from '../cart.ts';
import { whys } from '../lots.ts';
import { discountTypes, prototypes } from '../offer.ts';
import {
  flag,
  list,
  matching,
  object,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  tagged,
  text,
  whole,
} from './shapes.ts';

const id = text(200);
const cents = whole(0, 10_000_000);
const count = whole(0, 100_000_000);
const atLeastOne = whole(1, 10_000_000);
const day = matching(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-08-31');
const moment = matching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?$/,
  'a store time such as 2026-08-05T10:15:00.000',
);

const promo = tagged('type', {
  P: object({ type: oneOf('P'), priceCents: whole(-10_000_000, 10_000_000), endsOn: day }),
  B: object({ type: oneOf('B'), buy: whole(1, 999), free: whole(1, 999), group: orNull(id), endsOn: day }),
  M: object({ type: oneOf('M'), qty: whole(1, 999), priceCents: cents, group: orNull(id), endsOn: day }),
});

const volume = object({
  qty: whole(2, 999),
  group: orNull(id),
  off: tagged('type', {
    PRICE: object({ type: oneOf('PRICE'), cents }),
    RATE: object({ type: oneOf('RATE'), rate: whole(0, 10_000) }),
  }),
});

const cartLine = object({
  lineId: id,
  upc: id,
  departmentId: id,
  category: oneOf(...categories),
  qty: whole(1, 999),
  weight: orNull(whole(1, 1_000_000)),
  listCents: cents,
  promo: orNull(promo),
  volume: optional(orNull(volume)),
  depositCents: cents,
  taxCode: orNull(id),
  isSubscription: flag,
  isPaidWithEbt: flag,
});

const goods = { upcs: optional(list(10_000, id)), department: optional(id) };

const offer = object({
  offerId: id,
  proto: oneOf(...prototypes),
  buy: object({
    ...goods,
    minQty: optional(atLeastOne),
    minCents: optional(atLeastOne),
    minWeight: optional(atLeastOne),
  }),
  get: object({ ...goods, qty: whole(1, 999), discount: object({ type: oneOf(...discountTypes), value: cents }) }),
  maxApplications: orNull(whole(0, 1_000_000)),
  usesLeft: orNull(count),
  funding: oneOf('MF', 'STORE'),
  stackGroup: orNull(id),
  channels: orNull(list(100, id)),
  stores: orNull(list(10_000, id)),
  startLocal: moment,
  endLocal: moment,
  isClipped: flag,
  isExcluded: optional(flag),
  rewardPoints: optional(orNull(count)),
  progress: optional(count),
  rewardsLeft: optional(orNull(count)),
  custom: optional(object({ name: id })),
});

const context = object({
  storeId: id,
  channel: id,
  placedAt: moment,
  stackPolicy: oneOf(...stackPolicies),
  couponOnFreeUnit: optional(flag),
  subscriptionRate: whole(0, 10_000),
  tax: object({
    rates: record(1000, whole(0, 1_000_000)),
    couponsLowerIt: flag,
    rewardsLowerIt: flag,
    depositsAreTaxed: optional(flag),
  }),
  rewardCents: cents,
  points: orNull(object({ perDollar: whole(0, 1000), times: record(100, whole(0, 1000)) })),
  ebtCents: optional(cents),
  bags: optional(orNull(object({ cents, packages: whole(1, 999), isFreeWithEbt: flag }))),
  validUntil: orNull(text(40)),
  // More would let a file keep whoever replays it busy.
  steps: optional(whole(0, 100_000)),
});

const courtesy = object({ offerId: id, cents, why: oneOf(...whys), lineIds: list(200, id) });

/** What a quote may be computed from (`QuoteInputs`): everything in bounds, so that replaying it can't do harm. */
export const inputsShape: Shape = object({
  courtesies: optional(list(100, courtesy)),
  cart: list(200, cartLine),
  offers: list(2000, offer),
  context,
  rules: id,
});
