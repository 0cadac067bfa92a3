import { expect, test } from 'vitest';
import { missingText } from './missing-text.ts';

test.each([
  [{ cents: 320 }, '$3.20 more'],
  [{ units: 1 }, '1 more item'],
  [{ units: 12 }, '12 more items'],
  [{ weight: 75 }, '0.75 lb more'],
])('N-42 what is missing is said: %j', (missing, text) => {
  expect(missingText(missing, 'en')).toBe(text);
});
