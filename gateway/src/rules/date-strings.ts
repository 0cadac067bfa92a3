import { texts } from '../texts/en.ts';

/** The instant on the clock of a zone: the store's for what opens or ends, the shopper's for what has happened (N-78). */
export function inZone(instant: string | Temporal.Instant, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
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
  return texts.dates.at(dayOf(local), timeOf(local));
}

/** `Aug 31 at 11:59 PM PT`. */
export function dayTimeZoneString(instant: string, timeZone: string): string {
  const local = inZone(instant, timeZone);
  return texts.dates.at(dayOf(local), timeZoneTimeOf(local));
}

/** `11:59 PM PT`. */
export function timeZoneTimeOf(local: Temporal.ZonedDateTime): string {
  return `${timeOf(local)} ${zoneName(local.timeZoneId)}`;
}

/** `Aug 31`. */
export function dayOf(local: Temporal.ZonedDateTime): string {
  return `${texts.months[local.month - 1]} ${local.day}`;
}

/** `2:14 PM`. */
export function timeOf(local: Temporal.ZonedDateTime): string {
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
