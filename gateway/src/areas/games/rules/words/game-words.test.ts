import { expect, test } from 'vitest';
import { drawPrizeNamed, languageOf, noWords, prizeNamed, titled, wordsIn } from './game-words.ts';

const texts = {
  language: 'es' as const,
  programs: [
    {
      programCode: 'HARVEST',
      title: 'Gira y cosecha',
      drawPrizeName: 'Comestibles por un año',
      prizes: [{ prizeId: 'cake', name: 'Pastel gratis' }],
      recipes: [{ recipeId: 'soup', title: 'Sopa', ingredients: [], steps: [] }],
    },
    { programCode: 'PANTRY', title: 'Despensa' },
  ],
};
const words = wordsIn(texts);

test('N-19 N-25 games, prizes, and recipes are found by their ids, made once for each answer', () => {
  expect(wordsIn(texts)).toBe(words);
  expect([...words.programs.keys(), ...words.prizes.keys(), ...words.recipes.keys()]).toEqual([
    'HARVEST',
    'PANTRY',
    'cake',
    'soup',
  ]);
});

test('N-19 what has words is told in their language, and all else in the retailer’s', () => {
  expect([languageOf(words.recipes, 'soup', words), languageOf(words.recipes, 'stew', words)]).toEqual(['es', 'en']);
  expect(prizeNamed(words, 'cake', 'Free cake')).toEqual({ name: 'Pastel gratis', language: 'es' });
  for (const id of ['pie', undefined])
    expect(prizeNamed(words, id, 'Free pie')).toEqual({ name: 'Free pie', language: 'en' });
  expect(drawPrizeNamed(words, 'HARVEST', 'Groceries')).toEqual({ name: 'Comestibles por un año', language: 'es' });
  for (const code of ['PANTRY', undefined])
    expect(drawPrizeNamed(words, code, 'Groceries')).toEqual({ name: 'Groceries', language: 'en' });
  expect([titled(words, 'PANTRY', 'Pantry'), titled(noWords, 'PANTRY', 'Pantry')]).toEqual(['Despensa', 'Pantry']);
});
