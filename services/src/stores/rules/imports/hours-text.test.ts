import { expect, test } from 'vitest';
import { minuteIn, spanIn, spanText, weekdaysIn, weekdaysText } from './hours-text.ts';

test.each([
  ['7:00-23:00', '7:00-23:00'],
  ['7-23', '7:00-23:00'],
  ['7am – 11pm', '7:00-23:00'],
  ['7:30 a.m. to 10 p.m.', '7:30-22:00'],
  ['noon-midnight', '12:00-24:00'],
  ['12pm-12am', '12:00-24:00'],
  ['24 hours', '0:00-24:00'],
  ['6-0:00', '6:00-24:00'],
])('S-73 hours %j are %s', (text, read) => {
  const span = spanIn(text);
  expect(typeof span === 'object' && span !== null && spanText(span)).toBe(read);
});

test.each(['', 'closed', ' Closed '])('S-73 %j is closed', (text) => expect(spanIn(text)).toBeNull());

test.each(['7', '25-26', '7:60-8', '7-', '7-8-9', '13pm-14pm', 'always', '0am-5'])('S-73 %j is no hours', (text) =>
  expect(spanIn(text)).toBe(`"${text}" isn't hours, such as 7:00-23:00 or closed`),
);

test('S-73 hours that end before they begin are refused', () => {
  expect(spanIn('23-7')).toBe('"23-7" ends before it begins');
  expect(spanIn('7-7')).toBe('"7-7" ends before it begins');
  expect(minuteIn('24:00')).toBe(1440);
  expect(minuteIn('24:01')).toBeNull();
});

test.each([
  ['mon-fri', [1, 2, 3, 4, 5]],
  ['sat sun', [6, 7]],
  ['Monday, wed; Thu', [1, 3, 4]],
  ['daily', [1, 2, 3, 4, 5, 6, 7]],
  ['tue tue', [2]],
])('N-59 weekdays %j are %j', (text, days) => expect(weekdaysIn(text)).toEqual(days));

test.each(['', 'fri-mon', 'someday', 'mon-'])('N-59 %j is no weekdays', (text) =>
  expect(weekdaysIn(text)).toBe(`"${text}" isn't weekdays, such as mon-fri or "sat sun"`),
);

test('weekdays are written as they are read', () => expect(weekdaysIn(weekdaysText([1, 3, 7]))).toEqual([1, 3, 7]));
