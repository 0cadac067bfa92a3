import { expect, test } from 'vitest';
import { afterPlay, type Played } from './play-balance.ts';

const loaf = { points: 0, isEntry: false };
const before = { points: 100, freePlays: 0, prizesWon: 3 };
const after = (own: Partial<typeof before> = {}, played: Partial<Played> = {}) =>
  afterPlay({ ...before, ...own }, { costPoints: 40, hasDrawn: true, given: loaf, ...played });

test('N-20 a play takes its points, and what it won counts', () => {
  expect(after()).toEqual({ isFree: false, pointsSpent: 40, points: 60, freePlays: 0, prizesWon: 4 });
  expect(after({}, { hasDrawn: false, given: null })).toEqual({
    isFree: false,
    pointsSpent: 40,
    points: 60,
    freePlays: 0,
    prizesWon: 3,
  });
});

test('N-20 a welcome play comes first and costs nothing, also where the balance is below zero', () => {
  expect(after({ freePlays: 2 })).toEqual({ isFree: true, pointsSpent: 0, points: 100, freePlays: 1, prizesWon: 4 });
  expect(after({ freePlays: 1, points: -20 })).toMatchObject({ points: -20, freePlays: 0 });
});

test('N-21 points won are credited with the play that costs points', () => {
  expect(after({}, { given: { points: 25, isEntry: false } })).toMatchObject({ points: 85, prizesWon: 4 });
});

test('N-21 entries in a draw count as no prize', () => {
  expect(after({}, { given: { points: 0, isEntry: true } })).toMatchObject({ points: 60, prizesWon: 3 });
});

test('T-41 a drawn prize that nothing could stand in for costs neither points nor a welcome play', () => {
  expect(after({}, { given: null })).toMatchObject({ pointsSpent: 0, points: 100, prizesWon: 3 });
  expect(after({ freePlays: 1 }, { given: null })).toMatchObject({ isFree: true, pointsSpent: 0, freePlays: 1 });
});
