/** How the last word is taken: as a word, or as the beginning of one. */
export type Reading = 'WORDS' | 'BEGINNING';

/** Phrases that mean the same. */
export type Synonyms = readonly (readonly string[])[];

const mostWords = 12;

/**
 * The words of what was typed, lowercase, at most twelve; everything that isn't a letter or a digit parts them, except
 * the sign in 2%.
 */
export const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{N}+%|[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, mostWords);

/** A text to compare by: its words, without accents. */
export const comparable = (text: string): string => wordsIn(text.normalize('NFD').replaceAll(/\p{M}/gu, '')).join(' ');

/** A word in the singular, well enough to compare by: tomatoes and tomato, berries and berry. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What each phrase can be called as well, by the phrase in the singular. */
export function synonymsByPhrase(synonyms: Synonyms): ReadonlyMap<string, readonly string[][]> {
  const found = new Map<string, string[][]>();
  for (const phrases of synonyms)
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase).map(wordsIn);
      const key = keyOf(wordsIn(phrase));
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  return found;
}
const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');

/** Words for PostgreSQL's `to_tsquery`; they hold letters and digits only, so nothing typed can be an operator. */
export interface SearchWords {
  /** All of these have to be there. */
  all: string | null;
  /** And one that begins like this. */
  beginning: string | null;
}

/**
 * What was typed as a query: every word has to be there, or what it can be called as well; the last one may be just
 * begun. Null when there is no word in it.
 */
export function searchWords(
  words: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[][]>,
  reading: Reading,
): SearchWords | null {
  const last = reading === 'BEGINNING' ? words.at(-1) : undefined;
  const whole = last === undefined ? words : words.slice(0, -1);
  const terms: string[] = [];
  for (let at = 0; at < whole.length;) {
    const { length, others } = longestMeaning(whole, at, synonyms);
    const typed = whole
      .slice(at, at + length)
      .map(quoted)
      .join(' & ');
    terms.push(oneOf([typed, ...others.map((other) => other.map(quoted).join(' <-> '))]));
    at += length;
  }
  if (words.length === 0) return null;
  return {
    all: terms.length === 0 ? null : terms.join(' & '),
    // In names, brands, and places: descriptions hold too many words.
    beginning: last === undefined ? null : `${quoted(last)}:*ABD`,
  };
}

/** Words of which one is enough. */
export const anyOfWords = (words: readonly string[]): SearchWords | null =>
  words.length === 0 ? null : { all: words.map(quoted).join(' | '), beginning: null };

const quoted = (word: string): string => `'${word}'`;
const oneOf = (terms: readonly string[]): string => `(${terms.map((term) => `(${term})`).join(' | ')})`;

function longestMeaning(
  words: readonly string[],
  at: number,
  synonyms: ReadonlyMap<string, readonly string[][]>,
): { length: number; others: readonly string[][] } {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const others = synonyms.get(keyOf(words.slice(at, at + length)));
    if (others) return { length, others };
  }
  return { length: 1, others: [] };
}
