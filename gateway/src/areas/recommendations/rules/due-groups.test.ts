import { expect, test } from 'vitest';
import { dueGroups } from './due-groups.ts';

test('what is late or due within a week is due now, and the rest of a month comes later', () => {
  const items = [-9, 0, 7, 8, 31, 32].map((dueInDays) => ({ dueInDays }));
  const { now, later } = dueGroups(items);
  expect([now, later].map((group) => group.map(({ dueInDays }) => dueInDays))).toEqual([
    [-9, 0, 7],
    [8, 31],
  ]);
});
