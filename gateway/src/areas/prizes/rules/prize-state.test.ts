import { expect, test } from 'vitest';
import type { Prize } from '../../../generated/rest.ts';
import { aPrize } from '../../../testing/prize.ts';
import { pointsMissing, prizeState, prizeStateText } from './prize-state.ts';

const hold = { holdId: 'h', prizeId: 'p', expiresAt: '2026-08-06T21:14:00.000Z' };
const labels = { singular: 'Game point', plural: 'Game points' };
const words = (given: Partial<Prize>, missing = 0) =>
  prizeStateText(aPrize(given), { missing, labels, timeZone: 'America/Los_Angeles' }, 'en');

test('N-25 a prize can be redeemed, or the state is the reason why not', () => {
  expect(prizeState({ cannotRedeemReason: null, hold: null })).toBe('REDEEMABLE');
  expect(prizeState({ cannotRedeemReason: 'SOLD_OUT', hold: null })).toBe('SOLD_OUT');
});

test('N-26 a held prize is HELD only while nothing but points is missing', () => {
  expect(prizeState({ cannotRedeemReason: 'INSUFFICIENT_POINTS', hold })).toBe('HELD');
  expect(prizeState({ cannotRedeemReason: 'ENDED', hold })).toBe('ENDED');
  expect(prizeState({ cannotRedeemReason: null, hold })).toBe('REDEEMABLE');
});

test('N-26 missing points count from below zero, too, and only if points are what is missing', () => {
  expect(pointsMissing('HELD', 120, 112)).toBe(8);
  expect(pointsMissing('NEGATIVE_BALANCE', 40, -12)).toBe(52);
  expect(pointsMissing('SOLD_OUT', 120, 0)).toBe(0);
  expect(pointsMissing('INSUFFICIENT_POINTS', 120, null)).toBe(0);
});

test('N-25 every state has its own words', () => {
  expect(words({ cannotRedeemReason: null })).toBeNull();
  expect(words({ cannotRedeemReason: 'INSUFFICIENT_POINTS', hold, costPoints: 120 }, 8)).toBe(
    '8 Game points to go. Reach 120 in time and the prize is yours to redeem.',
  );
  expect(words({ cannotRedeemReason: 'INSUFFICIENT_POINTS' }, 1)).toBe('1 Game point to go.');
  expect(words({ cannotRedeemReason: 'LIMIT_REACHED', againFrom: '2026-08-06T07:00:00.000Z' })).toBe(
    "You've redeemed this prize as often as the rules allow today.",
  );
  expect(words({ cannotRedeemReason: 'LIMIT_REACHED' })).toBe(
    "You've redeemed this prize as often as the rules allow.",
  );
  expect(words({ cannotRedeemReason: 'NOT_STARTED', startDate: '2026-08-12T16:00:00.000Z' })).toBe(
    'Opens on Aug 12 at 9:00 AM PT.',
  );
});

test('T-30 a prize with its own minimum age names it', () => {
  expect(words({ cannotRedeemReason: 'AGE_NOT_MET', minimumAge: 18 })).toBe('You must be 18 or older for this prize.');
  expect(words({ cannotRedeemReason: 'AGE_NOT_MET' })).toBe("You're not old enough for this prize.");
});
