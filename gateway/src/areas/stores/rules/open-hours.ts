import { asSentence } from '../../../shared/as-sentence.ts';
import type { StoreDetails } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

type Hours = StoreDetails['departments'][number]['hours'];
type Day = Hours[number]['day'];

const days = Object.keys(texts.en.days) as Day[];
const endOfDay = '24:00';

/** `6 AM`, `6:30 PM`, noon, or midnight. @param clock `18:30`, `24:00` is midnight */
export function hourText(clock: string, language: Language): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (minute === 0 && hour % 24 === 0) return texts[language].midnight;
  if (minute === 0 && hour === 12) return texts[language].noon;
  const time = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return hour < 12 ? texts[language].morning(time) : texts[language].afternoon(time);
}

const isAllDay = ({ startHour, endHour }: Hours[number]) => startHour === '00:00' && endHour === endOfDay;

/**
 * Whether a department is open and until when, or when it opens next. It's open from the start hour up to, but not
 * including, the end hour (S-73). null when it has no hours at all.
 * @param now in the store's time zone
 */
export function openText(hours: Hours, now: Temporal.ZonedDateTime, language: Language): string | null {
  if (hours.length === 0) return null;
  const clock = now.toPlainTime().toString({ smallestUnit: 'minute' });
  const on = (later: number) => hours.find(({ day }) => day === days[(now.dayOfWeek - 1 + later) % 7]);
  const today = on(0);
  if (today && today.startHour <= clock && clock < today.endHour)
    return isAllDay(today) ? texts[language].allDay : texts[language].openUntil(hourText(today.endHour, language));
  if (today && clock < today.startHour) return texts[language].opensAt(hourText(today.startHour, language));
  for (let later = 1; later <= 7; later++) {
    const next = on(later);
    if (next)
      return texts[language].opensOn(
        later === 1 ? texts[language].tomorrow : texts[language].days[next.day],
        hourText(next.startHour, language),
      );
  }
  return null;
}

/** The week in words; consecutive days with the same hours are grouped. */
export function weekText(hours: Hours, language: Language): { days: string; hours: string }[] {
  const runs: { first: Day; last: Day; hours: string }[] = [];
  for (const day of days) {
    const open = hours.find((each) => each.day === day);
    const words = open === undefined ? texts[language].closed : spanOf(open, language);
    const before = runs.at(-1);
    if (before?.hours === words) before.last = day;
    else runs.push({ first: day, last: day, hours: words });
  }
  return runs.map(({ first, last, hours: words }) => ({ days: daysText(first, last, language), hours: words }));
}

const spanOf = (open: Hours[number], language: Language): string =>
  isAllDay(open)
    ? texts[language].allDay
    : texts[language].span(hourText(open.startHour, language), hourText(open.endHour, language));

function daysText(first: Day, last: Day, language: Language): string {
  if (first === 'MONDAY' && last === 'SUNDAY') return texts[language].everyDay;
  const { days: names, span } = texts[language];
  return asSentence(first === last ? names[first] : span(names[first], names[last]));
}
