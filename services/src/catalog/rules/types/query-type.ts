import { comparable, type TypesMeant } from '../search-query.ts';
import { attributeWays } from './attributes.ts';
import { firstNamed, lastNamed, type Named, phrasesIn } from './phrases-in.ts';
import { phraseKey, type Taxonomy } from './taxonomy.ts';

type Language = 'en' | 'es';

/** What follows one of these says what a thing goes with, and isn't asked of it. */
const asides: Readonly<Record<Language, readonly string[]>> = {
  en: ['with', 'in', 'for', 'without', 'no', 'on', 'from'],
  es: ['con', 'en', 'para', 'sin', 'al', 'a'],
};
/** Words that say nothing of their own. */
const joining: Readonly<Record<Language, readonly string[]>> = {
  en: ['a', 'the', 'of', 'some', 'and'],
  es: ['de', 'del', 'la', 'el', 'los', 'las', 'un', 'una', 'y'],
};

/**
 * The types that a query is about, and what it asks of them besides: in English the last phrase that names a type, in Spanish the
 * first, before words such as with and con. Where both languages can be meant, the one that explains more words is, and
 * otherwise the language of the page.
 */
export function typesMeant(
  taxonomy: Taxonomy,
  typed: readonly string[],
  language: Language = 'en',
): TypesMeant | undefined {
  const words = typed.map(comparable);
  const [english, spanish] = [readIn(taxonomy, words, 'en'), readIn(taxonomy, words, 'es')];
  const meant = likelier(english, spanish, language);
  if (!meant) return undefined;
  const isSame = (other: Read) => other.from === meant.from && other.to === meant.to;
  const types = [meant, english, spanish].flatMap((each) =>
    each && (each === meant || isSame(each)) ? each.types : [],
  );
  return { ids: [...new Set(types.map(({ id }) => id))], rest: restOf(taxonomy, words, meant) };
}

interface Read extends Named {
  language: Language;
  /** Where the asides begin. */
  end: number;
}

function readIn(taxonomy: Taxonomy, words: readonly string[], language: Language): Read | undefined {
  const found = phrasesIn(taxonomy, words, language);
  const whole = found.find(({ from, to }) => from === 0 && to === words.length);
  if (whole) return { ...whole, language, end: words.length };
  const aside = words.findIndex((word, at) => at > 0 && asides[language].includes(word));
  const end = aside < 0 ? words.length : aside;
  const before = found.filter(({ to }) => to <= end);
  const named = language === 'en' ? lastNamed(before) : firstNamed(before);
  return named && { ...named, language, end };
}

function likelier(english: Read | undefined, spanish: Read | undefined, language: Language): Read | undefined {
  if (!english || !spanish) return english ?? spanish;
  const more = spanish.to - spanish.from - (english.to - english.from);
  return more > 0 || (more === 0 && language === 'es') ? spanish : english;
}

/** A size is preferred, and not asked for: what stands on a package says it in many ways. */
const isSize = (word: string): boolean => (/^\d+%?$/.test(word) ? !word.endsWith('%') : sizeWords.has(word));
const sizeWords = new Set([
  'oz',
  'ounce',
  'ounces',
  'lb',
  'lbs',
  'pound',
  'pounds',
  'gal',
  'gallon',
  'ct',
  'count',
  'pack',
  'pk',
  'ml',
  'l',
  'liter',
  'kg',
  'g',
  'family',
  'size',
  'fresh',
  'fresco',
  'fresca',
  'big',
  'litro',
  'kilo',
  'galon',
  'libra',
]);

/** What is asked of the type besides, as a query: each word, or what it can be in English if it is Spanish. */
function restOf(taxonomy: Taxonomy, words: readonly string[], { from, to, end, language }: Read): string | null {
  const rest = [...words.slice(0, from), ...words.slice(to, end)].filter(
    // Of a word that is nothing but accents, nothing is left.
    (word) => word !== '' && !joining[language].includes(word) && !isSize(word),
  );
  if (rest.length === 0) return null;
  return rest.map((word) => anyOf([word, ...(language === 'es' ? inEnglish(taxonomy, word) : [])])).join(' & ');
}

/** What a Spanish word can be in English, each way in one word or several. */
function inEnglish({ translations }: Taxonomy, word: string): string[] {
  const key = phraseKey([word], 'es');
  return [...(attributeWays.get(key) ?? []), ...(translations.get(key) ?? [])];
}

const anyOf = (ways: readonly string[]): string => `(${ways.map((way) => `(${allOf(way.split(' '))})`).join(' | ')})`;
const allOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' & ');
