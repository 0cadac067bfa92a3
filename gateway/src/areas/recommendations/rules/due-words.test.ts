import { expect, test } from 'vitest';
import { reasonText } from './due-words.ts';

test.each([
  [-3, 14, '3 days late, every 14 days'],
  [-1, 7, '1 day late, every 7 days'],
  [0, 7, 'Due today, every 7 days'],
  [1, 21, 'Due tomorrow, every 21 days'],
  [4, 1, 'Due in 4 days, every day'],
])('N-67 %i days until it is due, every %i days: %s', (dueInDays, cadenceDays, words) =>
  expect(reasonText({ dueInDays, cadenceDays }, 'en')).toBe(words),
);
