import { expect, test } from 'vitest';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { inOneEnglish, ownWords } from './own-words.ts';

const nothingElse = () => undefined;

test('N-55 of pineapple chunks, pineapple counts more than chunks', () => {
  expect(ownWords(groceryTypes, ['pineapple', 'chunks'], nothingElse)).toEqual([
    { query: "(('pineapple':A))", points: 1 },
  ]);
});

test.each([[['pineapple']], [['chunks']], [['whole', 'milk']]])('N-55 nothing counts more of %s', (words) => {
  expect(ownWords(groceryTypes, words, nothingElse)).toEqual([]);
});

test('N-55 words are read in American English, unless they are Spanish', () => {
  expect(inOneEnglish(groceryTypes, ['tinned', 'tomatoes'], 'en')).toEqual(['canned', 'tomatoes']);
  expect(inOneEnglish(groceryTypes, ['minty', 'gum'], 'en')).toEqual(['mint', 'gum']);
  expect(inOneEnglish(groceryTypes, ['salsa', 'de', 'soya'], 'es')).toEqual(['salsa', 'de', 'soya']);
});
