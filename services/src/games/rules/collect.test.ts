import { expect, test } from 'vitest';
import { boardProblem, moveOn, stampsOfLine } from './collect.ts';

const board = {
  stamps: 12,
  gifts: [
    { atStamp: 4, prizeId: 'coffee' },
    { atStamp: 8, prizeId: 'loaf' },
    { atStamp: 12, prizeId: 'reward' },
  ],
};

test('N-20 stamps advance, and a gift reached along the way is the prize', () => {
  expect(moveOn(board, 6, 2)).toEqual({ before: 6, after: 8, prizeId: 'loaf' });
  expect(moveOn(board, 7, 2)).toEqual({ before: 7, after: 9, prizeId: 'loaf' });
  expect(moveOn(board, 4, 3)).toEqual({ before: 4, after: 7, prizeId: null });
});

test('N-20 the last space ends the board; the next play starts it over', () => {
  expect(moveOn(board, 11, 3)).toEqual({ before: 11, after: 12, prizeId: 'reward' });
  expect(moveOn(board, 12, 1)).toEqual({ before: 0, after: 1, prizeId: null });
});

test('N-19 a board where one play can reach two gifts, or with gifts outside it, is not published', () => {
  expect(boardProblem(board, 3)).toBeNull();
  expect(boardProblem({ stamps: 12, gifts: [board.gifts[0]!, { atStamp: 6, prizeId: 'x' }] }, 3)).toMatch(/two gifts/);
  expect(boardProblem({ stamps: 3, gifts: [board.gifts[0]!] }, 3)).toMatch(/outside/);
});

test('N-20 a gift is won where a play ends on it or passes it, and not where it began', () => {
  expect(moveOn(board, 3, 1)).toEqual({ before: 3, after: 4, prizeId: 'coffee' });
  expect(moveOn(board, 4, 1).prizeId).toBeNull();
  expect(moveOn(board, 13, 2)).toEqual({ before: 0, after: 2, prizeId: null });
  expect([0, 1, 2].map(stampsOfLine)).toEqual([1, 2, 3]);
});

test('N-19 gifts stand on the board, from its first space to its last, as far apart as one play reaches', () => {
  const gift = (atStamp: number) => ({ atStamp, prizeId: `gift-${atStamp}` });
  const problem = (...places: number[]) => boardProblem({ stamps: 12, gifts: places.map(gift) }, 3);
  expect(problem(12, 1)).toBeNull();
  expect(problem(4, 1)).toBeNull();
  expect(problem(1, 3)).toBe('one play can reach two gifts');
  expect(problem(3, 1)).toBe('one play can reach two gifts');
  expect(problem(0)).toBe('a gift is outside the board');
  expect(problem(13)).toBe('a gift is outside the board');
  expect(problem()).toBeNull();
});

test('N-20 the first of two gifts that a play passes is won, as on a board that was published with fewer lines', () => {
  expect(moveOn(board, 3, 5)).toEqual({ before: 3, after: 8, prizeId: 'coffee' });
});
