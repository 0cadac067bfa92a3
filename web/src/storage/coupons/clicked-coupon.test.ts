import { beforeEach, expect, test } from 'vitest';
import { clickedCoupon } from './clicked-coupon.ts';

const clicked = {
  couponId: 'butter',
  title: 'Meadow Lane Butter',
  requestId: 'a'.repeat(32),
  isBoxTop: false,
  at: 1000,
};
beforeEach(() => sessionStorage.clear());

test('S-163 what a guest clicked is remembered until it is done', () => {
  clickedCoupon.write(clicked);
  expect(clickedCoupon.read(1000)).toEqual(clicked);
  clickedCoupon.clear();
  expect(clickedCoupon.read(1000)).toBeNull();
});

test('S-258 it is remembered for 600 s, whichever way the clock is moved', () => {
  clickedCoupon.write(clicked);
  expect(clickedCoupon.read(601_000)).toEqual(clicked);
  expect(clickedCoupon.read(601_001)).toBeNull();
  expect(clickedCoupon.read(-700_000)).toBeNull();
});

test.each([
  '',
  'null',
  '[]',
  'no JSON',
  ...(['couponId', 'title', 'requestId', 'at'] as const).map((name) => JSON.stringify({ ...clicked, [name]: [] })),
])('S-232 %s is nothing', (text) => {
  sessionStorage.setItem('larder.clickedCoupon', text);
  expect(clickedCoupon.read(1000)).toBeNull();
});
