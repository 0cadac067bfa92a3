import { expect, test } from 'vitest';
import type { Person } from './prize-eligibility.ts';
import { canBeHeld, choiceDays, holdHours, leastShareToHold, type RedeemFacts, redeemability } from './redeem.ts';
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

test('N-26 a limit that resets when the prize ends is told of, since its last instant still counts', () => {
  const again = (endAt: Temporal.Instant) =>
    redeemability({ ...facts, use: { ever: 1, today: 1 }, prize: { ...prize, endAt } }).againFrom;
  const { end } = facts.day;
  expect(again(end)).toEqual(end);
  expect(again(end.add({ milliseconds: 1 }))).toEqual(end);
  expect(again(end.subtract({ milliseconds: 1 }))).toBeNull();
});

test('N-26 a prize that has not started says from when it can be had; every other reason waits for something else', () => {
  const startAt = now.add({ milliseconds: 1 });
  expect(redeemability({ ...facts, prize: { ...prize, startAt } })).toEqual({
    reason: 'NOT_STARTED',
    againFrom: startAt,
    allowed: null,
  });
  expect(redeemability({ ...facts, points: 0 })).toEqual({
    reason: 'INSUFFICIENT_POINTS',
    againFrom: null,
    allowed: null,
  });
});

test('N-26 of several reasons, time, listing, the opt-in, the person, limits, stock, and points are told in this order', () => {
  const child: Person = { employee: true, meetsAge: () => false };
  const worst = { use: { ever: 3, today: 1 }, points: -1, person: child };
  const gone = { remaining: 0, listed: false, prizeType: 'SWEEPSTAKES', minimumAge: 18 };
  expect(reason({ ...worst, points: null }, { ...gone, startAt: now.add({ hours: 1 }) })).toBe('NOT_STARTED');
  expect(reason({ ...worst, points: null }, gone)).toBe('ONLY_WON');
  expect(reason({ ...worst, points: null }, { ...gone, listed: true })).toBe('NOT_OPTED_IN');
  expect(reason(worst, { ...gone, listed: true })).toBe('EMPLOYEE_EXCLUDED');
  expect(reason({ ...worst, person: { ...child, employee: false } }, { ...gone, listed: true })).toBe('AGE_NOT_MET');
  expect(reason({ ...worst, person: anybody }, { ...gone, listed: true })).toBe('LIMIT_REACHED');
  expect(reason({ points: -1 }, { remaining: 0 })).toBe('SOLD_OUT');
});

test('N-26 points are enough at the very cost, and a debt is told apart from too few', () => {
  expect(reason({ points: 40, cost: 40 })).toBeNull();
  expect(reason({ points: 0, cost: 0 })).toBeNull();
  expect(reason({ points: 0 })).toBe('INSUFFICIENT_POINTS');
  expect(reason({ points: -1, cost: 0 })).toBe('NEGATIVE_BALANCE');
});

test('N-26 the one a household holds adds to what is left, and unlimited stock stays so', () => {
  for (const held of [true, false]) expect(reason({ held }, { remaining: null })).toBeNull();
  expect(reason({ held: false }, { remaining: 1 })).toBeNull();
});

test('N-26 the whole limit decides when several are asked for, so that midnight may not be enough', () => {
  const againFor = (quantity: number, perUserLimit: number | null) =>
    redeemability({
      ...facts,
      quantity,
      use: { ever: 1, today: 1 },
      prize: { ...prize, perUserLimit, perDayLimit: 1 },
    });
  expect(againFor(2, 3)).toMatchObject({ againFrom: facts.day.end, allowed: 0 });
  expect(againFor(3, 3)).toMatchObject({ againFrom: null, allowed: 0 });
  expect(againFor(3, null)).toMatchObject({ againFrom: facts.day.end, allowed: 0 });
});

test('N-26 the tighter of two limits says how many are left, and one that was lowered never less than none', () => {
  const left = (use: RedeemFacts['use'], own: Partial<RedeemFacts['prize']>) =>
    redeemability({ ...facts, quantity: 9, use, prize: { ...prize, ...own } }).allowed;
  expect(left({ ever: 1, today: 1 }, { perUserLimit: 3, perDayLimit: 5 })).toBe(2);
  expect(left({ ever: 1, today: 1 }, { perUserLimit: 9, perDayLimit: 5 })).toBe(4);
  expect(left({ ever: 6, today: 0 }, { perUserLimit: 3, perDayLimit: null })).toBe(0);
  expect(left({ ever: 0, today: 2 }, { perUserLimit: null, perDayLimit: 5 })).toBe(3);
});

test('N-26 what costs nothing cannot be held, and neither can anything before the opt-in', () => {
  expect(canBeHeld({ remaining: 1 }, 0, 100)).toBe(false);
  expect(canBeHeld({ remaining: 1 }, 1, 1)).toBe(true);
  expect(canBeHeld({ remaining: 1 }, 120, null)).toBe(false);
  expect(canBeHeld({ remaining: 0 }, 120, 120)).toBe(true);
  expect([holdHours, choiceDays, leastShareToHold]).toEqual([24, 7, 0.9]);
});
