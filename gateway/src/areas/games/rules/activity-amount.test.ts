import { expect, test } from 'vitest';
import { activityAmount } from './activity-amount.ts';

test.each([
  [500, '$5 reward'],
  [-250, '−$2.50'],
  [1, '$0.01 reward'],
])('N-12 a grocery reward of %i cents reads "%s"', (valueCents, words) => {
  expect(activityAmount({ type: 'REWARD', points: 0, valueCents }, 'en')).toBe(words);
});

test.each([
  ['EARN', 118, '+118'],
  ['PLAY', -40, '−40'],
  ['EARN', 1, '+1'],
  ['PLAY', 0, ''],
  ['WIN', 0, ''],
  ['ADJUST', -120, '−120'],
  ['WELCOME', 0, '1 play'],
  ['ENTRY', 0, ''],
  ['ENTRY', -20, '−20'],
] as const)('%s of %i points reads "%s"', (type, points, words) => {
  expect(activityAmount({ type, points }, 'en')).toBe(words);
});
