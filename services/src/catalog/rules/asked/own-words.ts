import { type OtherWays, type SearchWords, termsOf } from '../search-query.ts';
import { isForm } from '../types/forms.ts';
import type { Taxonomy } from '../types/taxonomy.ts';
import { inAmerican } from './american.ts';
import { typesMeant } from './query-type.ts';

/** Words in American English, unless they are Spanish: soya is a word of both. */
export function inOneEnglish(
  taxonomy: Taxonomy,
  words: readonly string[],
  language: 'en' | 'es' | undefined,
): readonly string[] {
  const american = inAmerican(taxonomy, words);
  if (american.join(' ') === words.join(' ')) return words;
  const meant = typesMeant(taxonomy, words, language);
  return meant?.language === 'es' || (!meant && language === 'es') ? words : american;
}

/** What a thing is called and like counts more than what it comes in or as: of pineapple chunks, pineapple. */
export function ownWords({ forms }: Taxonomy, words: readonly string[], ways: OtherWays): SearchWords['merits'] {
  const own = words.filter((word) => !isForm(forms, word, 'en') && !isForm(forms, word, 'es'));
  return own.length === 0 || own.length === words.length
    ? []
    : own.map((word) => ({ query: termsOf([word], ways, 'A'), points: 1 }));
}
