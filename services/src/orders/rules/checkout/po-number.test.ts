import { expect, test } from 'vitest';
import { longestPoNumber, poNumberOf, takesPoNumber } from './po-number.ts';

test.each(['4500017321', 'PO-2026/08', '#77', 'a', 'Week 32 kitchen', 'x'.repeat(longestPoNumber)])(
  'S-165 %j is a purchase order number as it is',
  (text) => expect(poNumberOf(text)).toBe(text),
);

test('S-165 spaces around a purchase order number are left off, and nothing is none', () => {
  expect(poNumberOf(' \t4500 \n')).toBe('4500');
  expect(poNumberOf(' ')).toBe('');
});

test.each([
  'x'.repeat(longestPoNumber + 1),
  '=1+1',
  '-1',
  '@x',
  '+1',
  '45\n00',
  '45\t00',
  '45\u000000',
  '45\u202e00',
  '45\u200b00',
  '\u0664\u0665',
  'Café',
  '4500;',
  '4500,1',
  '"4500"',
  '<b>4500</b>',
  "4500'--",
  '😀',
])('S-165 %j is no purchase order number', (text) => expect(poNumberOf(text)).toBeNull());

test('S-165 only the cart of a business takes one', () => {
  expect(['1P', '1P_Wine', '1P_SNS', '1P_B2B', '3P_MARKETPLACE'].filter(takesPoNumber)).toEqual(['1P_B2B']);
});
