import { expect, test } from 'vitest';
import { isUpcomingAd } from './upcoming-ad.ts';

const ad = { offerType: 'WS', startsOn: '2026-08-05', endsOn: '2026-08-11' } as const;

test.each([
  ['2026-07-28T23:59:59.999', false],
  ['2026-07-29T00:00:00.000', true],
  ['2026-08-04T23:59:59.999', true],
  ['2026-08-05T00:00:00.000', false],
  ['2026-08-12T00:00:00.000', false],
])('S-53 the ad of August 5 is the one that comes next at %s: %s', (local, isNext) => {
  expect(isUpcomingAd(ad, local)).toBe(isNext);
});

test('S-53 a coupon is no ad', () => {
  expect(isUpcomingAd({ ...ad, offerType: 'CC' }, '2026-08-04T00:00:00.000')).toBe(false);
});
