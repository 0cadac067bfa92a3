import { expect, test } from 'vitest';
import type { Person } from './prize-eligibility.ts';
import { givingOrder, isAlwaysAvailable, type PrizeFacts, unavailableReason } from './prize.ts';

const now = Temporal.Instant.from('2026-08-05T21:30:00Z');
const prize = (prizeId: string, given: Partial<PrizeFacts> = {}): PrizeFacts => ({
  prizeId,
  prizeType: 'B4U_OFFER',
  remaining: null,
  perUserLimit: null,
  perDayLimit: null,
  startAt: now.subtract({ hours: 1 }),
  endAt: now.add({ hours: 1 }),
  alternateRank: null,
  minimumAge: 0,
  ...given,
});
const none = { ever: 0, today: 0 };
const anybody: Person = { employee: false, meetsAge: () => true };
const orderOf = (drawn: PrizeFacts, all: PrizeFacts[], person = anybody, use = none) =>
  givingOrder(drawn, all, person, (each) => unavailableReason(each, each === drawn ? use : none, now)).map(
    (each) => each.prizeId,
  );

test('N-25 why a prize cannot be redeemed: sold out, limit reached, not started, ended', () => {
  expect(unavailableReason(prize('a'), none, now)).toBeNull();
  expect(unavailableReason(prize('a', { remaining: 0 }), none, now)).toBe('SOLD_OUT');
  expect(unavailableReason(prize('a', { perUserLimit: 2 }), { ever: 2, today: 0 }, now)).toBe('LIMIT_REACHED');
  expect(unavailableReason(prize('a', { perDayLimit: 1 }), { ever: 1, today: 1 }, now)).toBe('LIMIT_REACHED');
  expect(unavailableReason(prize('a', { perDayLimit: 1 }), { ever: 1, today: 0 }, now)).toBeNull();
  expect(unavailableReason(prize('a', { startAt: now.add({ hours: 1 }) }), none, now)).toBe('NOT_STARTED');
  expect(unavailableReason(prize('a', { endAt: now.subtract({ hours: 1 }) }), none, now)).toBe('ENDED');
});

const second = prize('second', { alternateRank: 2 });
const first = prize('first', { alternateRank: 1, remaining: 5 });

test('T-41 a drawn prize that is gone or capped is replaced by the alternates in rank order', () => {
  const drawn = prize('drawn', { perUserLimit: 1 });
  const all = [drawn, second, first, prize('other')];
  expect(orderOf(drawn, all)).toEqual(['drawn', 'first', 'second']);
  expect(orderOf(drawn, all, anybody, { ever: 1, today: 0 })).toEqual(['first', 'second']);
  expect(orderOf(prize('gone', { remaining: 0 }), [second, { ...first, remaining: 0 }])).toEqual(['second']);
});

test('N-5 an employee who draws an entry gets an alternate', () => {
  const entry = prize('entry', { prizeType: 'SWEEPSTAKES' });
  expect(orderOf(entry, [entry, first], { ...anybody, employee: true })).toEqual(['first']);
  expect(orderOf(entry, [entry, first])).toEqual(['entry', 'first']);
});

test('T-41 only a prize with unlimited stock and no caps can always be an alternate', () => {
  expect(isAlwaysAvailable(second)).toBe(true);
  expect(isAlwaysAvailable(first)).toBe(false);
  expect(isAlwaysAvailable(prize('a'))).toBe(false);
  expect(isAlwaysAvailable({ ...second, prizeType: 'SWEEPSTAKES' })).toBe(false);
});

test('T-30 below the minimum age of a drawn prize or an alternate, the next one is awarded', () => {
  const child: Person = { employee: false, meetsAge: (age) => age <= 13 };
  const entry = prize('entry', { prizeType: 'SWEEPSTAKES', minimumAge: 18 });
  expect(orderOf(entry, [entry, first, second], child)).toEqual(['first', 'second']);
  expect(orderOf(entry, [entry, { ...first, minimumAge: 21 }, second], child)).toEqual(['second']);
  expect(orderOf(entry, [entry, first], anybody)).toEqual(['entry', 'first']);
});

test('N-25 a prize is there at its first and at its last instant, and not a moment before or after', () => {
  const tick = { milliseconds: 1 };
  const reason = (own: Partial<PrizeFacts>) => unavailableReason(prize('a', own), none, now);
  expect(reason({ startAt: now })).toBeNull();
  expect(reason({ startAt: now.add(tick) })).toBe('NOT_STARTED');
  expect(reason({ endAt: now })).toBeNull();
  expect(reason({ endAt: now.subtract(tick) })).toBe('ENDED');
});

test('N-25 limits allow exactly as many as they say, at once or one after another', () => {
  const reason = (own: Partial<PrizeFacts>, use = none, quantity = 1) =>
    unavailableReason(prize('a', own), use, now, quantity);
  expect(reason({ perUserLimit: 2 }, { ever: 1, today: 0 })).toBeNull();
  expect(reason({ perUserLimit: 2 }, none, 2)).toBeNull();
  expect(reason({ perUserLimit: 2 }, none, 3)).toBe('LIMIT_REACHED');
  expect(reason({ perDayLimit: 2 }, { ever: 9, today: 1 })).toBeNull();
  expect(reason({ perDayLimit: 2 }, { ever: 9, today: 1 }, 2)).toBe('LIMIT_REACHED');
  expect(reason({ perUserLimit: 0 })).toBe('LIMIT_REACHED');
});

test('N-25 of several reasons time comes first, then limits, then stock', () => {
  const gone = { remaining: 0, perUserLimit: 0, endAt: now.subtract({ hours: 1 }) };
  expect(unavailableReason(prize('a', gone), none, now)).toBe('ENDED');
  expect(unavailableReason(prize('a', { ...gone, endAt: now }), none, now)).toBe('LIMIT_REACHED');
  expect(unavailableReason(prize('a', { remaining: 1 }), none, now)).toBeNull();
  expect(unavailableReason(prize('a', { remaining: -1 }), none, now)).toBe('SOLD_OUT');
});

test('T-41 a drawn prize that is an alternate itself is tried once, and with nothing left nothing is awarded', () => {
  expect(orderOf(first, [second, first])).toEqual(['first', 'second']);
  expect(orderOf(prize('gone', { remaining: 0 }), [{ ...first, remaining: 0 }])).toEqual([]);
});

test('T-41 T-30 an alternate with a cap or a minimum age of its own does not always stand in', () => {
  expect(isAlwaysAvailable({ ...second, perUserLimit: 1 })).toBe(false);
  expect(isAlwaysAvailable({ ...second, perDayLimit: 1 })).toBe(false);
  expect(isAlwaysAvailable({ ...second, minimumAge: 13 })).toBe(false);
});
