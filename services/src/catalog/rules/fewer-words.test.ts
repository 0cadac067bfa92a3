import { expect, test } from 'vitest';
import { fewerWords } from './fewer-words.ts';

test('N-55 words are left out one by one, and the one that names the thing goes last', () => {
  expect(fewerWords(['pumpkin', 'spice', 'creamer'])).toEqual([
    'spice creamer',
    'pumpkin creamer',
    'creamer',
    'pumpkin spice',
    'spice',
    'pumpkin',
  ]);
  expect(fewerWords(['oat', 'creamer'])).toEqual(['creamer', 'oat']);
});

test.each([[[]], [['creamer']], [['a', 'b', 'c', 'd', 'e', 'f', 'g']]])('nothing is left out of %j', (words) => {
  expect(fewerWords(words)).toEqual([]);
});

test("N-55 what is left says something: O'Brien isn't o, and for isn't tacos", () => {
  expect(fewerWords(['o', 'brien'])).toEqual(['brien']);
  expect(fewerWords(['for', 'tacos'])).toEqual(['tacos']);
});
