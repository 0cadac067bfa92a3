import { expect, test } from 'vitest';
import { forUTitle } from './for-u-title.ts';

test('G-3 the loyalty area is the banner for U', () => {
  expect(forUTitle('Haggen', 'en')).toBe('Haggen for U');
});
