import { expect, test } from 'vitest';
import {
  guestMinutes,
  longestComment,
  minimumCents,
  mostChanges,
  mostLines,
  mostPackages,
  mostWeight,
} from './limits.ts';

test('S-128 N-60 the limits of a cart', () => {
  expect([mostLines, mostChanges, mostPackages, mostWeight, longestComment]).toEqual([200, 100, 999, 9999, 140]);
  expect([guestMinutes, minimumCents]).toEqual([14_400, 3000]);
});
