/** A time that can be had, or is full. */
interface Bookable {
  start: Temporal.Instant;
  /** Orders it still takes. */
  left: number;
}

/** What a run asks for: a time on this day, close to this minute of it. */
interface Wished {
  date: Temporal.PlainDate;
  minute: number;
  timeZone: string;
}

/** The time on a day that starts closest to the minute that was asked for, the earlier of two; undefined on a day that is full. */
export function closestSlot<T extends Bookable>(
  slots: readonly T[],
  { date, minute, timeZone }: Wished,
): T | undefined {
  const away = ({ start }: Bookable) => {
    const { hour, minute: past } = start.toZonedDateTimeISO(timeZone);
    return Math.abs(hour * 60 + past - minute);
  };
  return slots
    .filter(({ start, left }) => left > 0 && start.toZonedDateTimeISO(timeZone).toPlainDate().equals(date))
    .toSorted((one, other) => away(one) - away(other) || Temporal.Instant.compare(one.start, other.start))[0];
}

/** When the order of a run can no longer be changed, so many of the store's days before its time, by the clock on the wall (N-65). */
export const fixedAt = (start: Temporal.Instant, timeZone: string, leadDays: number): Temporal.Instant =>
  start.toZonedDateTimeISO(timeZone).subtract({ days: leadDays }).toInstant();

/** How many of the store's days before its time an order is fixed. */
export const leadOf = (start: Temporal.Instant, cutoff: Temporal.Instant, timeZone: string): number =>
  cutoff.toZonedDateTimeISO(timeZone).until(start.toZonedDateTimeISO(timeZone), { largestUnit: 'days' }).days;
