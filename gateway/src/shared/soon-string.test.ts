import { expect, test } from 'vitest';
import { soonString } from './soon-string.ts';

const now = Temporal.Instant.from('2026-08-05T21:14:00Z');

test.each([
  ['2026-08-06T06:59:00.000Z', 'today, 11:59 PM PT'],
  ['2026-08-06T07:00:00.000Z', 'tomorrow, 12:00 AM PT'],
  ['2026-08-06T21:14:00.000Z', 'tomorrow, 2:14 PM PT'],
  ['2026-08-12T16:00:00.000Z', 'Aug 12 at 9:00 AM PT'],
])("X-9 %s is %s on the store's clock", (instant, words) => {
  expect(soonString(instant, 'America/Los_Angeles', now, 'en')).toBe(words);
});
