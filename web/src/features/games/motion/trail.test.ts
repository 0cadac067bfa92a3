import { expect, test } from 'vitest';
import { board, nextGift, trailPath, trailPoints, trailWalk } from './trail.ts';

test('a trail of twelve runs to and fro in four rows from the bottom', () => {
  const points = trailPoints(12);
  expect(points.map((p) => p.y)).toEqual([614, 614, 614, 452, 452, 452, 290, 290, 290, 128, 128, 128]);
  expect(points.map((p) => p.x).slice(0, 6)).toEqual([120, 324, 528, 528, 324, 120]);
});

test('every trail stays on its board', () => {
  for (let count = 1; count <= 24; count += 1)
    for (const { x, y } of trailPoints(count)) {
      expect(x > 0 && x < board.width, `${count}`).toBe(true);
      expect(y > 0 && y < board.height, `${count}`).toBe(true);
    }
});

test('the path of the stamps leads round the end of a row', () => {
  expect(trailPath(12, 2, 4)).toBe('M324 614L528 614A81 81 0 0 0 528 452');
  expect(trailPath(12, 6, 7)).toBe('M120 452A81 81 0 0 1 120 290');
});

test('the pin walks from the stamp before the play to the stamp after it', () => {
  const walk = trailWalk(12, 6, 8);
  expect(walk.at(0)).toEqual({ x: 120, y: 452 });
  expect(walk.at(-1)).toEqual({ x: 324, y: 290 });
  expect(walk).toHaveLength(17);
});

test('the first stamp of a board stands at its first place', () => {
  expect(trailWalk(12, 0, 1)).toEqual([{ x: 120, y: 614 }]);
});

test('the next gift is the nearest one ahead', () => {
  const gifts = [
    { atStamp: 12, label: '$10 reward' },
    { atStamp: 4, label: 'Coffee' },
    { atStamp: 8, label: 'Free loaf' },
  ];
  expect(nextGift(gifts, 6)).toEqual({ gift: gifts[2], stampsToGo: 2 });
  expect(nextGift(gifts, 8)?.gift.label).toBe('$10 reward');
  expect(nextGift(gifts, 12)).toBeNull();
});
