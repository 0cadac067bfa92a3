import { comparable } from '../search-query.ts';
import { type GroceryType, phraseKey, type Taxonomy } from './taxonomy.ts';

/** A phrase that names types, and the words it is made of. */
export interface Named {
  types: readonly GroceryType[];
  from: number;
  /** Behind its last word. */
  to: number;
}

/** The most words that a type's name has. */
const longest = 6;

/** Every phrase among these words that can name a type. @param words without accents */
export function phrasesIn({ phrases }: Taxonomy, words: readonly string[], language: 'en' | 'es'): Named[] {
  const found: Named[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
      const types = phrases[language].get(phraseKey(words.slice(from, to), language));
      if (types) found.push({ types, from, to });
    }
  return found;
}

/** What a list of groceries is about comes last in English: of phrases that end there, the longest. */
export const lastNamed = (found: readonly Named[]): Named | undefined =>
  found.toSorted((one, other) => other.to - one.to || one.from - other.from)[0];

/** And first in Spanish. */
export const firstNamed = (found: readonly Named[]): Named | undefined =>
  found.toSorted((one, other) => one.from - other.from || other.to - one.to)[0];

/** Does this word alone name a type? */
export const namesType = ({ phrases }: Taxonomy, word: string): boolean =>
  phrases.en.has(phraseKey([word], 'en')) || phrases.es.has(phraseKey([word], 'es'));

/** Is this a brand name that people call a thing by? */
export const isBrandName = ({ brands }: Taxonomy, phrase: readonly string[]): boolean =>
  brands.has(phraseKey(phrase.map(comparable), 'en'));

/** Does the language of groceries have this word, in the singular or the plural? Then it isn't misspelled. */
export const isKnownWord = (taxonomy: Taxonomy, word: string): boolean => {
  const plain = comparable(word);
  if (plain.length < 3) return false;
  return [plain, phraseKey([plain], 'en'), phraseKey([plain], 'es')].some((each) => taxonomy.words.has(each));
};
