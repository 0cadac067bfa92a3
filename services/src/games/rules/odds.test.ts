import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddsProblem, outcomeOf } from './odds.ts';

const half = { prizeId: 'a', oneIn: 2 };
const quarter = { prizeId: null, oneIn: 4 };

test('N-21 a roll lands on the line whose share holds it', () => {
  const odds = [half, quarter, quarter];
  expect([0, 0.49, 0.5, 0.74, 0.75, 1 - 2 ** -52].map((roll) => outcomeOf(odds, roll))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('N-21 every roll lands on a line, and each line gets its share', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 }), (weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const odds = weights.map((weight) => ({ prizeId: null, oneIn: sum / weight }));
      const hits = weights.map(() => 0);
      for (let step = 0; step < sum; step++) hits[outcomeOf(odds, (step + 0.5) / sum)]! += 1;
      expect(hits).toEqual(weights);
      expect(oddsProblem(odds)).toBeNull();
    }),
  );
});

test('N-19 odds that do not sum to 1, or are impossible, are not published', () => {
  expect(oddsProblem([half, quarter])).toMatch(/0.75, not 1/);
  expect(oddsProblem([])).toMatch(/no odds/);
  expect(oddsProblem([{ prizeId: null, oneIn: 0.5 }])).toMatch(/at least 1/);
});

test('N-19 every line has to be possible, and a sum that stops a hair below 1 is 1', () => {
  expect(oddsProblem([half, { prizeId: null, oneIn: 0.5 }])).toMatch(/at least 1/);
  expect(oddsProblem([{ prizeId: null, oneIn: 1 }])).toBeNull();
  const thirds = [3, 3, 3].map((oneIn) => ({ prizeId: null, oneIn }));
  expect(oddsProblem(thirds)).toBeNull();
  expect(outcomeOf([half, { prizeId: null, oneIn: 2.000_001 }], 1 - 2 ** -52)).toBe(1);
});
