import { expect, test } from 'vitest';
import { activityState } from './activity-state.ts';

const zone = 'America/Los_Angeles';
const won = { redeemBy: '2026-09-15T06:59:59.999Z', redeemedAt: null };
const item = { status: 'COMPLETED' as const, prizeId: 'loaf', programCode: 'HARVEST' };

test('N-11 points of an order that has not been handed over are pending', () => {
  expect(activityState({ ...item, status: 'PENDING' }, zone, 'en')).toEqual({
    kind: 'ON_THE_WAY',
    text: 'On the way',
    href: null,
  });
});

test("N-24 an unredeemed prize says until when, by the store's day, and leads to its page", () => {
  expect(activityState({ ...item, win: { ...won, status: 'WON' } }, zone, 'en')).toEqual({
    kind: 'TO_DO',
    text: 'Redeem by Sep 14',
    href: '/games/prize-details/loaf?programCode=HARVEST',
  });
});

test.each([
  ['REDEEMED', 'DONE', 'Redeemed'],
  ['EXPIRED', 'OVER', 'No longer valid'],
  ['REVOKED', 'OVER', 'Taken back'],
] as const)('N-24 a win that is %s reads "%s %s"', (status, kind, text) => {
  expect(activityState({ ...item, win: { ...won, status } }, zone, 'en')).toEqual({ kind, text, href: null });
});

test('N-24 a play has no status', () => expect(activityState(item, zone, 'en')).toBeNull());
