import { expect, test } from 'vitest';
import { dayString, dayTimeString, dayTimeZoneString } from './date-strings.ts';

test("X-9 G-55 a day is the store's own, with the month abbreviated", () => {
  expect(dayString('2026-08-01T06:59:59.999Z', 'America/Los_Angeles', 'en')).toBe('Jul 31');
  expect(dayString('2026-08-01T06:59:59.999Z', 'America/New_York', 'en')).toBe('Aug 1');
});

test.each([
  ['America/Los_Angeles', 'Aug 31 at 11:59 PM PT'],
  ['America/Denver', 'Sep 1 at 12:59 AM MT'],
  ['America/Chicago', 'Sep 1 at 1:59 AM CT'],
  ['America/New_York', 'Sep 1 at 2:59 AM ET'],
])('N-78 in %s the time has the zone name used all year', (timeZone, words) => {
  expect(dayTimeZoneString('2026-09-01T06:59:59.999Z', timeZone, 'en')).toBe(words);
});

test('noon and midnight are 12', () => {
  expect(dayTimeString('2026-12-24T17:00:00Z', 'America/New_York', 'en')).toBe('Dec 24 at 12:00 PM');
  expect(dayTimeString('2026-12-24T05:05:00Z', 'America/New_York', 'en')).toBe('Dec 24 at 12:05 AM');
});
