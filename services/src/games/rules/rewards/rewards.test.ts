import { expect, test } from 'vitest';
import { nextToExpire, rewardsIn } from './rewards.ts';

const at = (text: string) => Temporal.Instant.from(text);
const august = at('2026-09-01T06:59:59.999Z');
const september = at('2026-10-01T06:59:59.999Z');

test.each([
  [-20, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [340, 3],
])('N-70 %i points are %i grocery rewards', (points, rewards) => {
  expect(rewardsIn(points)).toBe(rewards);
});

test('N-12 what is spent comes off the points that expire first', () => {
  const given = [
    { at: august, earned: 118 },
    { at: september, earned: 340 },
  ];
  expect(nextToExpire(given, 0, 340)).toEqual({ at: august, points: 118 });
  expect(nextToExpire(given, 100, 240)).toEqual({ at: august, points: 18 });
  expect(nextToExpire(given, 118, 222)).toEqual({ at: september, points: 222 });
  expect(nextToExpire(given, 117, 223)).toEqual({ at: august, points: 1 });
  expect(nextToExpire(given, 340, 0)).toBeNull();
  expect(nextToExpire([], 0, 50)).toBeNull();
});

test('N-11 a household in debt has nothing to lose', () => {
  expect(nextToExpire([{ at: august, earned: 200 }], 120, -120)).toBeNull();
});
