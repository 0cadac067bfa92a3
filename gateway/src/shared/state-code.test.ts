import { expect, test } from 'vitest';
import { isStateCode } from './state-code.ts';

test.each([
  ['CA', true],
  [' ca ', true],
  ['Cal', false],
  ['C1', false],
])('N-7 a state has two letters: "%s" %s', (text, state) => {
  expect(isStateCode(text)).toBe(state);
});
