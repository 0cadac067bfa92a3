import { comparable, singular } from './search-query.ts';

/** How many of each a shopper is shown. */
export const mostSuggested = { queries: 6, places: 3, brands: 3, products: 4 } as const;

/** Does a name, or a word of it, begin like this? @param begun comparable */
export function beginsLike(name: string, begun: string): boolean {
  const plain = comparable(name);
  return begun !== '' && (plain.startsWith(begun) || plain.includes(` ${begun}`));
}

/** Phrases without those that say the same in the plural, the first of each. */
export function distinctPhrases(phrases: readonly string[], most: number): string[] {
  const kept = new Map<string, string>();
  for (const phrase of phrases) {
    const key = phrase.split(' ').map(singular).join(' ');
    if (!kept.has(key)) kept.set(key, phrase);
  }
  return [...kept.values()].slice(0, most);
}

/** A shelf or an aisle that may be meant. */
export interface PlaceFound {
  shelfId: string | null;
  aisleId: string;
  name: string;
  /** Products in it that match. */
  matches: number;
}

/** Places by name first, then by how much they have; an aisle stands for a shelf of the same name. */
export function likeliestPlaces<P extends PlaceFound>(places: readonly P[], begun: string): P[] {
  const named = new Map<string, boolean>(places.map(({ name }) => [name, beginsLike(name, begun)]));
  const aisles = new Set(places.filter(({ shelfId }) => shelfId === null).map(({ name, aisleId }) => aisleId + name));
  return places
    .filter(({ shelfId, name, aisleId }) => shelfId === null || !aisles.has(aisleId + name))
    .filter(({ shelfId, name }) => shelfId !== null || named.get(name))
    .toSorted(
      (one, other) => Number(named.get(other.name)) - Number(named.get(one.name)) || other.matches - one.matches,
    )
    .slice(0, mostSuggested.places);
}
