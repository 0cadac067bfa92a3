import { expect, test } from 'vitest';
import { madeToOrderLabel, preparationText } from './preparation-time.ts';

test.each([
  [0, null, 'Made to order'],
  [25, 'Ready in 25 min', 'Made to order'],
  [59, 'Ready in 59 min', 'Made to order'],
  [60, 'Ready in 1 hr', 'Made to order, 1 hr'],
  [90, 'Ready in 1 hr 30 min', 'Made to order, 1 hr 30 min'],
  [2880, 'Ready in 48 hr', 'Made to order, 48 hr'],
])('S-267 %i minutes', (minutes, text, label) => {
  expect([preparationText(minutes, 'en'), madeToOrderLabel(minutes, 'en')]).toEqual([text, label]);
});
