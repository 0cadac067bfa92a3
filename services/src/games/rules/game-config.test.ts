import { expect, test } from 'vitest';
import { gameProblem } from './game-config.ts';
import type { PrizeFacts } from './prizes/prize.ts';

const now = Temporal.Instant.from('2026-08-05T21:30:00Z');
const line = (prizeId: string | null, oneIn: number) => ({ label: 'x', shortLabel: 'x', imageId: 'x', prizeId, oneIn });
const prize = (prizeId: string, alternateRank: number | null = null): PrizeFacts => ({
  prizeId,
  prizeType: 'B4U_OFFER',
  remaining: null,
  perUserLimit: null,
  perDayLimit: null,
  startAt: now,
  endAt: now,
  alternateRank,
  minimumAge: 0,
});
const game = {
  kind: 'WHEEL' as const,
  odds: [line('loaf', 2), line(null, 2)],
  board: null,
  costPoints: 40,
  maxPlaysPerDay: 3,
  maxPlaysTotal: 60,
};
const prizes = [prize('loaf'), prize('produce', 1)];

test('N-19 a game with known prizes, odds that sum to 1, and an alternate prize can be published', () => {
  expect(gameProblem(game, 'ODDS', prizes)).toBeNull();
  expect(gameProblem(game, 'SEEDED_TIME', prizes)).toBeNull();
});

test('T-41 a game whose prizes may run out without an alternate is not published', () => {
  expect(gameProblem(game, 'ODDS', [prize('loaf')])).toMatch(/no alternate/);
  const forAdults = { ...prize('produce', 1), minimumAge: 18 };
  expect(gameProblem(game, 'ODDS', [prize('loaf'), forAdults])).toMatch(/no alternate/);
});

test('N-19 unknown prizes and invalid boards, limits, and odds are named', () => {
  expect(gameProblem({ ...game, odds: [line('cake', 1)] }, 'ODDS', prizes)).toMatch(/cake isn't a prize/);
  expect(gameProblem({ ...game, kind: 'COLLECT' }, 'ODDS', prizes)).toMatch(/board/);
  expect(gameProblem({ ...game, maxPlaysTotal: 2 }, 'ODDS', prizes)).toMatch(/limits/);
  expect(gameProblem({ ...game, odds: [line('loaf', 2)] }, 'ODDS', prizes)).toMatch(/not 1/);
  expect(gameProblem({ ...game, odds: [line('loaf', 1)] }, 'SEEDED_TIME', prizes)).toMatch(/without a prize/);
});

const board = { stamps: 3, gifts: [{ atStamp: 3, prizeId: 'loaf' }] };
const collect = { ...game, kind: 'COLLECT' as const, board, odds: [line(null, 1)] };

test('N-19 a board awards prizes only through its gifts, which are prizes of the program', () => {
  expect(gameProblem(collect, 'ODDS', prizes)).toBeNull();
  expect(gameProblem({ ...collect, odds: [line(null, 2), line('loaf', 2)] }, 'ODDS', prizes)).toBe(
    'a board awards prizes only through its gifts',
  );
  expect(
    gameProblem({ ...collect, board: { ...board, gifts: [{ atStamp: 3, prizeId: 'cake' }] } }, 'ODDS', prizes),
  ).toBe("cake isn't a prize in the program");
  expect(gameProblem({ ...collect, board: { ...board, stamps: 2 } }, 'ODDS', prizes)).toBe(
    'a gift is outside the board',
  );
  expect(gameProblem({ ...collect, kind: 'WHEEL' }, 'ODDS', prizes)).toBe(
    'COLLECT needs a board, and no other type can have one',
  );
});

test('T-41 a game that awards nothing needs no alternate', () => {
  expect(gameProblem({ ...game, odds: [line(null, 1)] }, 'ODDS', [])).toBeNull();
});

test('N-19 a game may be free, and limits may be one play a day and in all', () => {
  const limits = (costPoints: number, maxPlaysPerDay: number, maxPlaysTotal: number) =>
    gameProblem({ ...game, costPoints, maxPlaysPerDay, maxPlaysTotal }, 'ODDS', prizes);
  const invalid = 'the cost or the limits are invalid';
  expect([limits(0, 1, 1), limits(-1, 1, 1), limits(0, 0, 1), limits(0, 2, 1)]).toEqual([
    null,
    invalid,
    invalid,
    invalid,
  ]);
});

test('N-19 of several unknown prizes the first is named', () => {
  expect(gameProblem({ ...game, odds: [line('cake', 2), line('tart', 2)] }, 'ODDS', prizes)).toBe(
    "cake isn't a prize in the program",
  );
});
