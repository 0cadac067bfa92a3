import { millisecondsOf } from './clock.ts';
import { kept } from './kept.ts';
import { inLanguages, type Language } from './language.ts';
import { monthNames } from './months.ts';
import { sharedTexts } from './texts/index.ts';

/** An instant in a time zone: the store's for what starts or ends, the shopper's for what has happened (N-78). */
export function inZone(instant: string | Temporal.Instant, timeZone: string): Temporal.ZonedDateTime {
  if (typeof instant === 'string') return localsOf(timeZone)(instant);
  if (lastMoment?.instant !== instant || lastMoment.timeZone !== timeZone)
    lastMoment = { instant, timeZone, local: instant.toZonedDateTimeISO(timeZone) };
  return lastMoment.local;
}

/** The now of a request is compared with each moment of a list. */
let lastMoment: { instant: Temporal.Instant; timeZone: string; local: Temporal.ZonedDateTime } | null = null;

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
  return daysTo(instant, timeZone, other) === 0;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayNumbers = new WeakMap<Temporal.ZonedDateTime, number>();

/** A number that is one more for each day of the calendar. */
function dayNumber(local: Temporal.ZonedDateTime): number {
  let number = dayNumbers.get(local);
  if (number === undefined) dayNumbers.set(local, (number = Date.UTC(local.year, local.month - 1, local.day) / dayMs));
  return number;
}

/** Calendar days from one moment to another of the same zone: 0 on the same day, negative for a day before. */
export const daysBetween = (from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): number =>
  dayNumber(to) - dayNumber(from);

/** Calendar days from now to an instant in a time zone: 1 is tomorrow, -1 is yesterday. */
export const daysTo = (instant: string, timeZone: string, now: Temporal.Instant): number =>
  daysBetween(inZone(now, timeZone), inZone(instant, timeZone));

/** `Aug 31` (G-55). */
export function dayString(instant: string, timeZone: string, language: Language): string {
  return dayOf(inZone(instant, timeZone), language);
}

/** `Aug 31, 2026`. */
export function dayYearString(instant: string, timeZone: string, language: Language): string {
  const local = inZone(instant, timeZone);
  return sharedTexts[language].dates.dayOfYear(dayOf(local, language), local.year);
}

/** `Aug 5 at 2:14 PM`. */
export function dayTimeString(instant: string, timeZone: string, language: Language): string {
  const local = inZone(instant, timeZone);
  return sharedTexts[language].dates.at(dayOf(local, language), timeOf(local, language));
}

/** `Aug 31 at 11:59 PM PT`. */
export function dayTimeZoneString(instant: string, timeZone: string, language: Language): string {
  const local = inZone(instant, timeZone);
  return sharedTexts[language].dates.at(dayOf(local, language), timeZoneTimeOf(local, language));
}

/** What is said of an instant in a zone, kept for as long as the instant is. */
const keptOf = (say: (local: Temporal.ZonedDateTime, language: Language) => string) => {
  const said = inLanguages(() => new WeakMap<Temporal.ZonedDateTime, string>());
  return (local: Temporal.ZonedDateTime, language: Language): string => {
    let text = said[language].get(local);
    if (text === undefined) said[language].set(local, (text = say(local, language)));
    return text;
  };
};

/** `Aug 31`. */
export const dayOf = keptOf(({ month, day }, language) => monthDay(month, day, language));

/** `Aug 31`. @param month from 1 */
export const monthDay = (month: number, day: number, language: Language): string =>
  sharedTexts[language].dates.day(monthNames[language][month - 1] ?? '', day);

/** `2:14 PM`. */
export const timeOf = keptOf(({ hour, minute }, language) => {
  const { morning, afternoon } = sharedTexts[language].dates;
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return (hour < 12 ? morning : afternoon)(clock);
});

/** A time without its half of the day: `4` of `4 PM`. */
export const withoutHalf = (time: string): string => time.slice(0, time.length - (halfOf(time)?.length ?? 0));

/** Which half of the day ends a time: ` PM`; null at noon and midnight, which are words. */
const halfOf = (time: string): string | null => / (?:[AP]M|[ap]\.m\.)$/.exec(time)?.[0] ?? null;

/** The first of two times without its half of the day when the second one's is the same: `4` of `4 PM` and `5 PM`. */
export function withoutSameHalf(from: string, to: string): string {
  const half = halfOf(to);
  return half !== null && from.endsWith(half) ? from.slice(0, -half.length) : from;
}

/** `11:59 PM PT`. */
export const timeZoneTimeOf = keptOf((local, language) => `${timeOf(local, language)} ${zoneName(local.timeZoneId)}`);

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
