import { asSentence } from '../../../shared/as-sentence.ts';
import { dayOf, daysTo, inZone, timeOf, withoutSameHalf } from '../../../shared/date-strings.ts';
import { hourText } from '../../stores/rules/open-hours.ts';
import { spanText } from '../../stores/rules/slot-words.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].day);

/** A window of time, as the services write it. */
export interface Window {
  start: string;
  end: string;
}

const weekday = (local: Temporal.ZonedDateTime, names: readonly string[]): string => names[local.dayOfWeek - 1] ?? '';

/** `Thu`. */
export const shortDay = (instant: string, timeZone: string, language: Language): string =>
  weekday(inZone(instant, timeZone), words[language].short);

/** `Thursday`. */
export const weekdayName = (instant: string, timeZone: string, language: Language): string =>
  weekday(inZone(instant, timeZone), words[language].long);

/** `Thursday, Aug 6`. */
export function longDate(instant: string, timeZone: string, language: Language): string {
  const local = inZone(instant, timeZone);
  return words[language].dated(weekday(local, words[language].long), dayOf(local, language));
}

/** `Thursday` within a week, `Thursday, Aug 20` beyond, and for what is past. */
export function weekdayOrDate(instant: string, timeZone: string, now: Temporal.Instant, language: Language): string {
  const days = daysTo(instant, timeZone, now);
  return days >= 0 && days < 7
    ? weekday(inZone(instant, timeZone), words[language].long)
    : longDate(instant, timeZone, language);
}

/** `today`, `tomorrow`; null for every other day. */
const nearDay = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string | null =>
  [words[language].today, words[language].tomorrow][daysTo(instant, timeZone, now)] ?? null;

/** `today`, `tomorrow`, `Thursday` within a week, `Thursday, Aug 20` beyond: what an order's days are called, each of them. */
export const dayName = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string =>
  nearDay(instant, timeZone, now, language) ?? weekdayOrDate(instant, timeZone, now, language);

/** The same in a sentence: `today`, `on Thursday`. */
export const onDayName = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string =>
  nearDay(instant, timeZone, now, language) ?? words[language].on(weekdayOrDate(instant, timeZone, now, language));

/** `4 to 5 PM`. */
export function spokenSpan({ start, end }: Window, timeZone: string, language: Language): string {
  return spanText(inZone(start, timeZone), inZone(end, timeZone), language);
}

/** `4–5 PM`, `8 AM–12 PM`: noon and midnight are numbers too. */
export function shortSpan({ start, end }: Window, timeZone: string, language: Language): string {
  const [from, to] = [start, end].map((instant) => timeOf(inZone(instant, timeZone), language).replace(':00', ''));
  return words[language].dash(withoutSameHalf(from ?? '', to ?? ''), to ?? '');
}

/** `on Thursday, 4 to 5 PM`; `today, 4 to 5 PM`; `tomorrow, 4 to 5 PM`. */
export const onDay = (window: Window, timeZone: string, now: Temporal.Instant, language: Language): string =>
  words[language].time(onDayName(window.start, timeZone, now, language), spokenSpan(window, timeZone, language));

/** `tomorrow, 11 PM`, `Friday, 11 PM`: a cut-off beside an order's day, in the store's day. */
export const cutoffText = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string =>
  words[language].time(dayName(instant, timeZone, now, language), hourOf(instant, timeZone, language));

/** `tomorrow at 11 PM`, `Friday at 11 PM`. */
export const cutoffSentence = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string =>
  words[language].at(dayName(instant, timeZone, now, language), hourOf(instant, timeZone, language));

/** `Wednesday, 11 PM`: a cut-off beside a day that is told with its date, as `Wednesday, Aug 5`. */
export const weekdayCutoff = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string =>
  words[language].time(weekdayOrDate(instant, timeZone, now, language), hourOf(instant, timeZone, language));

/** The same for a narrow place: `Today, 11 PM`, `Tomorrow, 11 PM`, `Wed, 11 PM`. */
export const shortCutoff = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string =>
  asSentence(
    words[language].time(
      nearDay(instant, timeZone, now, language) ?? shortDay(instant, timeZone, language),
      hourOf(instant, timeZone, language),
    ),
  );

/** `11 PM`, `4:30 PM`, noon, midnight. */
export const hourOf = (instant: string, timeZone: string, language: Language): string =>
  hourText(inZone(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' }), language);

/** `today at 10:42 AM`, `yesterday at 10:42 AM`, `Aug 1 at 10:42 AM`. */
export function pastMoment(instant: string, timeZone: string, now: Temporal.Instant, language: Language): string {
  const local = inZone(instant, timeZone);
  const near = [words[language].today, words[language].yesterday][-daysTo(instant, timeZone, now)];
  return words[language].at(near ?? dayOf(local, language), timeOf(local, language));
}

/** For a point of a track: `Today`; `Wed` within a week; `Aug 20`. */
export function pointDay(instant: string, timeZone: string, now: Temporal.Instant, language: Language): string {
  const days = daysTo(instant, timeZone, now);
  if (days === 0) return words[language].Today;
  return Math.abs(days) < 7 ? shortDay(instant, timeZone, language) : dayOf(inZone(instant, timeZone), language);
}

/** The same with its time: `Today, 10:42 AM`; `Wed, 11 PM`. */
export const pointMoment = (instant: string, timeZone: string, now: Temporal.Instant, language: Language): string =>
  words[language].time(
    pointDay(instant, timeZone, now, language),
    timeOf(inZone(instant, timeZone), language).replace(':00', ''),
  );
