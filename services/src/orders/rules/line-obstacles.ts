import { isWithinHours } from '../../stores/index.ts';

/** What decides whether a line can be had at a time. */
export interface TimedLine {
  preparationMinutes: number;
  /** First day of a pre-order, `YYYY-MM-DD`; null unless it is one. */
  effectiveOn: string | null;
  /** Its own hours in minutes of the store's day; null around the clock (S-71). */
  fulfillment: {
    start: number;
    end: number;
    saturday?: { start: number; end: number };
    sunday?: { start: number; end: number };
  } | null;
}

/**
 * Can a line be had at a time? A pre-order not before its first day (S-139); anything else once it is prepared (S-140);
 * both within their hours (S-145).
 * @param start of the time, and `now`, both in the store's zone
 */
export function canBeHadAt(line: TimedLine, start: Temporal.ZonedDateTime, now: Temporal.ZonedDateTime): boolean {
  if (line.effectiveOn !== null && start.toPlainDate().toString() < line.effectiveOn) return false;
  const ready = now.add({ minutes: line.preparationMinutes });
  if (line.effectiveOn === null && Temporal.ZonedDateTime.compare(start, ready) < 0) return false;
  const { fulfillment } = line;
  if (fulfillment === null) return true;
  const day = start.dayOfWeek;
  const { start: startMinute, end: endMinute } =
    (day === 6 ? fulfillment.saturday : day === 7 ? fulfillment.sunday : undefined) ?? fulfillment;
  return isWithinHours([{ weekday: day, startMinute, endMinute }], day, start.hour * 60 + start.minute);
}
