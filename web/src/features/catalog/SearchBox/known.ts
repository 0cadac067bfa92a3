import type { SearchSuggestionsQuery } from './Suggestions.generated.ts';

export type SuggestionsAnswer = NonNullable<SearchSuggestionsQuery['searchSuggestions']>;

/** Most characters that are looked up. */
export const longestText = 100;

/** What is looked up for what has been typed: one line, at most so long; empty when there is nothing to look up. */
export const textOf = (words: string): string => words.trim().replace(/\s+/g, ' ').slice(0, longestText);

const isStartOf = (start: string, text: string): boolean => text.toLowerCase().startsWith(start.toLowerCase());

/** Has an answer to other text anything to do with this text? It has while someone goes on typing, or takes letters back. */
export const isNear = (answer: SuggestionsAnswer, text: string): boolean =>
  text !== '' && (isStartOf(answer.text, text) || isStartOf(text, answer.text));

/** The answer as far as it still holds for the text: its searches only if they begin with it. */
export const narrowed = (answer: SuggestionsAnswer, text: string): SuggestionsAnswer =>
  answer.text === text ? answer : { ...answer, queries: answer.queries.filter((query) => isStartOf(text, query)) };

/** Past searches that begin with the text, or have a word that does; all of them while nothing is typed. */
export const matchingSearches = (searches: readonly string[], text: string, most: number): readonly string[] =>
  searches
    .filter((search) => isStartOf(text, search) || search.split(' ').some((word) => isStartOf(text, word)))
    .filter((search) => search.toLowerCase() !== text.toLowerCase())
    .slice(0, most);

/** A suggestion in two parts: what has been typed, and what it adds; the parts are '' and all of it when it begins otherwise. */
export const partsOf = (suggestion: string, text: string): [typed: string, added: string] =>
  text !== '' && isStartOf(text, suggestion)
    ? [suggestion.slice(0, text.length), suggestion.slice(text.length)]
    : ['', suggestion];
