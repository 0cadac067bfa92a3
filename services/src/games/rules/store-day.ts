/** A day of a store: its date and the instants it runs between, `end` exclusive. */
export interface StoreDay {
  date: Temporal.PlainDate;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** The store's day around an instant; 23 or 25 hours long where clocks change. */
export function storeDay(at: Temporal.Instant, timeZone: string): StoreDay {
  const date = at.toZonedDateTimeISO(timeZone).toPlainDate();
  return { date, start: startOf(date, timeZone), end: startOf(date.add({ days: 1 }), timeZone) };
}

function startOf(date: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return date.toZonedDateTime(timeZone).toInstant();
}
