import { expect, test } from 'vitest';
import { gameState, hasBegun } from './game-status.ts';

const at = (text: string) => Temporal.Instant.from(text);
const endDate = '2026-08-31T23:59:59.999Z';

test('G-57 without an opt-in, a game is Not Started', () => {
  expect(gameState({ optInStatus: 'NOT_OPTED_IN', endDate }, at('2026-08-05T00:00:00Z'), 'en')).toEqual({
    status: 'NOT_STARTED',
    value: 0,
    label: 'Not Started',
  });
});

test('G-58 with an opt-in, a game is In Progress, up to its last millisecond', () => {
  expect(gameState({ optInStatus: 'OPTED_IN', endDate }, at(endDate), 'en')).toEqual({
    status: 'IN_PROGRESS',
    value: 1,
    label: 'In Progress',
  });
});

test.each(['OPTED_IN', 'NOT_OPTED_IN'] as const)('G-59 past its end a game is Game Over, %s or not', (optInStatus) => {
  expect(gameState({ optInStatus, endDate }, at('2026-09-01T00:00:00Z'), 'en')).toEqual({
    status: 'GAME_OVER',
    value: 2,
    label: 'Game Over',
  });
});

test('a program starts at its first instant', () => {
  const program = { startDate: '2026-08-01T07:00:00.000Z' };
  expect(hasBegun(program, at('2026-08-01T06:59:59.999Z'))).toBe(false);
  expect(hasBegun(program, at('2026-08-01T07:00:00Z'))).toBe(true);
});
