import { comparable, wordsIn } from '../search-query.ts';
import { lastNamed, phrasesIn } from './phrases-in.ts';
import type { Taxonomy } from './taxonomy.ts';

/** The type that a name says, wherever it stands, for a product that nothing of its shelf tells; null where it says none. */
export function nearestGuess(taxonomy: Taxonomy, name: string): string | null {
  const words = wordsIn(comparable(name));
  for (const language of ['en', 'es'] as const) {
    const type = lastNamed(phrasesIn(taxonomy, words, language))?.types[0];
    if (type) return type.id;
  }
  return null;
}
