import { comparable } from '../search-query.ts';
import { phraseKey } from '../types/phrase-key.ts';
import type { Taxonomy } from '../types/taxonomy.ts';

/**
 * Words in the order that names have, where that names a type: shrimp frozen is frozen shrimp, a can of corn canned corn, and una
 * lata de elote elote en lata. As they are otherwise.
 */
export function inLabelOrder(taxonomy: Taxonomy, words: readonly string[]): readonly string[] {
  const isNamed = (phrase: readonly string[], language: 'en' | 'es') =>
    taxonomy.asked[language].has(phraseKey(phrase.map(comparable), language));
  if (words.length < 2 || isNamed(words, 'en') || isNamed(words, 'es')) return words;
  return orders(taxonomy, words).find(([language, phrase]) => isNamed(phrase, language))?.[1] ?? words;
}

function orders({ forms }: Taxonomy, words: readonly string[]): ['en' | 'es', readonly string[]][] {
  const stateOf = (word: string | undefined, language: 'en' | 'es') =>
    forms[language].get(phraseKey([comparable(word ?? '')], language)) ?? [];
  const [first, second, ...others] = words;
  const [before, last] = [words.slice(0, -1), words.at(-1)];
  const found: ['en' | 'es', readonly string[]][] = [];
  if (stateOf(last, 'en').length > 0) found.push(['en', [...stateOf(last, 'en'), ...before]]);
  if (second === 'of' && stateOf(first, 'en').length > 0) found.push(['en', [...stateOf(first, 'en'), ...others]]);
  if (stateOf(last, 'es').length > 0) found.push(['es', [...before, ...stateOf(last, 'es')]]);
  if (second === 'de' && stateOf(first, 'es').length > 0) found.push(['es', [...others, ...stateOf(first, 'es')]]);
  return found;
}
