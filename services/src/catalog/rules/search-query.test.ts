import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparable, searchWords, singular, synonymsByPhrase, wordsIn } from './search-query.ts';

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
