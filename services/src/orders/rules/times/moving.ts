import { type Fee, feeFor } from '../membership/fees.ts';
import { fixedAt, leadOf } from './run-times.ts';

/** A time that an order may move to. */
interface Time {
  start: Temporal.Instant;
  cutoff: Temporal.Instant;
}

/** An order as far as its cut-off goes. */
interface Timed {
  /** Is it a run's, which gets its price later? */
  awaits_price: boolean;
  slot_start: Temporal.Instant | null;
  cutoff_at: Temporal.Instant | null;
  time_zone: string;
}

/** Until when an order can be changed at another time: that of a run stays as many days ahead of its time as it was (N-65). */
export function cutoffAt(
  { awaits_price: isRun, slot_start: start, cutoff_at: cutoff, time_zone: zone }: Timed,
  time: Time,
): Temporal.Instant {
  return isRun && start && cutoff ? fixedAt(time.start, zone, leadOf(start, cutoff, zone)) : time.cutoff;
}

/** What an order pays for its time, and whose it is. */
interface Paid extends Fee {
  channel: string;
  /** Is FreshPass on now? */
  isMember: boolean;
}

/**
 * What an order pays for its time after a move: as much more or less as the times differ, and never less than nothing; delivery
 * stays free if FreshPass was on when it was placed, and is if it is on now (N-70).
 */
export function feeAfterMove(
  { feeCents, waivedCents, channel, isMember }: Paid,
  { beforeCents, afterCents }: { beforeCents: number; afterCents: number },
): Fee {
  const cents = Math.max(0, feeCents + waivedCents + afterCents - beforeCents);
  return feeFor(cents, { channel, isMember: isMember || waivedCents > 0 });
}
