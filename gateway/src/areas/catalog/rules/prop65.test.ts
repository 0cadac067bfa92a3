import { expect, test } from 'vitest';
import { prop65Warning } from './prop65.ts';

test.each([
  ['CA', null, true],
  ['CA', '89501', true],
  ['NV', '90001', true],
  ['NV', '96161', true],
  ['NV', '96201', false],
  ['WA', '98122', false],
  ['WA', null, false],
  [null, null, true],
])('N-53 T-95 a store in %s, an address in %s: the warning is shown: %s', (state, zipCode, shown) => {
  expect(prop65Warning('WARNING', state, zipCode)).toBe(shown ? 'WARNING' : null);
});

test('N-53 what has no warning shows none', () => {
  expect(prop65Warning(null, 'CA', null)).toBeNull();
});
