import { describe, expect, test } from 'vitest';
import { dateRange, expiryOf } from './expiry.ts';

const zone = 'America/Los_Angeles';
/** The last moment of Aug 31 in Los Angeles. */
const endsAt = '2026-09-01T06:59:59.999Z';
const at = (now: string, ends = endsAt, timeZone = zone) => expiryOf(ends, Temporal.Instant.from(now), timeZone);

test.each([
  ['T-6', '2026-09-01T06:59:59.000Z', { isExpired: false, isSoon: true, text: 'Expires today' }],
  ['T-6', '2026-09-01T06:59:59.999Z', { isExpired: false, isSoon: true, text: 'Expires today' }],
  ['T-7 S-118', '2026-09-01T07:00:00.000Z', { isExpired: true, isSoon: false, text: 'Expired 08/31' }],
  ['S-41', '2026-08-31T07:00:00.000Z', { isExpired: false, isSoon: true, text: 'Expires today' }],
  ['S-41', '2026-08-31T06:59:59.999Z', { isExpired: false, isSoon: true, text: 'Expires tomorrow' }],
  ['S-41', '2026-08-30T06:59:59.999Z', { isExpired: false, isSoon: true, text: 'Expires 08/31' }],
  ['S-41', '2026-08-28T07:00:00.000Z', { isExpired: false, isSoon: true, text: 'Expires 08/31' }],
  ['S-41', '2026-08-28T06:59:59.999Z', { isExpired: false, isSoon: false, text: 'Expires 08/31' }],
])('%s at %s an offer that ends on Aug 31', (_, now, expiry) => {
  expect(at(now)).toEqual(expiry);
});

test.each([
  ['2026-08-31T07:00:00.000Z', 'the first moment of its last day'],
  ['2026-08-31T19:00:00.000Z', 'noon'],
])('S-118 N-40 an offer that ends at %s, %s, is good all day', (ends) => {
  expect(at('2026-09-01T06:59:59.999Z', ends).isExpired).toBe(false);
  expect(at('2026-09-01T07:00:00.000Z', ends).isExpired).toBe(true);
});

test("N-40 the day is the store's: it is over in New York three hours earlier", () => {
  const ends = '2026-09-01T03:59:59.999Z';
  expect(at('2026-09-01T03:59:59.999Z', ends, 'America/New_York').text).toBe('Expires today');
  expect(at('2026-09-01T04:00:00.000Z', ends, 'America/New_York').isExpired).toBe(true);
});

test('N-40 the day on which clocks go back is a day, too', () => {
  const ends = '2026-11-02T07:59:59.999Z';
  expect(at('2026-11-01T07:00:00.000Z', ends).text).toBe('Expires today');
  expect(at('2026-11-02T07:59:59.999Z', ends).text).toBe('Expires today');
  expect(at('2026-11-02T08:00:00.000Z', ends).isExpired).toBe(true);
});

test('S-41 a day of another year has its year', () => {
  expect(at('2026-12-20T20:00:00Z', '2027-01-04T07:59:59.999Z').text).toBe('Expires 01/03/2027');
  expect(at('2027-01-05T20:00:00Z', '2026-12-31T20:00:00Z').text).toBe('Expired 12/31/2026');
});

describe('S-53 a weekly ad', () => {
  test('says from when until when it runs', () => {
    expect(dateRange('2026-08-05T07:00:00Z', '2026-08-12T06:59:59.999Z', zone)).toBe('08/05 - 08/11');
  });
});
