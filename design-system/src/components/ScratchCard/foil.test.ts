import { expect, test } from 'vitest';
import { opensAt, rub, type Rubbed, scratchCoverage } from './foil.ts';

const untouched: Rubbed = new Set();

test('a covered square has nothing rubbed away', () => {
  expect(scratchCoverage(untouched)).toBe(0);
});

test('one stroke of the coin shows a part of the picture, not all of it', () => {
  const coverage = scratchCoverage(rub(untouched, { x: 0, y: 50 }, { x: 100, y: 50 }));
  expect(coverage).toBeGreaterThan(0.25);
  expect(coverage).toBeLessThan(opensAt);
});

test('rubbing the same place again takes nothing more away', () => {
  const once = rub(untouched, { x: 10, y: 50 }, { x: 90, y: 50 });
  expect(scratchCoverage(rub(once, { x: 90, y: 50 }, { x: 10, y: 50 }))).toBe(scratchCoverage(once));
});

test('two strokes reach the 40 % at which a square opens', () => {
  const first = rub(untouched, { x: 0, y: 30 }, { x: 100, y: 30 });
  expect(scratchCoverage(rub(first, { x: 0, y: 75 }, { x: 100, y: 75 }))).toBeGreaterThanOrEqual(opensAt);
});

test('a stroke beside the square leaves it covered', () => {
  expect(scratchCoverage(rub(untouched, { x: -60, y: 0 }, { x: -60, y: 100 }))).toBe(0);
});
