import { expect, test } from 'vitest';
import { ageOf } from './notice-age.ts';

const zone = 'America/Los_Angeles';
const at = '2026-08-05T17:51:00Z';
const age = (now: string) => ageOf(at, zone, Temporal.Instant.from(now), 'en');

test('N-69 a notice is of today until the shopper’s midnight, of yesterday for a day more, and then it has its date', () => {
  expect(age('2026-08-06T06:59:59Z')).toEqual({ age: 'TODAY', timeString: '10:51 AM' });
  expect(age('2026-08-06T07:00:00Z')).toEqual({ age: 'YESTERDAY', timeString: '10:51 AM' });
  expect(age('2026-08-07T07:00:00Z')).toEqual({ age: 'EARLIER', timeString: 'Aug 5' });
  // Written by a clock that is a little ahead.
  expect(age('2026-08-05T17:50:00Z').age).toBe('TODAY');
  expect(age('2026-08-05T06:00:00Z').age).toBe('TODAY');
});
