import { screens } from '../../../app/routing/paths.ts';
import type { HelpPageQuery } from './HelpPage.generated.ts';

export type Help = NonNullable<HelpPageQuery['document']>;
export type Article = Help['sections'][number];

/** What of the help page is shown; all of it is in the address. */
export type HelpView =
  | { shows: 'topics' }
  | { shows: 'all' }
  | { shows: 'found'; text: string }
  | { shows: 'topic'; topic: Help['topics'][number] }
  | { shows: 'article'; article: Article };

/** What draws a view is told. */
export interface HelpViewProps {
  help: Help;
  view: HelpView;
}

const parameters = { text: 'q', topic: 'topic', article: 'article', all: 'all' } as const;
/** Longer than this nobody asks. */
export const maximumText = 100;

const pathOf = (name: keyof typeof parameters, value: string): string =>
  `${screens.help}?${new URLSearchParams({ [parameters[name]]: value }).toString()}`;
export const topicPath = (id: string): string => pathOf('topic', id);
export const articlePath = (id: string): string => pathOf('article', id);
export const searchPath = (text: string): string => (text.trim() === '' ? screens.help : pathOf('text', text.trim()));
export const allPath = pathOf('all', '1');

/** What an address asks for; the topics when it asks for what there is not. A text without topics is read as a whole. */
export function helpView({ topics, sections }: Help, search: URLSearchParams): HelpView {
  const asked = (name: keyof typeof parameters) => search.get(parameters[name]) ?? '';
  const text = asked('text').trim().slice(0, maximumText);
  const article = sections.find(({ id }) => id === asked('article'));
  const topic = topics.find(({ id }) => id === asked('topic'));
  if (topics.length === 0 || asked('all') !== '') return { shows: 'all' };
  if (text !== '') return { shows: 'found', text };
  if (article) return { shows: 'article', article };
  return topic ? { shows: 'topic', topic } : { shows: 'topics' };
}

/** Words to compare by: small letters, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const bodyOf = ({ blocks }: Article): string => blocks.flatMap(({ text, items }) => [text ?? '', ...items]).join(' ');

/** The answers in which every word begins one of theirs: those that are called so first. */
export function findArticles({ sections, topics }: Help, text: string): Article[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const has = (words: readonly string[]) => typed.every((word) => words.some((other) => other.startsWith(word)));
  const titles = new Map(topics.map(({ id, title }) => [id, title]));
  const ranked = sections.map((article) => {
    const called = wordsOf(`${article.title} ${article.question ?? ''}`);
    if (has(called)) return { article, rank: 0 };
    const about = wordsOf(`${titles.get(article.topicId ?? '') ?? ''} ${bodyOf(article)}`);
    return { article, rank: has([...called, ...about]) ? 1 : 2 };
  });
  return ranked
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ article }) => article);
}
