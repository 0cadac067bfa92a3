import { expect, test } from 'vitest';
import { centsOf } from './money.ts';

test.each([
  ['4.99', 499],
  ['4', 400],
  ['4.5', 450],
  ['$4.99', 499],
  ['USD 4.99', 499],
  ['usd4.99', 499],
  [' 1,299.00 ', 129_900],
  ['0.01', 1],
  ['99999.99', 9_999_999],
])('%j is %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

test.each([
  ['-1.29', 'is negative'],
  ['$-1.29', 'is negative'],
  ['-$1.29', 'is negative'],
  ['(1.29)', 'is negative'],
  ['−1', 'is negative'],
  ['0', 'is nothing; a price is above 0'],
  ['0.00', 'is nothing; a price is above 0'],
  ['100000.00', 'is more than a price can be'],
  ['4,99', "isn't a price in dollars, such as 4.99"],
  ['1.299', "isn't a price in dollars, such as 4.99"],
  ['1.', "isn't a price in dollars, such as 4.99"],
  ['.99', "isn't a price in dollars, such as 4.99"],
  ['2 for $5', "isn't a price in dollars, such as 4.99"],
  ['1e3', "isn't a price in dollars, such as 4.99"],
  ['NaN', "isn't a price in dollars, such as 4.99"],
  ['', "isn't a price in dollars, such as 4.99"],
])('%j %s', (text, why) => expect(centsOf(text)).toBe(`"${text}" ${why}`));
