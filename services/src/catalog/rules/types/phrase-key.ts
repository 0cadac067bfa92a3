import { singular } from '../search-query.ts';

/** Words as a phrase is looked up by: in the singular, without accents. */
export const phraseKey = (words: readonly string[], language: 'en' | 'es'): string =>
  words.map((word) => (language === 'es' ? joinedEs(word) : singular(word).replace(/ie$/, 'y'))).join(' ');

/** Bread with raisins is pan de pasas and pan con pasas. */
const joinedEs = (word: string): string => (word === 'con' ? 'de' : singularEs(word));

/** A Spanish word in the singular, well enough to compare by: limones and limón, nueces and nuez. */
function singularEs(word: string): string {
  // No Spanish word ends in two consonants: pretzels are what is pretzel in the singular.
  const one = word.length > 3 && /[aeiouáéíóúbcdfghjklmnprtvwz]s$/.test(word) ? word.slice(0, -1) : word;
  if (one.length > 3 && one.endsWith('ce')) return `${one.slice(0, -2)}z`;
  // Chile and chiles, as limón and limones: the vowel before an s may be the plural's.
  return one.length > 3 && /[dijlnrs]e$/.test(one) ? one.slice(0, -1) : one;
}
