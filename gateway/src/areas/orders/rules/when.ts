import { dayOf, inZone, timeOf } from '../../../shared/date-strings.ts';
import { hourText } from '../../stores/rules/open-hours.ts';
import { spanText } from '../../stores/rules/slot-words.ts';
import { texts } from '../texts.ts';

const words = texts.day;

/** A window of time, as the services write it. */
export interface Window {
  start: string;
  end: string;
}

/** Calendar days from now to an instant, as the store counts them. */
export const daysTo = (instant: string, timeZone: string, now: Temporal.Instant): number =>
  inZone(now, timeZone).toPlainDate().until(inZone(instant, timeZone).toPlainDate()).days;

const weekday = (local: Temporal.ZonedDateTime, names: readonly string[]): string => names[local.dayOfWeek - 1] ?? '';

/** `Thu`. */
export const shortDay = (instant: string, timeZone: string): string => weekday(inZone(instant, timeZone), words.short);

/** `Thursday, Aug 6`. */
export function longDate(instant: string, timeZone: string): string {
  const local = inZone(instant, timeZone);
  return words.dated(weekday(local, words.long), dayOf(local));
}

/** `Thursday` within a week, `Thursday, Aug 20` beyond, and for what is past. */
export function weekdayOrDate(instant: string, timeZone: string, now: Temporal.Instant): string {
  const days = daysTo(instant, timeZone, now);
  return days >= 0 && days < 7 ? weekday(inZone(instant, timeZone), words.long) : longDate(instant, timeZone);
}

/** `4 to 5 PM`. */
export function spokenSpan({ start, end }: Window, timeZone: string): string {
  return spanText(inZone(start, timeZone), inZone(end, timeZone));
}

/** `4–5 PM`, `8 AM–12 PM`: noon and midnight are numbers too. */
export function shortSpan({ start, end }: Window, timeZone: string): string {
  const [from, to] = [start, end].map((instant) => timeOf(inZone(instant, timeZone)).replace(':00', ''));
  const half = / [AP]M$/.exec(to ?? '')?.[0] ?? '';
  const short = half !== '' && from?.endsWith(half) ? from.slice(0, -half.length) : from;
  return words.dash(short ?? '', to ?? '');
}

/** `on Thursday, 4 to 5 PM`; `today, 4 to 5 PM`; `tomorrow, 4 to 5 PM`. */
export function onDay(window: Window, timeZone: string, now: Temporal.Instant): string {
  const near = [words.today, words.tomorrow][daysTo(window.start, timeZone, now)];
  return words.time(near ?? words.on(weekdayOrDate(window.start, timeZone, now)), spokenSpan(window, timeZone));
}

/** `Wednesday, 11 PM`: a cut-off, in the store's day. */
export const cutoffText = (instant: string, timeZone: string, now: Temporal.Instant): string =>
  words.time(weekdayOrDate(instant, timeZone, now), hourOf(instant, timeZone));

/** `Thursday at 11 PM`. */
export const cutoffSentence = (instant: string, timeZone: string, now: Temporal.Instant): string =>
  words.at(weekdayOrDate(instant, timeZone, now), hourOf(instant, timeZone));

/** `11 PM`, `4:30 PM`, noon, midnight. */
export const hourOf = (instant: string, timeZone: string): string =>
  hourText(inZone(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' }));

/** `today at 10:42 AM`, `yesterday at 10:42 AM`, `Aug 1 at 10:42 AM`. */
export function pastMoment(instant: string, timeZone: string, now: Temporal.Instant): string {
  const local = inZone(instant, timeZone);
  const near = [words.today, words.yesterday][-daysTo(instant, timeZone, now)];
  return words.at(near ?? dayOf(local), timeOf(local));
}

/** For a point of a track: `Today`; `Wed` within a week; `Aug 20`. */
export function pointDay(instant: string, timeZone: string, now: Temporal.Instant): string {
  const days = daysTo(instant, timeZone, now);
  if (days === 0) return words.Today;
  return Math.abs(days) < 7 ? shortDay(instant, timeZone) : dayOf(inZone(instant, timeZone));
}

/** The same with its time: `Today, 10:42 AM`; `Wed, 11 PM`. */
export const pointMoment = (instant: string, timeZone: string, now: Temporal.Instant): string =>
  words.time(pointDay(instant, timeZone, now), timeOf(inZone(instant, timeZone)).replace(':00', ''));
