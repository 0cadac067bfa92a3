import type { StoreDetails } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';

type Hours = StoreDetails['departments'][number]['hours'];
type Day = Hours[number]['day'];

const days = Object.keys(texts.days) as Day[];
const endOfDay = '24:00';

/** `6 AM`, `6:30 PM`, noon, or midnight. @param clock `18:30`, `24:00` is midnight */
export function hourText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (minute === 0 && hour % 24 === 0) return texts.midnight;
  if (minute === 0 && hour === 12) return texts.noon;
  const time = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return hour < 12 ? texts.morning(time) : texts.afternoon(time);
}

const isAllDay = ({ startHour, endHour }: Hours[number]) => startHour === '00:00' && endHour === endOfDay;

/**
 * Whether a department is open and until when, or when it opens next. It's open from the start hour up to, but not
 * including, the end hour (S-73). null when it has no hours at all.
 * @param now in the store's time zone
 */
export function openText(hours: Hours, now: Temporal.ZonedDateTime): string | null {
  if (hours.length === 0) return null;
  const clock = now.toPlainTime().toString({ smallestUnit: 'minute' });
  const on = (later: number) => hours.find(({ day }) => day === days[(now.dayOfWeek - 1 + later) % 7]);
  const today = on(0);
  if (today && today.startHour <= clock && clock < today.endHour)
    return isAllDay(today) ? texts.allDay : texts.openUntil(hourText(today.endHour));
  if (today && clock < today.startHour) return texts.opensAt(hourText(today.startHour));
  for (let later = 1; later <= 7; later++) {
    const next = on(later);
    if (next) return texts.opensOn(later === 1 ? texts.tomorrow : texts.days[next.day], hourText(next.startHour));
  }
  return null;
}

/** The week in words; consecutive days with the same hours are grouped. */
export function weekText(hours: Hours): { days: string; hours: string }[] {
  const runs: { first: Day; last: Day; hours: string }[] = [];
  for (const day of days) {
    const open = hours.find((each) => each.day === day);
    const words = open === undefined ? texts.closed : spanOf(open);
    const before = runs.at(-1);
    if (before?.hours === words) before.last = day;
    else runs.push({ first: day, last: day, hours: words });
  }
  return runs.map(({ first, last, hours: words }) => ({ days: daysText(first, last), hours: words }));
}

const spanOf = (open: Hours[number]): string =>
  isAllDay(open) ? texts.allDay : texts.span(hourText(open.startHour), hourText(open.endHour));

function daysText(first: Day, last: Day): string {
  if (first === 'MONDAY' && last === 'SUNDAY') return texts.everyDay;
  return first === last ? texts.days[first] : texts.span(texts.days[first], texts.days[last]);
}
