import { expect, test } from 'vitest';
import { pointsToNextPlay } from './points-to-next-play.ts';

test.each([
  [28, 0, 12],
  [40, 0, 0],
  [240, 0, 0],
  [0, 1, 0],
  [-20, 0, 60],
])('with %i points and %i welcome plays the next play of 40 needs %i', (totalGamePoints, freePlays, missing) => {
  expect(pointsToNextPlay({ totalGamePoints, freePlays }, { costPoints: 40 })).toBe(missing);
});
