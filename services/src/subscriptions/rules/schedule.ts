/** Every how many weeks something can come. */
export const offeredWeeks = [1, 2, 3, 4, 6, 8] as const;
/** How long before its day a run becomes an order, whose date and time can be changed from then on (N-65, X-7). */
export const orderLeadDays = 5;
/** How long before its day a household is told about a run (N-65). */
export const reminderLeadDays = 7;
/** How long before its day prices that rose too much are told, so that a tap can keep what they are of (N-65). */
export const watchLeadDays = 2;
/** How long before its time an order's items are fixed, and get their price (N-65). */
export const fixedLeadDays = 1;
/** The earliest first run: a day is left to change it. */
export const leastLeadDays = 2;
/** How far ahead a first run may be. */
export const mostLeadDays = 90;

/** When something comes: `anchor + k * weeks`, in the store's dates, so that no change of clocks moves it (N-65). */
export interface Schedule {
  anchor: Temporal.PlainDate;
  weeks: number;
  skips: readonly Temporal.PlainDate[];
}

/** The schedule's first date after `after` that isn't skipped; skipping never moves the ones that follow (T-90). */
export function nextRunAfter({ anchor, weeks, skips }: Schedule, after: Temporal.PlainDate): Temporal.PlainDate {
  const step = weeks * 7;
  const days = anchor.until(after, { largestUnit: 'days' }).days;
  let at = anchor.add({ days: days < 0 ? 0 : (Math.floor(days / step) + 1) * step });
  while (skips.some((skip) => skip.equals(at))) at = at.add({ days: step });
  return at;
}

/** The schedule's dates after `after`, through `through`. */
export function runsBetween(
  schedule: Schedule,
  after: Temporal.PlainDate,
  through: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const dates: Temporal.PlainDate[] = [];
  for (
    let at = nextRunAfter(schedule, after);
    Temporal.PlainDate.compare(at, through) <= 0;
    at = nextRunAfter(schedule, at)
  )
    dates.push(at);
  return dates;
}

/** Is it a date of the schedule, skipped or not? */
export function isOnSchedule({ anchor, weeks }: Schedule, date: Temporal.PlainDate): boolean {
  const { days } = anchor.until(date, { largestUnit: 'days' });
  return days >= 0 && days % (weeks * 7) === 0;
}

/** When an order of this run can be changed: from the start of the fifth day before, to a day before its time (N-65, X-7, T-93). */
export interface EditWindow {
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
}

/** @param minute of the store's day, when it comes */
export function editWindow(date: Temporal.PlainDate, minute: number, timeZone: string): EditWindow {
  const at = date.toPlainDateTime().add({ minutes: minute });
  return {
    opensAt: date.subtract({ days: orderLeadDays }).toZonedDateTime(timeZone).toInstant(),
    closesAt: at.subtract({ days: fixedLeadDays }).toZonedDateTime(timeZone).toInstant(),
  };
}
