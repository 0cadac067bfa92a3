import type { OrderState } from './order-states.ts';

/** What can happen to an order after it was placed. */
export const orderEvents = [
  'AMEND',
  'CANCEL',
  'LOCK',
  'PRICE',
  'PICK',
  'SHORT',
  'SUBSTITUTE',
  'WEIGH',
  'DECIDE',
  'ARRIVE',
  'LEAVE',
  'PAY',
  'READY',
  'HAND_OVER',
  'FINALIZE',
  'REFUND',
  'STORE_CANCEL',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

type Next = OrderState | ((bringsIt: boolean) => OrderState);

const waits: Next = (bringsIt) => (bringsIt ? 'OUT_FOR_DELIVERY' : 'READY');
const packed = {
  SHORT: waits,
  SUBSTITUTE: waits,
  WEIGH: waits,
  DECIDE: waits,
  LEAVE: waits,
  PAY: waits,
  HAND_OVER: 'HANDED_OVER',
} as const;

/** Everything that may happen, and the state that it leads to; what isn't here is refused. */
const table: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, Next>>>>> = {
  PLACED: {
    AMEND: 'PLACED',
    PAY: 'PLACED',
    LEAVE: 'PLACED',
    CANCEL: 'CANCELLED',
    LOCK: 'LOCKED',
    STORE_CANCEL: 'CANCELLED',
  },
  LOCKED: {
    PRICE: 'LOCKED',
    PAY: 'LOCKED',
    LEAVE: 'LOCKED',
    CANCEL: 'CANCELLED',
    PICK: 'PICKING',
    STORE_CANCEL: 'CANCELLED',
  },
  PICKING: {
    SHORT: 'PICKING',
    SUBSTITUTE: 'PICKING',
    WEIGH: 'PICKING',
    DECIDE: 'PICKING',
    LEAVE: 'PICKING',
    PAY: 'PICKING',
    READY: waits,
    STORE_CANCEL: 'CANCELLED',
  },
  READY: { ...packed, ARRIVE: 'READY', STORE_CANCEL: 'CANCELLED' },
  OUT_FOR_DELIVERY: { ...packed, STORE_CANCEL: 'CANCELLED' },
  HANDED_OVER: { FINALIZE: 'FINALIZED' },
  FINALIZED: { REFUND: 'PARTIALLY_REFUNDED' },
  PARTIALLY_REFUNDED: { REFUND: 'PARTIALLY_REFUNDED' },
  CANCELLED: {},
};

/** The state after an event, or null if the event can't happen now. @param bringsIt is the order taken to the shopper? */
export function stateAfter(state: OrderState, event: OrderEvent, bringsIt: boolean): OrderState | null {
  const next = table[state][event];
  return typeof next === 'function' ? next(bringsIt) : (next ?? null);
}

/** States of the orders that are still to come; all others are past (G-36). */
export const comingStates: readonly OrderState[] = ['PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY'];

/** Has it been paid? From here on, nothing changes points except a reversal (I-10). */
export const isFinal = (state: OrderState): boolean => state === 'FINALIZED' || state === 'PARTIALLY_REFUNDED';

/** Has the cut-off passed? From that very instant on (T-75). Without a time to keep, an order is packed right away. */
export const isPastCutoff = (cutoff: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  cutoff === null || Temporal.Instant.compare(now, cutoff) >= 0;

/** The state by the clock: a placed order is locked from its cut-off on, whether or not a job has noticed yet (T-75). */
export const stateAt = (state: OrderState, cutoff: Temporal.Instant | null, now: Temporal.Instant): OrderState =>
  state === 'PLACED' && isPastCutoff(cutoff, now) ? 'LOCKED' : state;
