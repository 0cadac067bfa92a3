import { expect, test } from 'vitest';
import { kept } from './kept.ts';

test('a value is made once while it stays in use, and again after it has been forgotten', () => {
  const made: string[] = [];
  const lengthOf = kept(2, (text) => made.push(text) && text.length);
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'dddd', 'a', 'bb']) expect(lengthOf(text)).toBe(text.length);
  expect(made).toEqual(['a', 'bb', 'ccc', 'dddd', 'bb']);
});

test('no more than twice the limit are kept', () => {
  let made = 0;
  const numberOf = kept(10, () => ++made);
  for (let text = 0; text < 1000; text++) numberOf(String(text));
  expect(numberOf('999')).toBe(1000);
  expect(numberOf('0')).toBe(1001);
});
