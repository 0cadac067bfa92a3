import type { Program } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { dayOf, dayTimeZoneString, inZone, isSameDay, timeZoneTimeOf } from '../../../shared/date-strings.ts';
import { hasBegun, isOver } from './game-status.ts';
import type { Language } from '../../../shared/language.ts';

type Dates = Pick<Program, 'startDate' | 'endDate' | 'timeZone'>;

/** `Starts Dec 1`, `Ends Aug 31`, `Ends today, 11:59 PM PT` on the store's last day, `Ended Jul 31` (N-78). */
export function endDateString(program: Dates, now: Temporal.Instant, language: Language): string {
  return inWords(program, now, (instant) => dayOf(inZone(instant, program.timeZone), language), language);
}

/** The same with the time of day: `Ends Aug 31 at 11:59 PM PT`. */
export function endDateTimeString(program: Dates, now: Temporal.Instant, language: Language): string {
  return inWords(program, now, (instant) => dayTimeZoneString(instant, program.timeZone, language), language);
}

function inWords(program: Dates, now: Temporal.Instant, day: (instant: string) => string, language: Language): string {
  if (!hasBegun(program, now)) return texts[language].dates.starts(day(program.startDate));
  if (isOver(program, now)) return texts[language].dates.ended(day(program.endDate));
  const { endDate, timeZone } = program;
  const end = inZone(endDate, timeZone);
  return isSameDay(endDate, now, timeZone)
    ? texts[language].dates.endsToday(timeZoneTimeOf(end, language))
    : texts[language].dates.ends(day(endDate));
}
