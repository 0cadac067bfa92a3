import { expect, test } from 'vitest';
import { advanced, shownIn, targetOf } from './progress.ts';

test('N-46 what is over a target counts toward the next reward', () => {
  const goal = { target: 5, limit: null };
  expect(advanced({ reached: 3, rewards: 0 }, 1, goal)).toEqual({ reached: 4, rewards: 0 });
  expect(advanced({ reached: 3, rewards: 0 }, 9, goal)).toEqual({ reached: 2, rewards: 2 });
});

test('X-6 the last reward stays complete, whatever else is bought', () => {
  const goal = { target: 5, limit: 1 };
  const done = advanced({ reached: 3, rewards: 0 }, 4, goal);
  expect(done).toEqual({ reached: 5, rewards: 1 });
  expect(advanced(done, 100, goal)).toEqual(done);
});

test('S-269 to S-272 targets are pieces, cents, or hundredths of a pound, and cards show dollars and pounds', () => {
  expect([{ minQty: 4 }, { minCents: 3000 }, { minWeight: 1250 }, {}].map((buy) => targetOf({ buy }))).toEqual([
    4, 3000, 1250, 1,
  ]);
  expect(shownIn({ buy: { minCents: 3000 } }, 1850)).toBe(18.5);
  expect(shownIn({ buy: { minQty: 4 } }, 3)).toBe(3);
});
