import { expect, test } from 'vitest';
import { ruleText } from './customization-rule.ts';

test.each([
  [1, 1, 'Choose 1'],
  [2, 2, 'Choose 2'],
  [0, 1, 'Up to 1'],
  [0, 8, 'Up to 8'],
  [1, 2, 'Choose 1 or 2'],
  [2, 4, 'Choose 2 to 4'],
])('N-57 at least %i and at most %i: %s', (min, max, text) => {
  expect(ruleText(min, max, 'en')).toBe(text);
});
