/**
 * How words are taken: the last as a word, or as the beginning of one; those that name a thing as that thing, whatever else is asked
 * of it; or all as what comes nearest to them.
 */
export const readings = ['WORDS', 'BEGINNING', 'THING', 'NEAREST'] as const;
export type Reading = (typeof readings)[number];

/** Phrases that mean the same. */
export type Synonyms = readonly (readonly string[])[];

const mostWords = 12;

/** A number with its unit: 16oz, 1gal. */
const gluedUnit = /\b(\d+)(fl|oz|ounces?|lbs?|pounds?|gal|gallons?|qt|pt|ct|count|pk|pack|ml|kg|g|l|liters?)\b/g;
/** And, as it's written between two things: mac n cheese, mac 'n' cheese. */
const shortAnd = /(?<=\S)\s+['’]?n['’]?\s+(?=\S)/g;

/**
 * The words of what was typed, lowercase, at most twelve; everything that isn't a letter or a digit parts them, except
 * the sign in 2%.
 */
export const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(gluedUnit, '$1 $2')
      .replaceAll(shortAnd, ' and ')
      .match(/\p{N}+%|[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, mostWords);

/** A text to compare by: its words, without accents. */
export const comparable = (text: string): string => wordsIn(text.normalize('NFD').replaceAll(/\p{M}/gu, '')).join(' ');

/** A word in the singular, well enough to compare by: tomatoes and tomato, berries and berry. */
export function singular(word: string): string {
  const irregular = irregulars.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|x|z|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const irregulars: ReadonlyMap<string, string> = new Map(
  ['loaf', 'leaf', 'half', 'knife'].map((word) => [`${word.replace(/fe?$/, '')}ves`, word]),
);

/** What each phrase can be called as well, by the phrase in the singular. */
export type PhraseSynonyms = ReadonlyMap<string, readonly string[][]>;

export function synonymsByPhrase(synonyms: Synonyms): PhraseSynonyms {
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

/**
 * Words as queries for PostgreSQL's `to_tsquery`; they hold letters and digits only, so nothing typed can be an operator.
 */
export interface SearchWords {
  /** All of these have to be there. */
  all: string | null;
  /** And one that begins like this. */
  beginning: string | null;
  merits: readonly Merit[];
  /** The types of products that are meant: they match as well. */
  types?: TypesMeant | undefined;
  /** A query of Spanish names, where the words may be Spanish: what is found there matches as well. */
  spanish?: SpanishWords | undefined;
}

/** What makes a match a better one. */
interface Merit {
  query: string;
  /** How much better. */
  points: number;
  /** Where all of the words stand, if it is that. */
  places?: 'A' | 'AB';
  /** The same of Spanish names: one of the two is enough. */
  spanish?: SpanishWords;
}

/** A query of Spanish names: words that all have to be there, and one that begins like this. */
export interface SpanishWords {
  all: string | null;
  /** As it is written, for a stem begins many words: cebola isn't the beginning of cebolla. */
  beginning: string | null;
}

/** Types of products that words mean. */
export interface TypesMeant {
  /** Ids, the likeliest first. */
  ids: readonly string[];
  /** What else the product has to be, as a query; null for nothing else. */
  rest: string | null;
  /** The same as what it belongs to with the rest of its name: decaf coffee is coffee that says decaf, too. */
  part?: { ids: readonly string[]; rest: string } | undefined;
  /** The department of the likeliest type. */
  department: string;
  /** What these types belong to as well: the nearest to offer where there is none of them. */
  broader: readonly string[];
}

/** What a phrase can be called as well, each way in words; undefined where it is called nothing else. */
export type OtherWays = (phrase: readonly string[]) => readonly (readonly string[])[] | undefined;

export const synonymWays =
  (synonyms: PhraseSynonyms): OtherWays =>
  (phrase) =>
    synonyms.get(keyOf(phrase));

/** All that any of these know. */
export const eitherWay =
  (...each: readonly OtherWays[]): OtherWays =>
  (phrase) => {
    const ways = each.flatMap((others) => others(phrase) ?? []);
    return ways.length === 0 ? undefined : ways;
  };

/**
 * What was typed as a query: every word has to be there, or what it can be called as well; the last one may be just
 * begun. Null when there is no word in it.
 */
export const searchWords = (words: readonly string[], synonyms: PhraseSynonyms, reading: Reading): SearchWords | null =>
  queryOf(words, synonymWays(synonyms), reading);

/** The same, with other ways to say a phrase. */
export function queryOf(words: readonly string[], others: OtherWays, reading: Reading): SearchWords | null {
  if (words.length === 0) return null;
  const isBegun = reading === 'BEGINNING';
  const meanings = meaningsOf(isBegun ? words.slice(0, -1) : words, others);
  const last = isBegun ? (words.at(-1) ?? '') : null;
  const within = (places: string) => [
    ...meanings.map((meaning) => termOf(meaning, places)),
    ...(last === null ? [] : [`'${last}':*${places}`]),
  ];
  const phrase = words.map((word, at) => (isBegun && at === words.length - 1 ? `'${word}':*A` : `'${word}':A`));
  return {
    all: meanings.length === 0 ? null : meanings.map((meaning) => termOf(meaning, '')).join(' & '),
    beginning: last === null ? null : `'${last}':*`,
    merits: [
      { query: within('A').join(' & '), points: 2, places: 'A' },
      { query: within('AB').join(' & '), points: 2, places: 'AB' },
      { query: within('B').join(' | '), points: 1 },
      ...(words.length > 1 ? [{ query: phrase.join(' <-> '), points: 2 }, ...eachOf(words, others, isBegun)] : []),
    ],
  };
}

/** More of the words in a name make a better match, where not all of them are. */
const eachOf = (words: readonly string[], others: OtherWays, isBegun: boolean): Merit[] =>
  (isBegun ? words.slice(0, -1) : words).map((word) => ({ query: termsOf([word], others, 'A'), points: 1 }));

/** Words that all have to be there, or what they can be called as well, as a query. @param weights A, AB; anywhere if empty */
export const termsOf = (words: readonly string[], others: OtherWays, weights = ''): string =>
  meaningsOf(words, others)
    .map((meaning) => termOf(meaning, weights))
    .join(' & ');

/** Words of which one is enough, in a name, a brand, or a place. */
export const anyOfWords = (words: readonly string[]): SearchWords | null =>
  words.length === 0 ? null : { all: words.map((word) => `'${word}':ABD`).join(' | '), beginning: null, merits: [] };

/** The ways to say a part of what was typed, as it was typed first. */
type Meaning = readonly (readonly string[])[];

function meaningsOf(words: readonly string[], others: OtherWays): Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    const { length, ways } = longestMeaning(words, at, others);
    meanings.push([words.slice(at, at + length), ...ways]);
    at += length;
  }
  return meanings;
}

/** @param weights where each word has to be: A, AB; anywhere if empty */
function termOf([typed = [], ...others]: Meaning, weights: string): string {
  const quoted = (word: string) => (weights === '' ? `'${word}'` : `'${word}':${weights}`);
  const ways = [typed.map(quoted).join(' & '), ...others.map((other) => other.map(quoted).join(' <-> '))];
  return `(${ways.map((way) => `(${way})`).join(' | ')})`;
}

function longestMeaning(
  words: readonly string[],
  at: number,
  others: OtherWays,
): { length: number; ways: readonly (readonly string[])[] } {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const ways = others(words.slice(at, at + length));
    if (ways) return { length, ways };
  }
  return { length: 1, ways: [] };
}
