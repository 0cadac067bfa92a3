import { comparable, singular, wordsIn } from './search-query.ts';
import { lastNamed, phrasesIn } from './types/phrases-in.ts';
import type { TypeNamed } from './types/suggested-types.ts';
import type { Taxonomy } from './types/taxonomy.ts';

/** How many of each a shopper is shown. */
export const mostSuggested = { queries: 6, scopes: 2, brands: 3, products: 4 } as const;

/** Does a name, or a word of it, begin like this? @param begun comparable */
export function beginsLike(name: string, begun: string): boolean {
  const plain = comparable(name);
  return begun !== '' && (plain.startsWith(begun) || plain.includes(` ${begun}`));
}

const keyOf = (phrase: string): string => wordsIn(comparable(phrase)).map(singular).join(' ');

/** Phrases without those that say the same in the plural, the first of each, and without what is typed already. */
export function distinctPhrases(phrases: readonly string[], typed: string, most: number): string[] {
  const kept = new Map([[keyOf(typed), '']]);
  for (const phrase of phrases) {
    const key = keyOf(phrase);
    if (!kept.has(key)) kept.set(key, phrase);
  }
  return [...kept.values()].slice(1, most + 1);
}

/** A longer name is no search that anyone means. */
const mostNameWords = 5;

/**
 * Names of products as searches: those that say all that was typed, in its order, and end with what the product is. Those that
 * begin with it come first.
 */
export function namesToSearch(taxonomy: Taxonomy, names: readonly string[], typed: string): string[] {
  const begun = comparable(typed);
  const words = begun.split(' ');
  const fitting = names.flatMap((name) => {
    const plain = comparable(name);
    const own = plain.split(' ');
    const isPlain = own.length <= mostNameWords && !/[,(/]/.test(name);
    return isPlain && saysInOrder(own, words) && lastNamed(phrasesIn(taxonomy, own, 'en'))?.to === own.length
      ? [{ name: name.toLowerCase(), isBegun: plain.startsWith(begun) }]
      : [];
  });
  return fitting.toSorted((one, other) => Number(other.isBegun) - Number(one.isBegun)).map(({ name }) => name);
}

/** The types without the names that nothing of these products is called. */
export const backedTypes = (types: readonly TypeNamed[], names: readonly string[]): TypeNamed[] => {
  const keys = names.map((name) => ` ${keyOf(name)} `);
  return types.filter(({ name, isPart }) => !isPart || keys.some((key) => key.includes(` ${keyOf(name)} `)));
};

/** Are all of these words there, each after the one before, and the last one at least begun? */
function saysInOrder(own: readonly string[], words: readonly string[]): boolean {
  let from = 0;
  return words.every((word, at) => {
    const isLast = at === words.length - 1;
    const found = own.findIndex((each, place) => place >= from && (isLast ? each.startsWith(word) : each === word));
    from = found + 1;
    return found >= 0;
  });
}

/** A department with what it has of what is searched for. */
export interface ScopeFound {
  departmentId: string;
  matches: number;
}

/** The departments to search in: those that have most of it; none where only one has any, as that narrows nothing. */
export const likeliestScopes = <S extends ScopeFound>(scopes: readonly S[]): S[] => {
  const filled = scopes.filter(({ matches }) => matches > 0);
  return filled.length < 2
    ? []
    : filled.toSorted((one, other) => other.matches - one.matches).slice(0, mostSuggested.scopes);
};
