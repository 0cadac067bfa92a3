import { expect, test } from 'vitest';
import { isRealDate } from './real-date.ts';

test.each([
  ['2004-02-29', true],
  ['2005-02-29', false],
  ['1990-13-01', false],
  ['1990-00-10', false],
])('N-7 a date of birth is a real day: %s %s', (date, real) => {
  expect(isRealDate(date)).toBe(real);
});
