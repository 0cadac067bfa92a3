import { sharedTexts } from './texts.ts';
import { dayTimeZoneString, inZone, timeZoneTimeOf } from './date-strings.ts';

/** A moment in the near future, by the store's day: `today, 11:59 PM PT`, `tomorrow, 12:00 AM PT`, else `Aug 12 at 9:00 AM PT`. */
export function soonString(instant: string, timeZone: string, now: Temporal.Instant): string {
  const local = inZone(instant, timeZone);
  const today = inZone(now, timeZone).toPlainDate();
  const days = today.until(local.toPlainDate()).days;
  if (days === 0) return sharedTexts.dates.today(timeZoneTimeOf(local));
  return days === 1 ? sharedTexts.dates.tomorrow(timeZoneTimeOf(local)) : dayTimeZoneString(instant, timeZone);
}
