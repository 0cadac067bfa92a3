/** A day of a store: its date and the instants it runs between, `end` exclusive. */
export interface StoreDay {
  date: Temporal.PlainDate;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** The latest day requested in each time zone: nearly every question is about today. */
const latest = new Map<string, StoreDay>();

/** The store's day around an instant; 23 or 25 hours long where clocks change. @param timeZone IANA, of a store */
export function storeDay(at: Temporal.Instant, timeZone: string): StoreDay {
  const known = latest.get(timeZone);
  if (known && isBefore(at, known.end) && !isBefore(at, known.start)) return known;
  const date = at.toZonedDateTimeISO(timeZone).toPlainDate();
  const day = { date, start: startOf(date, timeZone), end: startOf(date.add({ days: 1 }), timeZone) };
  if (!known || isBefore(known.start, day.start)) latest.set(timeZone, day);
  return day;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean => Temporal.Instant.compare(one, other) < 0;

function startOf(date: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return date.toZonedDateTime(timeZone).toInstant();
}
