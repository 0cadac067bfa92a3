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
  /** Past searches. */
  recent: readonly string[];
  remove: (search: string) => void;
  texts: SearchTexts;
}

interface KnownOfText extends Known {
  answer: SuggestionsAnswer | undefined;
  fill: (words: string) => void;
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

const search = (words: string, text: string) => ({
  path: searchPath(words),
  words,
  text: <Parts words={words} text={text} />,
});

/** Searches, departments, brands, and past searches for what has been typed. What was typed itself is one where nothing else is. */
export function suggestionGroups({
  text,
  answer,
  recent,
  fill,
  remove,
  texts,
}: KnownOfText): SuggestionGroup<Choice>[] {
  const { groups } = texts;
  const queries = answer?.queries ?? [];
  const past = matchingSearches(recent, text, 3).filter((each) => !queries.includes(each));
  const places = placesOf(text, answer, texts);
  const others: SuggestionGroup<Choice>[] = [
    { id: 'departments', label: groups.departments, suggestions: places },
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
    recentGroup({ text, recent: past, remove, texts }),
  ];
  const isAlone = queries.length === 0 && others.every(({ suggestions }) => suggestions.length === 0);
  const searches = isAlone
    ? [{ id: 'typed', icon: 'search' as const, path: searchPath(text), words: text, text: texts.searchFor(text) }]
    : queries.map((words): Choice => ({
        id: `search ${words}`,
        icon: 'search',
        onFill: () => fill(words),
        ...search(words, text),
      }));
  return [{ id: 'searches', label: groups.searches, labelHidden: true, suggestions: searches }, ...others];
}

/** The places that are called so, and the departments to search in. */
function placesOf(text: string, answer: SuggestionsAnswer | undefined, texts: SearchTexts): Choice[] {
  const named = (answer?.departments ?? []).map(({ id, name, departmentName, productCount, path }): Choice => ({
    id: `department ${id}`,
    icon: 'layout-grid',
    text: name,
    note: departmentName === null ? texts.count(productCount) : texts.place(departmentName, productCount),
    path,
  }));
  // The answer to fewer letters counts other products.
  const scopes = answer?.text.trim() === text ? answer.scopes : [];
  return [
    ...named,
    ...scopes.map(({ id, name, productCount }): Choice => ({
      id: `scope ${id}`,
      icon: 'search',
      text: texts.searchIn(text, name),
      note: texts.count(productCount),
      path: searchPath(text, { department: id }),
      words: text,
    })),
  ];
}

/** Past searches, each of which can be taken away. */
const recentGroup = ({ text, recent, remove, texts }: Known): SuggestionGroup<Choice> => ({
  id: 'recent',
  label: texts.groups.recent,
  // With nothing typed, it stands above the list with a button that clears them.
  labelHidden: text === '',
  suggestions: recent.map((words): Choice => ({
    id: `recent ${words}`,
    icon: 'history',
    onRemove: () => remove(words),
    ...search(words, text),
  })),
});

/** Past searches at most, while nothing is typed: more would push away what the store suggests. */
const mostRecent = 5;

/** With nothing typed: past searches, and what many look for at the store. */
export function startGroups({
  popular,
  place,
  ...known
}: Omit<Known, 'text'> & { popular: readonly string[]; place: string | null }): SuggestionGroup<Choice>[] {
  return [
    recentGroup({ ...known, text: '', recent: known.recent.slice(0, mostRecent) }),
    {
      id: 'popular',
      label: known.texts.groups.popular(place),
      layout: 'chips',
      suggestions: popular.map((words): Choice => ({
        id: `popular ${words}`,
        text: words,
        words,
        path: searchPath(words),
      })),
    },
  ];
}
