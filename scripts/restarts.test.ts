import { expect, test } from 'vitest';
import { restarts } from './restarts.ts';

/** What becomes of ends at these seconds. */
function afterEndsAt(...seconds: number[]) {
  let now = 0;
  const policy = restarts(() => now);
  return seconds.map((second) => {
    now = second * 1000;
    return policy.ended();
  });
}

test('what ends starts again, and the third time within a minute is the last', () => {
  expect(afterEndsAt(0, 20, 59)).toEqual([500, 2000, null]);
  expect(afterEndsAt(0, 20, 60)).toEqual([500, 2000, 5000]);
});

test('the pause grows up to 15 seconds, and begins anew after ten quiet minutes', () => {
  expect(afterEndsAt(0, 100, 200, 300, 400)).toEqual([500, 2000, 5000, 15_000, 15_000]);
  expect(afterEndsAt(0, 599)).toEqual([500, 2000]);
  expect(afterEndsAt(0, 600)).toEqual([500, 500]);
});
