import { expect, test } from 'vitest';
import { isRealDate, isStateCode } from './opt-in-input.ts';

test.each([
  ['2004-02-29', true],
  ['2005-02-29', false],
  ['1990-13-01', false],
  ['1990-00-10', false],
])('N-7 a date of birth is a real day: %s %s', (date, real) => {
  expect(isRealDate(date)).toBe(real);
});

test.each([
  ['CA', true],
  [' ca ', true],
  ['Cal', false],
  ['C1', false],
])('N-7 a state has two letters: "%s" %s', (text, state) => {
  expect(isStateCode(text)).toBe(state);
});
