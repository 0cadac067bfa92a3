import { expect, test } from 'vitest';
import type { Person } from './prize-eligibility.ts';
import { canBeHeld, type RedeemFacts, redeemability } from './redeem.ts';
import { storeDay } from '../../../platform/store-day.ts';

const now = Temporal.Instant.from('2026-08-05T19:00:00Z');
const prize: RedeemFacts['prize'] = {
  prizeId: 'p',
  prizeType: 'B4U_OFFER',
  remaining: 5,
  perUserLimit: 3,
  perDayLimit: 1,
  startAt: now.subtract({ hours: 24 }),
  endAt: now.add({ hours: 240 }),
  alternateRank: null,
  minimumAge: 0,
  listed: true,
  costPoints: 40,
};
const anybody: Person = { employee: false, meetsAge: () => true };
const facts: RedeemFacts = {
  prize,
  use: { ever: 0, today: 0 },
  quantity: 1,
  cost: 40,
  points: 40,
  person: anybody,
  held: false,
  now,
  day: storeDay(now, 'America/Los_Angeles'),
};
const reason = (given: Partial<RedeemFacts>, own: Partial<RedeemFacts['prize']> = {}) =>
  redeemability({ ...facts, ...given, prize: { ...prize, ...own } }).reason;

test('N-26 the reason the shopper can do least about is reported first', () => {
  expect(reason({})).toBeNull();
  expect(reason({ points: null }, { endAt: now.subtract({ hours: 1 }), listed: false })).toBe('ENDED');
  expect(reason({ points: null }, { listed: false })).toBe('ONLY_WON');
  expect(reason({ points: null, use: { ever: 3, today: 0 } })).toBe('NOT_OPTED_IN');
  expect(reason({ person: { ...anybody, employee: true }, points: 0 }, { prizeType: 'SWEEPSTAKES' })).toBe(
    'EMPLOYEE_EXCLUDED',
  );
  const child: Person = { employee: false, meetsAge: (age) => age < 18 };
  expect(reason({ person: child, points: 0 }, { minimumAge: 18, remaining: 0 })).toBe('AGE_NOT_MET');
  expect(reason({ use: { ever: 1, today: 1 }, points: 0 }, { remaining: 0 })).toBe('LIMIT_REACHED');
  expect(reason({ points: 0 }, { remaining: 0 })).toBe('SOLD_OUT');
  expect(reason({ points: -1 })).toBe('NEGATIVE_BALANCE');
  expect(reason({ points: 39 })).toBe('INSUFFICIENT_POINTS');
});

test('N-26 for the household, the one it holds is in stock', () => {
  expect(reason({}, { remaining: 0 })).toBe('SOLD_OUT');
  expect(reason({ held: true }, { remaining: 0 })).toBeNull();
});

test('N-26 X-9 a daily limit resets at the store’s midnight, unless the prize ends first or the game’s limit is reached', () => {
  const again = (use: RedeemFacts['use'], own: Partial<RedeemFacts['prize']> = {}) =>
    redeemability({ ...facts, use, prize: { ...prize, ...own } }).againFrom?.toString() ?? null;
  expect(again({ ever: 1, today: 1 })).toBe('2026-08-06T07:00:00Z');
  expect(again({ ever: 3, today: 1 })).toBeNull();
  expect(again({ ever: 1, today: 1 }, { endAt: now.add({ hours: 2 }) })).toBeNull();
});

test.each([
  [120, 108, true],
  [120, 107, false],
  [120, 200, true],
  [45, 41, true],
  [45, 40, false],
])('N-26 at a cost of %i, having %i points allows a hold: %o', (cost, points, can) => {
  expect(canBeHeld({ remaining: 1 }, cost, points)).toBe(can);
  expect(canBeHeld({ remaining: null }, cost, points)).toBe(false);
});

test('N-26 T-60 a limit says how many it still allows when too many are requested at once', () => {
  const allowed = (quantity: number, ever: number, own: Partial<RedeemFacts['prize']> = {}) =>
    redeemability({ ...facts, quantity, use: { ever, today: 0 }, prize: { ...prize, perDayLimit: null, ...own } });
  expect(allowed(45, 6, { perUserLimit: 50 })).toMatchObject({ reason: 'LIMIT_REACHED', allowed: 44 });
  expect(allowed(1, 50, { perUserLimit: 50 })).toMatchObject({ reason: 'LIMIT_REACHED', allowed: 0 });
  expect(allowed(3, 0, { perUserLimit: 50, perDayLimit: 2 })).toMatchObject({ reason: 'LIMIT_REACHED', allowed: 2 });
  expect(allowed(44, 6, { perUserLimit: 50 })).toMatchObject({ reason: null, allowed: null });
});
