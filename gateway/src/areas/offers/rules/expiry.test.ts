import { expect, test } from 'vitest';
import { dateRange, dayIn, endsSoon, expiryOf, isExpired, isUpcoming, startText } from './expiry.ts';

const zone = 'America/Los_Angeles';
const at = (now: string, endLocal = '2026-08-31T23:59:59.999', timeZone = zone) =>
  expiryOf(endLocal, dayIn(Temporal.Instant.from(now), timeZone), 'en');

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
  expect(at(now)).toEqual({ ...expiry, day: '08/31' });
});

test.each(['2026-08-31T00:00:00.000', '2026-08-31T12:00:00.000', '2026-08-31'])(
  'S-118 T-11 an offer that ends at %s is good all day',
  (endLocal) => {
    expect(isExpired(endLocal, '2026-08-31')).toBe(false);
    expect(isExpired(endLocal, '2026-09-01')).toBe(true);
  },
);

test("N-40 the day is the store's: it is over in New York three hours earlier", () => {
  const inNewYork = (now: string) => at(now, undefined, 'America/New_York');
  expect(inNewYork('2026-09-01T03:59:59.999Z').text).toBe('Expires today');
  expect(inNewYork('2026-09-01T04:00:00.000Z').isExpired).toBe(true);
});

test('N-40 the days on which clocks change are days, too', () => {
  const autumn = '2026-11-01T23:59:59.999';
  expect(at('2026-11-01T07:00:00.000Z', autumn).text).toBe('Expires today');
  expect(at('2026-11-02T07:59:59.999Z', autumn).text).toBe('Expires today');
  expect(at('2026-11-02T08:00:00.000Z', autumn).isExpired).toBe(true);
  const spring = '2026-03-08T23:59:59.999';
  expect(at('2026-03-09T06:59:59.999Z', spring).text).toBe('Expires today');
  expect(at('2026-03-09T07:00:00.000Z', spring).isExpired).toBe(true);
});

test('S-41 a day of another year has its year', () => {
  expect(at('2026-12-20T20:00:00Z', '2027-01-03T23:59:59.999').text).toBe('Expires 01/03/2027');
  expect(at('2027-01-05T20:00:00Z', '2026-12-31T23:59:59.999').text).toBe('Expired 12/31/2026');
});

test('S-53 a weekly ad says from when until when it runs', () => {
  expect(dateRange('2026-08-05T00:00:00.000', '2026-08-11T23:59:59.999', 'en')).toBe('08/05 - 08/11');
});

test('an offer is to come until its first day, and says when it starts', () => {
  const [today, start] = ['2026-08-12', '2026-08-12T05:00:00.000'];
  expect([isUpcoming(start, '2026-08-11'), isUpcoming(start, today), isUpcoming(start, '2026-08-13')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(startText(start, '2026-08-11', 'en')).toBe('Starts 08/12');
  expect(startText('2027-01-03T00:00:00.000', today, 'en')).toBe('Starts 01/03/2027');
});

test('S-41 an offer ends soon from three days before its last day until that day is over', () => {
  const soon = (today: string) => endsSoon('2026-08-31T23:59:59.999', today);
  expect(['2026-08-27', '2026-08-28', '2026-08-31', '2026-09-01'].map(soon)).toEqual([false, true, true, false]);
});
