import { expect, test } from 'vitest';
import { offerExpiry, rewardExpiry } from './expiry.ts';

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
