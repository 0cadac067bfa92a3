import type { Suggestion, SuggestionGroup } from '@larder/design-system/Suggestions';
import type { SearchTexts } from '../../../messages/en/search.ts';
import { matchingSearches, partsOf, type SuggestionsAnswer } from './known.ts';
import { searchPath } from './search-path.ts';
import * as styles from './SearchBox.css.ts';

/** A suggestion and what choosing it does: open a page, and keep the words when it is a search. */
export interface Choice extends Suggestion {
  path: string;
  /** The search that it is. */
  words?: string;
}

interface Known {
  /** What has been typed, as it is looked up. */
  text: string;
  answer: SuggestionsAnswer | undefined;
  /** Past searches. */
  recent: readonly string[];
  fill: (words: string) => void;
  remove: (search: string) => void;
  texts: SearchTexts;
}

/** What is typed stands light, what the suggestion adds stands strong. */
function Parts({ words, text }: { words: string; text: string }) {
  const [typed, added] = partsOf(words, text);
  return (
    <>
      {typed}
      <b className={styles.added}>{added}</b>
    </>
  );
}

/** Searches, departments, brands, and past searches. */
export function suggestionGroups(known: Known): SuggestionGroup<Choice>[] {
  const { text, answer, recent, fill, remove, texts } = known;
  const { groups } = texts;
  const queries = answer?.queries ?? [];
  const past = matchingSearches(recent, text, text === '' ? 8 : 3).filter((search) => !queries.includes(search));
  const search = (words: string) => ({ path: searchPath(words), words, text: <Parts words={words} text={text} /> });
  return [
    {
      id: 'searches',
      label: groups.searches,
      labelHidden: true,
      suggestions: queries.map((words): Choice => ({
        id: `search ${words}`,
        icon: 'search',
        onFill: () => fill(words),
        ...search(words),
      })),
    },
    {
      id: 'departments',
      label: groups.departments,
      suggestions: (answer?.departments ?? []).map(({ id, name, departmentName, productCount, path }): Choice => ({
        id: `department ${id}`,
        icon: 'layout-grid',
        text: name,
        note: texts.place(departmentName, productCount),
        path,
      })),
    },
    {
      id: 'brands',
      label: groups.brands,
      suggestions: (answer?.brands ?? []).map(({ id, name, tagline }): Choice => ({
        id: `brand ${id}`,
        icon: 'store',
        text: name,
        note: tagline,
        path: searchPath(name, { brand: id }),
      })),
    },
    {
      id: 'recent',
      label: groups.recent,
      suggestions: past.map((words): Choice => ({
        id: `recent ${words}`,
        icon: 'history',
        onRemove: () => remove(words),
        ...search(words),
      })),
    },
  ];
}
