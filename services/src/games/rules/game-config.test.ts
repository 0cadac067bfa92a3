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
