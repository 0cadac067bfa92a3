import { comparable } from '../search-query.ts';
import { phraseKey } from './phrase-key.ts';
import type { GroceryType, Phrases, Taxonomy } from './taxonomy.ts';

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
export const phrasesIn = ({ phrases }: Taxonomy, words: readonly string[], language: 'en' | 'es'): Named[] =>
  namedBy(phrases[language], words, language);

/** The same among words that a shopper says. */
export const phrasesAsked = ({ asked }: Taxonomy, words: readonly string[], language: 'en' | 'es'): Named[] =>
  namedBy(asked[language], words, language);

function namedBy(phrases: Phrases, words: readonly string[], language: 'en' | 'es'): Named[] {
  const found: Named[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
      const types = phrases.get(phraseKey(words.slice(from, to), language));
      if (types) found.push({ types, from, to });
    }
  return found;
}

/** What a list of groceries is about comes last in English: of phrases that end there, the longest. */
export const lastNamed = (found: readonly Named[]): Named | undefined =>
  found.toSorted((one, other) => other.to - one.to || one.from - other.from)[0];

/** With the kind that stands right before what it belongs to: of gorgonzola cheese, it's gorgonzola. */
export function withKind(found: readonly Named[], named: Named | undefined): Named | undefined {
  if (!named) return undefined;
  const belongs = ({ broader }: GroceryType) => named.types.some(({ id }) => broader.includes(id));
  const kind = found
    .filter(({ to, types }) => to === named.from && types.some(belongs))
    .toSorted((one, other) => one.from - other.from)[0];
  return kind ? { types: kind.types.filter(belongs), from: kind.from, to: named.to } : named;
}

/** And first in Spanish. */
export const firstNamed = (found: readonly Named[]): Named | undefined =>
  found.toSorted((one, other) => one.from - other.from || other.to - one.to)[0];

/** Does this word alone name a type? */
export const namesType = ({ asked }: Taxonomy, word: string): boolean =>
  asked.en.has(phraseKey([word], 'en')) || asked.es.has(phraseKey([word], 'es'));

/** Is this a brand name that people call a thing by? */
export const isBrandName = ({ brands }: Taxonomy, phrase: readonly string[]): boolean =>
  brands.has(phraseKey(phrase.map(comparable), 'en'));

/** Does the language of groceries have this word, in the singular or the plural? Then it isn't misspelled. */
export const isKnownWord = (taxonomy: Taxonomy, word: string): boolean => {
  const plain = comparable(word);
  if (plain.length < 3) return false;
  return [plain, phraseKey([plain], 'en'), phraseKey([plain], 'es')].some((each) => taxonomy.words.has(each));
};
