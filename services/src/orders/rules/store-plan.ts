import { createHash } from 'node:crypto';
import { later } from '../../platform/clock.ts';
import { pickingTime } from './track.ts';

/** What the store's plan for an order depends on. */
export interface PlannedOrder {
  orderNumber: string;
  placedAt: Temporal.Instant;
  bringsIt: boolean;
  /** The window in which it is handed over, and until when it can be changed; null if it has none. */
  slot: { start: Temporal.Instant; end: Temporal.Instant; cutoff: Temporal.Instant } | null;
}

/** When the store does what. */
export interface StoreTimes {
  lock: Temporal.Instant;
  pick: Temporal.Instant;
  ready: Temporal.Instant;
  handOver: Temporal.Instant;
  finalize: Temporal.Instant;
}

/** What happens to a line while it is picked. */
export type Picked =
  | { kind: 'AS_ORDERED' }
  /** The store has none, or fewer, of it. @param left packages that are there */
  | { kind: 'OUT'; left: number }
  /** What a package weighs, in hundredths of a pound. */
  | { kind: 'WEIGHED'; weight: number };

/** A number from 0 up to 1 derived from a text, the same every time. */
const chanceOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** So long after an order can no longer be changed, a store begins to pick it at the earliest. */
const untilPicked = { minutes: 5 } as const;

/** When a store that keeps its times does what for an order; a pickup comes at some moment of its window. */
export function storeTimes({ orderNumber, placedAt, bringsIt, slot }: PlannedOrder): StoreTimes {
  const lock = slot?.cutoff ?? placedAt.add({ minutes: 5 });
  const start = slot?.start ?? placedAt.add({ hours: bringsIt ? 24 : 3 });
  const minutes = Math.floor(start.until(slot?.end ?? start.add({ hours: 1 })).total('minutes'));
  const pick = later(lock.add(untilPicked), start.subtract(pickingTime));
  const ready = later(pick.add({ minutes: 5 }), bringsIt ? start : start.subtract({ minutes: 30 }));
  const handOver = later(
    ready.add({ minutes: 5 }),
    start.add({ minutes: Math.floor(minutes * (0.1 + 0.8 * chanceOf(`${orderNumber} comes`))) }),
  );
  return { lock, pick, ready, handOver, finalize: handOver.add({ minutes: 10 }) };
}

/** How many of a hundred lines are out, and how far a real weight is from its estimate at most. */
const outOf100 = 6;
const weightSpread = 0.095;

/**
 * What the demo store finds when it picks a line, the same every time: a few lines are out, and whatever is sold by
 * weight weighs a little more or less than its estimate, within what is held for it (N-50, T-88).
 */
export function pickedAs(
  orderNumber: string,
  { entryId, quantity, weight }: { entryId: string; quantity: number; weight: number | null },
): Picked {
  const of = (what: string) => chanceOf(`${orderNumber} ${entryId} ${what}`);
  if (of('is out') * 100 < outOf100) return { kind: 'OUT', left: Math.floor(of('left') * quantity) };
  if (weight === null) return { kind: 'AS_ORDERED' };
  const real = Math.max(1, Math.round(weight * (1 + weightSpread * (2 * of('weighs') - 1))));
  return real === weight ? { kind: 'AS_ORDERED' } : { kind: 'WEIGHED', weight: real };
}
