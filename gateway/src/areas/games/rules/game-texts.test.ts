import { expect, test } from 'vitest';
import { aProgram } from '../../../testing/rows.ts';
import { filledText } from './game-texts.ts';

const filled = (text: string, costPoints = 40) => filledText(text, { costPoints }, aProgram(), 'en');

test("N-19 a game's texts name its cost, its points, and the last day to redeem", () => {
  expect(filled('Each play costs {cost} {points}. Redeem by {redeemBy}.')).toBe(
    'Each play costs 40 Game points. Redeem by Sep 14.',
  );
});

test('a cost of one is singular', () => {
  expect(filled('{cost} {points}', 1)).toBe('1 Game point');
});

test('an unknown placeholder stays as it is', () => {
  expect(filled('{banner} rules')).toBe('{banner} rules');
});
