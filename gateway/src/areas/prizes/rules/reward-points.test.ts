import { expect, test } from 'vitest';
import { rewardCost, rewardPoints } from './reward-points.ts';

const points = { programCode: 'FOR-U', available: 340, pending: 62, perReward: 100, rewards: 3, nextToExpire: null };

test('N-70 340 points are three grocery rewards and 40 toward the next', () => {
  expect(rewardPoints(points, 'America/Los_Angeles', 'en')).toMatchObject({
    count: 3,
    progress: 40,
    pending: 62,
    expiry: null,
  });
});

test('N-12 what expires next is told with its last day at the store', () => {
  const nextToExpire = { points: 118, rewards: 1, at: '2026-09-01T06:59:59.999Z' };
  expect(rewardPoints({ ...points, nextToExpire }, 'America/Los_Angeles', 'en').expiry).toMatchObject({
    rewards: 1,
    dateString: 'Aug 31',
  });
});

test('N-11 a household in debt has nothing toward the next', () => {
  expect(rewardPoints({ ...points, available: -20, rewards: 0 }, 'UTC', 'en')).toMatchObject({ count: 0, progress: 0 });
});

test.each([
  [100, 1, 0],
  [300, 3, 0],
  [400, 4, 1],
  [700, 7, 4],
])('N-70 of three rewards, what costs %i points costs %i and misses %i', (costPoints, cost, missing) => {
  expect(rewardCost(costPoints, points)).toEqual({ cost, missing });
});
