import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOfWords, comparable, searchWords, singular, synonymsByPhrase, wordsIn } from './search-query.ts';

const synonyms = synonymsByPhrase([
  ['soda', 'pop', 'soft drink'],
  ['garbanzo beans', 'chickpeas'],
]);

describe('words', () => {
  test('are lowercase letters and digits, at most twelve, and 2% is one', () => {
    expect(wordsIn(' Ben & Jerry’s 2% Milk—1/2 gal! ')).toEqual(['ben', 'jerry', 's', '2%', 'milk', '1', '2', 'gal']);
    expect(wordsIn('a '.repeat(50))).toHaveLength(12);
    expect(wordsIn('🍎 !!')).toEqual([]);
  });

  test('compare without accents', () => {
    expect(comparable('Jalapeño  CRÈME')).toBe('jalapeno creme');
  });

  test.each([
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['cheeses', 'cheese'],
    ['glasses', 'glass'],
    ['chips', 'chip'],
    ['gas', 'gas'],
    ['swiss', 'swiss'],
  ])('%s is %s in the singular', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });
});

describe('a query', () => {
  test('asks for every word, or what it can be called as well', () => {
    expect(searchWords(['cherry', 'pop'], synonyms, 'WORDS')?.all).toBe(
      "(('cherry')) & (('pop') | ('soda') | ('soft' <-> 'drink'))",
    );
    expect(searchWords(['soft', 'drinks'], synonyms, 'WORDS')?.all).toBe("(('soft' & 'drinks') | ('soda') | ('pop'))");
    expect(searchWords(['chickpea'], synonyms, 'WORDS')?.all).toBe("(('chickpea') | ('garbanzo' <-> 'beans'))");
  });

  test('takes the last word as a beginning when it is told to', () => {
    const { all, beginning } = searchWords(['whole', 'mi'], synonyms, 'BEGINNING') ?? {};
    expect([all, beginning]).toEqual(["(('whole'))", "'mi':*"]);
  });

  test('holds nothing but quoted words, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
        for (const reading of ['WORDS', 'BEGINNING'] as const) {
          const { all, beginning, merits = [] } = searchWords(wordsIn(typed), synonyms, reading) ?? {};
          for (const query of [all, beginning, ...merits.map((merit) => merit.query)])
            expect((query ?? '').replaceAll(/'[\p{L}\p{M}\p{N}]+%?'(:\*?[AB]*)?/gu, 'w')).toMatch(/^[w&|()<> -]*$/);
        }
      }),
    );
  });
});

describe('what makes a match better', () => {
  const merits = (words: string[], reading: 'WORDS' | 'BEGINNING') =>
    searchWords(words, synonyms, reading)?.merits.map(({ query, points }) => [query, points]);

  test('is where the words stand: all in the name, in the name or the brand, one in the brand; the phrase itself; and each in the name', () => {
    expect(merits(['whole', 'milk'], 'WORDS')).toEqual([
      ["(('whole':A)) & (('milk':A))", 2],
      ["(('whole':AB)) & (('milk':AB))", 2],
      ["(('whole':B)) | (('milk':B))", 1],
      ["'whole':A <-> 'milk':A", 2],
      ["(('whole':A))", 1],
      ["(('milk':A))", 1],
    ]);
  });

  test('is the beginning of the last word, too, and a single word is no phrase', () => {
    expect(merits(['whole', 'mi'], 'BEGINNING')).toEqual([
      ["(('whole':A)) & 'mi':*A", 2],
      ["(('whole':AB)) & 'mi':*AB", 2],
      ["(('whole':B)) | 'mi':*B", 1],
      ["'whole':A <-> 'mi':*A", 2],
      ["(('whole':A))", 1],
    ]);
    expect(merits(['mi'], 'BEGINNING')).toEqual([
      ["'mi':*A", 2],
      ["'mi':*AB", 2],
      ["'mi':*B", 1],
    ]);
    expect(merits(['milk'], 'WORDS')).toHaveLength(3);
  });

  test('is told by synonyms as well', () => {
    expect(merits(['pop'], 'WORDS')?.[0]).toEqual(["(('pop':A) | ('soda':A) | ('soft':A <-> 'drink':A))", 2]);
  });
});

test('a single word that is only begun asks for nothing else, and no word asks for nothing at all', () => {
  expect(searchWords(['mi'], synonyms, 'BEGINNING')).toMatchObject({ all: null, beginning: "'mi':*" });
  expect(searchWords(['milk'], synonyms, 'WORDS')?.beginning).toBeNull();
  expect(searchWords([], synonyms, 'WORDS')).toBeNull();
});

test('any of several words is enough in a name, a brand, or a place', () => {
  expect(anyOfWords(['milk', 'tea'])).toEqual({ all: "'milk':ABD | 'tea':ABD", beginning: null, merits: [] });
  expect(anyOfWords([])).toBeNull();
});

test('a phrase is called what every list of synonyms says, but not itself, and the longest phrase counts', () => {
  const both = synonymsByPhrase([
    ['soda', 'pop'],
    ['soda', 'fizz'],
    ['soda water', 'seltzer'],
    ['a b c d', 'four'],
    ['a b c d e', 'five'],
  ]);
  expect(both.get('soda')).toEqual([['pop'], ['fizz']]);
  expect(searchWords(['soda', 'water'], both, 'WORDS')?.all).toBe("(('soda' & 'water') | ('seltzer'))");
  expect(searchWords(['soda', 'cake'], both, 'WORDS')?.all).toBe("(('soda') | ('pop') | ('fizz')) & (('cake'))");
  expect(searchWords(['a', 'b', 'c', 'd', 'e'], both, 'WORDS')?.all).toBe(
    "(('a' & 'b' & 'c' & 'd') | ('four')) & (('e'))",
  );
});

test.each([
  ['pies', 'pie'],
  ['ties', 'tie'],
  ['boxes', 'box'],
  ['bus', 'bus'],
  ['figs', 'fig'],
])('%s is %s in the singular, however short', (plural, one) => expect(singular(plural)).toBe(one));
