import { expect, test } from 'vitest';
import { characterCount, firstCharacters, isLongerThan } from './characters.ts';

test.each([
  ['', 0],
  ['milk', 4],
  ['🍎', 1],
  ['👩‍👩‍👧 and 🇺🇸', 7],
  ['e\u0301', 1],
  ['नमस्ते', 3],
])('N-7 a person counts the characters of %j: %i', (text, count) => {
  expect(characterCount(text)).toBe(count);
  expect([isLongerThan(text, count), count > 0 && isLongerThan(text, count - 1)]).toEqual([false, count > 0]);
});

test('N-7 a text is cut between characters, never inside one', () => {
  expect(firstCharacters('milk', 2)).toBe('mi');
  expect(firstCharacters('🍎👩‍👩‍👧🍞', 2)).toBe('🍎👩‍👩‍👧');
  expect(firstCharacters('🍎', 1)).toBe('🍎');
  expect(firstCharacters('e\u0301e\u0301', 1)).toBe('e\u0301');
  expect(firstCharacters('', 3)).toBe('');
});
