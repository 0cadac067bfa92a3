import { expect, test } from 'vitest';
import { offerExpiry, pointsExpiry, rewardExpiry } from './expiry.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => Temporal.Instant.from(text);

test.each([
  ['2026-08-05T19:00:00Z', '2026-10-01T06:59:59.999Z'],
  // Still the 31st at the store.
  ['2026-09-01T06:00:00Z', '2026-10-01T06:59:59.999Z'],
  ['2026-12-31T20:00:00Z', '2027-02-01T07:59:59.999Z'],
])("N-12 a grocery reward earned %s expires at the end of the store's next month", (earned, ends) => {
  expect(String(rewardExpiry(at(earned), zone))).toBe(ends);
});

test('N-26 a coupon lasts as long as prizes can be redeemed, and at least two weeks', () => {
  const redeemBy = at('2026-09-15T06:59:59.999Z');
  expect(offerExpiry(at('2026-08-05T19:00:00Z'), redeemBy, zone)).toEqual(redeemBy);
  expect(String(offerExpiry(at('2026-09-14T19:00:00Z'), redeemBy, zone))).toBe('2026-09-29T06:59:59.999Z');
});

test("N-12 a game's points end with it, those of all members at the end of the month after, by the store's zone", () => {
  const endAt = at('2026-09-01T06:59:59.999Z');
  const placed = at('2026-08-01T05:00:00Z');
  expect(pointsExpiry({ is_game: true, end_at: endAt }, placed, zone)).toBe(endAt);
  const forAll = { is_game: false, end_at: endAt };
  // Still July at the store, and August in New York.
  expect(String(pointsExpiry(forAll, placed, zone))).toBe('2026-09-01T06:59:59.999Z');
  expect(String(pointsExpiry(forAll, placed, 'America/New_York'))).toBe('2026-10-01T03:59:59.999Z');
});

test('N-12 where the store is not known, points last until the month has ended everywhere', () => {
  const forAll = { is_game: false, end_at: at('2026-09-01T06:59:59.999Z') };
  for (const unknown of [null, undefined])
    expect(String(pointsExpiry(forAll, at('2026-08-05T00:00:00Z'), unknown))).toBe('2026-10-01T09:59:59.999Z');
});

test('N-26 of two ends of a coupon the later counts, to the millisecond', () => {
  const redeemed = at('2026-08-05T19:00:00Z');
  const twoWeeks = at('2026-08-20T06:59:59.999Z');
  const tick = { milliseconds: 1 };
  expect(offerExpiry(redeemed, twoWeeks, zone)).toEqual(twoWeeks);
  expect(offerExpiry(redeemed, twoWeeks.subtract(tick), zone)).toEqual(twoWeeks);
  expect(offerExpiry(redeemed, twoWeeks.add(tick), zone)).toEqual(twoWeeks.add(tick));
});
