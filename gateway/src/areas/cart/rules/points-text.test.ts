import { expect, test } from 'vitest';
import { pointsText } from './points-text.ts';

test.each([
  [[{ programName: 'Harvest Spin', points: 27 }], 'Earns about 27 Game points in Harvest Spin'],
  [[{ programName: 'Harvest Spin', points: 1 }], 'Earns about 1 Game point in Harvest Spin'],
  [
    [
      { programName: 'Harvest Spin', points: 2 },
      { programName: 'Pantry', points: 9 },
    ],
    'Earns about 9 Game points in Pantry',
  ],
  [[{ programName: 'Harvest Spin', points: 0 }], null],
  [[], null],
])('N-10 a cart that earns %j: %s', (earns, text) => {
  expect(pointsText(earns)).toBe(text);
});
