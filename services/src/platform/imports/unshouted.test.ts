import { expect, test } from 'vitest';
import { unshouted } from './unshouted.ts';

test.each([
  ['HARRIS TEETER', 'Harris Teeter'],
  ["KEMP'S", "Kemp's"],
  ["O'BRIEN'S", "O'Brien's"],
  ['HARRIS-TEETER', 'Harris-Teeter'],
  ['LAND O LAKES', 'Land O Lakes'],
  ['TASTE OF THE SOUTH', 'Taste of the South'],
  ['H-E-B', 'H-E-B'],
  ['A&W', 'A&W'],
  ['IGA', 'IGA'],
  ['CRÈME BRÛLÉE', 'Crème Brûlée'],
  ['Cup4Cup', 'Cup4Cup'],
])('a name that shouts, %j, becomes %j', (written, name) => {
  expect(unshouted(written)).toBe(name);
});

test('small words stay small inside a name, and not at its start', () => {
  expect(unshouted('A AN AND BY FOR IN OF ON OR THE TO WITH')).toBe('A an and by for in of on or the to with');
  expect(unshouted('THE BEST OF THE BEST')).toBe('The Best of the Best');
});

test('a name that does not shout stays as it is, whatever is short in it', () => {
  expect(unshouted('X ray')).toBe('X ray');
  expect(unshouted('A 1')).toBe('A 1');
});
