import { expect, test } from 'vitest';
import { usageText, usageTypes } from './usage-text.ts';

test.each([
  ['ONE_TIME', null, 'One-time use'],
  ['ONE_TIME', 5, 'One-time use'],
  ['MULTI', 1, 'One-time use'],
  ['MULTI', 2, 'Up to 2 uses'],
  ['MULTI', null, 'More than one use'],
  ['UNLIMITED', null, 'Unlimited use'],
  ['UNLIMITED', 5, 'Unlimited use'],
] as const)('S-41 %s with a limit of %s: %s', (usageType, perHousehold, text) => {
  expect(usageText({ usageType, perHousehold }, false, 'en')).toBe(text);
});

test('S-41 a challenge says that it is one', () => {
  for (const usageType of usageTypes) expect(usageText({ usageType, perHousehold: 1 }, true, 'en')).toBe('Bonus Path');
});
