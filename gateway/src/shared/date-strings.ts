import { millisecondsOf } from './clock.ts';
import { kept } from './kept.ts';
import { months } from './months.ts';
import { sharedTexts } from './texts.ts';

/** An instant in a time zone: the store's for what starts or ends, the shopper's for what has happened (N-78). */
export function inZone(instant: string | Temporal.Instant, timeZone: string): Temporal.ZonedDateTime {
  return typeof instant === 'string' ? localsOf(timeZone)(instant) : instant.toZonedDateTimeISO(timeZone);
}

/** The starts and ends of programs and prizes are shown again and again, and computing a zone is slow. */
const localsOf = kept(50, (timeZone) =>
  kept(500, (instant) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)),
);

/** Milliseconds of an instant as written by the services; NaN if it isn't one. */
export const momentOf = kept(2000, Date.parse);

/** No day in any time zone is longer. */
const longestDayMs = 48 * 60 * 60 * 1000;

/** Do both moments fall on the same day in the time zone? */
export function isSameDay(instant: string, other: Temporal.Instant, timeZone: string): boolean {
  if (Math.abs(momentOf(instant) - millisecondsOf(other)) > longestDayMs) return false;
  return inZone(instant, timeZone).toPlainDate().equals(inZone(other, timeZone).toPlainDate());
}

/** `Aug 31` (G-55). */
export function dayString(instant: string, timeZone: string): string {
  return dayOf(inZone(instant, timeZone));
}

/** `Aug 31, 2026`. */
export function dayYearString(instant: string, timeZone: string): string {
  const local = inZone(instant, timeZone);
  return `${dayOf(local)}, ${local.year}`;
}

/** `Aug 5 at 2:14 PM`. */
export function dayTimeString(instant: string, timeZone: string): string {
  const local = inZone(instant, timeZone);
  return sharedTexts.dates.at(dayOf(local), timeOf(local));
}

/** `Aug 31 at 11:59 PM PT`. */
export function dayTimeZoneString(instant: string, timeZone: string): string {
  const local = inZone(instant, timeZone);
  return sharedTexts.dates.at(dayOf(local), timeZoneTimeOf(local));
}

/** `11:59 PM PT`. */
export function timeZoneTimeOf(local: Temporal.ZonedDateTime): string {
  let time = zonedTimes.get(local);
  if (time === undefined) zonedTimes.set(local, (time = `${timeOf(local)} ${zoneName(local.timeZoneId)}`));
  return time;
}

const zonedTimes = new WeakMap<Temporal.ZonedDateTime, string>();

/** `Aug 31`. */
export function dayOf(local: Temporal.ZonedDateTime): string {
  let day = days.get(local);
  if (day === undefined) days.set(local, (day = monthAndDayOf(local)));
  return day;
}

const days = new WeakMap<Temporal.ZonedDateTime, string>();

function monthAndDayOf(local: Temporal.ZonedDateTime): string {
  return `${months[local.month - 1]} ${local.day}`;
}

/** `2:14 PM`. */
export function timeOf(local: Temporal.ZonedDateTime): string {
  let time = times.get(local);
  if (time === undefined) times.set(local, (time = hourAndMinuteOf(local)));
  return time;
}

const times = new WeakMap<Temporal.ZonedDateTime, string>();

function hourAndMinuteOf(local: Temporal.ZonedDateTime): string {
  return `${local.hour % 12 || 12}:${String(local.minute).padStart(2, '0')} ${local.hour < 12 ? 'AM' : 'PM'}`;
}

const zoneNames = new Map<string, string>();

/** `PT` for America/Los_Angeles, the same in summer and winter. */
function zoneName(timeZone: string): string {
  let name = zoneNames.get(timeZone);
  if (name === undefined) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' });
    name = format.formatToParts(0).find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
    zoneNames.set(timeZone, name);
  }
  return name;
}
