import { expect, test } from 'vitest';
import { aCoupon } from '../../../testing/coupon-rows.ts';
import { refusalOf } from './clip-refusal.ts';

const today = '2026-08-05';
const ended = aCoupon({ endLocal: '2026-08-04T23:59:59.999' });

test("S-221 T-7 an expired coupon has the catalog's line, and words for the shopper beside it", () => {
  expect(refusalOf('EXPIRED', ended, today, 'en', '200: Coupon Expired')).toEqual({
    code: 'EXPIRED',
    message: '200: Coupon Expired',
    reason: 'This coupon was not clipped',
    advice: '$1.50 off Meadow Lane Butter ended on 08/04. Nothing else in My List changed.',
    field: 'couponId',
    limit: null,
  });
});

test.each([
  [
    'EXPIRED',
    aCoupon({ offerPrice: '', endLocal: '2026-08-04' }),
    'Meadow Lane Butter ended on 08/04. Nothing else in My List changed.',
  ],
  ['EXPIRED', null, 'It has ended. Nothing else in My List changed.'],
  ['CLIP_FAILED', ended, 'Nothing in My List changed. Try again in a moment.'],
  ['COUPON_NOT_FOUND', null, 'There is no such offer.'],
] as const)('S-220 %s says what became of it', (code, coupon, advice) => {
  expect(refusalOf(code, coupon, today, 'en')).toMatchObject({ code, advice, reason: 'This coupon was not clipped' });
});
