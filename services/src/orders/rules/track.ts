import { later } from '../../platform/clock.ts';
import type { OrderState } from './order-states.ts';

/** Points of an order's way; the fourth is READY, or OUT_FOR_DELIVERY if the order is taken to the shopper. */
export const trackKinds = [
  'PLACED',
  'LOCKED',
  'PICKING',
  'READY',
  'OUT_FOR_DELIVERY',
  'HANDED_OVER',
  'CANCELLED',
] as const;
export type TrackKind = (typeof trackKinds)[number];

/** A point of an order's way: when it was reached, or when it is expected, from or by an instant. */
export interface TrackPoint {
  kind: TrackKind;
  state: 'DONE' | 'CURRENT' | 'AHEAD';
  at: Temporal.Instant | null;
  from: Temporal.Instant | null;
  by: Temporal.Instant | null;
}

/** What the way of an order depends on. */
export interface TrackedOrder {
  state: OrderState;
  bringsIt: boolean;
  /** The window in which it is handed over; null if it has none. */
  start: Temporal.Instant | null;
  end: Temporal.Instant | null;
  cutoff: Temporal.Instant | null;
  /** When each state was reached. */
  reached: Readonly<Partial<Record<OrderState, Temporal.Instant>>>;
}

/** How long before its window an order is picked. */
export const pickingTime = { hours: 2 } as const;

/** How many points lie behind the current one. */
const progress: Readonly<Record<Exclude<OrderState, 'CANCELLED'>, number>> = {
  PLACED: 0,
  LOCKED: 1,
  PICKING: 2,
  READY: 3,
  OUT_FOR_DELIVERY: 3,
  HANDED_OVER: 4,
  FINALIZED: 4,
  PARTIALLY_REFUNDED: 4,
};

/** The five points of an order's way (N-61); a canceled order has those it reached, and the cancellation. */
export function trackOf({ state, bringsIt, start, end, cutoff, reached }: TrackedOrder): TrackPoint[] {
  const picking = start?.subtract(pickingTime) ?? null;
  const points: [kind: Exclude<TrackKind, 'CANCELLED'>, from: Temporal.Instant | null, by: Temporal.Instant | null][] =
    [
      ['PLACED', null, null],
      ['LOCKED', cutoff, null],
      // What can still be changed isn't picked.
      ['PICKING', picking && cutoff ? later(cutoff, picking) : picking, null],
      bringsIt ? ['OUT_FOR_DELIVERY', start, null] : ['READY', null, start],
      ['HANDED_OVER', null, bringsIt ? end : null],
    ];
  if (state === 'CANCELLED')
    return [
      ...points.flatMap(([kind]) => (reached[kind] ? [point(kind, 'DONE', reached[kind])] : [])),
      point('CANCELLED', 'CURRENT', reached.CANCELLED ?? null),
    ];
  const here = progress[state];
  return points.map(([kind, from, by], index) =>
    index > here
      ? { ...point(kind, 'AHEAD', null), from, by }
      : point(kind, index < here ? 'DONE' : 'CURRENT', reached[kind] ?? (kind === 'LOCKED' ? cutoff : null)),
  );
}

const point = (kind: TrackKind, state: TrackPoint['state'], at: Temporal.Instant | null): TrackPoint => ({
  kind,
  state,
  at,
  from: null,
  by: null,
});
