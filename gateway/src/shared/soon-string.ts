import { dayTimeZoneString, daysTo, inZone, timeZoneTimeOf } from './date-strings.ts';
import type { Language } from './language.ts';
import { sharedTexts } from './texts/index.ts';

/** A moment in the near future, by the store's day: `today, 11:59 PM PT`, `tomorrow, 12:00 AM PT`, else `Aug 12 at 9:00 AM PT`. */
export function soonString(instant: string, timeZone: string, now: Temporal.Instant, language: Language): string {
  const local = inZone(instant, timeZone);
  const days = daysTo(instant, timeZone, now);
  const { dates } = sharedTexts[language];
  if (days === 0) return dates.today(timeZoneTimeOf(local, language));
  return days === 1 ? dates.tomorrow(timeZoneTimeOf(local, language)) : dayTimeZoneString(instant, timeZone, language);
}
