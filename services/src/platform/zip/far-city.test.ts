import { expect, test } from 'vitest';
import { isFar } from './far-city.ts';
import { zipCodes } from './zip-codes.ts';

test.each([
  ['Los Angeles', 'CA', '94103', true],
  ['los ángeles', 'CA', '94103-1234', true],
  ['San Francisco', 'CA', '94103', false],
  ['Los Angeles', 'CA', '90731', false],
  ['St. Paul', 'MN', '55101', false],
  ['Saint Louis', 'MO', '63101', false],
  ['Ballard', 'WA', '98107', false],
  ['Nowhere at All', 'CA', '94103', false],
  ['Los Angeles', 'CA', '00000', false],
  ['Portland', 'OR', '97201', false],
])('N-7 the ZIP code of %s, %s %s is far from it: %s', async (city, state, zipCode, is) => {
  expect(isFar(await zipCodes())({ city, state }, zipCode)).toBe(is);
});
