import { expect, test } from 'vitest';
import {
  cutoffSentence,
  cutoffText,
  longDate,
  onDay,
  pastMoment,
  pointMoment,
  shortSpan,
  spokenSpan,
  weekdayCutoff,
  weekdayOrDate,
} from './when.ts';

const zone = 'America/Los_Angeles';
/** Wednesday, Aug 5, 10:42 AM in San Francisco. */
const now = Temporal.Instant.from('2026-08-05T17:42:00Z');
const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString({ smallestUnit: 'millisecond' });
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });

test.each([
  ['2026-08-05T16:00', '2026-08-05T17:00', 'today, 4 to 5 PM'],
  ['2026-08-06T16:00', '2026-08-06T17:00', 'tomorrow, 4 to 5 PM'],
  ['2026-08-07T16:00', '2026-08-07T17:00', 'on Friday, 4 to 5 PM'],
  ['2026-08-20T11:00', '2026-08-20T13:00', 'on Thursday, Aug 20, 11 AM to 1 PM'],
])('X-9 a time from %s is %s', (start, end, text) => {
  expect(onDay(span(start, end), zone, now, 'en')).toBe(text);
});

test("X-9 today is the store's day, wherever the clock stands", () => {
  const evening = Temporal.Instant.from('2026-08-06T05:00:00Z');
  expect(onDay(span('2026-08-05T23:00', '2026-08-06T00:00'), zone, evening, 'en')).toBe('today, 11 PM to midnight');
  expect(onDay(span('2026-08-06T08:00', '2026-08-06T09:00'), zone, evening, 'en')).toBe('tomorrow, 8 to 9 AM');
});

test.each([
  ['2026-08-06T14:00', '2026-08-06T15:00', '2–3 PM', '2 to 3 PM'],
  ['2026-08-06T08:00', '2026-08-06T12:00', '8 AM–12 PM', '8 AM to noon'],
  ['2026-08-06T12:00', '2026-08-06T13:00', '12–1 PM', 'noon to 1 PM'],
  ['2026-08-06T10:30', '2026-08-06T11:30', '10:30–11:30 AM', '10:30 to 11:30 AM'],
])('N-59 %s to %s is %s, spoken %s', (start, end, short, spoken) => {
  expect([shortSpan(span(start, end), zone, 'en'), spokenSpan(span(start, end), zone, 'en')]).toEqual([short, spoken]);
});

test('a cut-off is today, tomorrow, or a weekday within a week, with its date beyond', () => {
  expect(cutoffText(at('2026-08-05T23:00'), zone, now, 'en')).toBe('today, 11 PM');
  expect(cutoffSentence(at('2026-08-06T23:00'), zone, now, 'en')).toBe('tomorrow at 11 PM');
  expect(cutoffSentence(at('2026-08-07T23:00'), zone, now, 'en')).toBe('Friday at 11 PM');
  expect(weekdayCutoff(at('2026-08-05T23:00'), zone, now, 'en')).toBe('Wednesday, 11 PM');
  expect(cutoffText(at('2026-08-19T23:00'), zone, now, 'en')).toBe('Wednesday, Aug 19, 11 PM');
  expect(weekdayOrDate(at('2026-08-01T12:00'), zone, now, 'en')).toBe('Saturday, Aug 1');
  expect(weekdayOrDate(at('2026-08-11T12:00'), zone, now, 'en')).toBe('Tuesday');
  expect(weekdayOrDate(at('2026-08-12T12:00'), zone, now, 'en')).toBe('Wednesday, Aug 12');
  expect(longDate(at('2026-08-06T16:00'), zone, 'en')).toBe('Thursday, Aug 6');
});

test.each([
  ['2026-08-05T10:42', 'today at 10:42 AM', 'Today, 10:42 AM'],
  ['2026-08-04T09:05', 'yesterday at 9:05 AM', 'Tue, 9:05 AM'],
  ['2026-07-30T23:00', 'Jul 30 at 11:00 PM', 'Thu, 11 PM'],
  ['2026-07-29T23:00', 'Jul 29 at 11:00 PM', 'Jul 29, 11 PM'],
  ['2026-07-21T23:00', 'Jul 21 at 11:00 PM', 'Jul 21, 11 PM'],
])('a moment that has passed, %s, is %s, and %s on a track', (local, past, point) => {
  expect(pastMoment(at(local), zone, now, 'en')).toBe(past);
  expect(pointMoment(at(local), zone, now, 'en')).toBe(point);
});
