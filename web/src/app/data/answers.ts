import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { use, useCallback, useSyncExternalStore } from 'react';
import { pageNow } from '../../page/clock.ts';
import { pageNews } from '../../page/news.ts';
import { pageState } from '../../page/page.ts';
import { copiedAt } from '../../storage/kept-pages.ts';
import { isOffline } from '../loading/connection.ts';
import { whenIdle } from '../loading/when-idle.ts';
import type { KeepingCache } from './failed-fields.ts';
import type { ServerAnswers } from './server-answers.ts';
import { ServerAnswersContext } from './server-contexts.ts';

/** An answer of the server's loaders, as it travels to the browser: its key, its data, and which of its fields failed. */
export type SentAnswer = [key: string, data: unknown, failed?: readonly string[]];

/** Who keeps answers: the browser's client, or the one page load on the server. */
type Keeper = ApolloClient | ServerAnswers;

/** Is it a page load on the server? Asked by what it has: the browser never loads its class. */
export const isOnServer = (keeper: Keeper): keeper is ServerAnswers => 'areWhole' in keeper;

/** What is known of one operation with its variables. */
interface Answer {
  document: object;
  variables: object | undefined;
  /** The newest data, as a screen may draw it: whole in the cache, or else as it came. */
  data?: unknown;
  /** What the cache gave last; the data equals it. */
  cached?: unknown;
  /** How many changes had been answered when it was asked for last: later ones may be missing in it. */
  changes: number;
  /** When it was last answered and nothing was kept from before, in epoch milliseconds. */
  wholeAt: number;
  /** Has something been asked for again in vain since? */
  isStale: boolean;
  /** How many parts of the page draw it now. */
  readers: number;
}

interface Book {
  answers: Map<string, Answer>;
  /** Data from the server that has not been asked for yet. */
  rest: Map<string, SentAnswer>;
}

const page = pageState(() => ({ books: new WeakMap<Keeper, Book>(), changes: 0 }));
/** A loader has been answered. */
const answersChanged = pageNews();

function bookOf(keeper: Keeper): Book {
  const { books } = page();
  let book = books.get(keeper);
  if (!book) books.set(keeper, (book = { answers: new Map(), rest: new Map() }));
  return book;
}

type Document<Data, Variables extends OperationVariables> = TypedDocumentNode<Data, Variables>;

/** So much of an operation's id tells it from all others. */
const enough = 12;
const keyOf = (document: object, variables?: object): string =>
  `${(document as { id?: string }).id?.slice(0, enough)} ${JSON.stringify(variables ?? {})}`;

function answerOf(keeper: Keeper, document: object, variables?: object): Answer {
  const { answers, rest } = bookOf(keeper);
  const key = keyOf(document, variables);
  let answer = answers.get(key);
  if (!answer) {
    const [, data, failed] = rest.get(key) ?? [];
    const copied = data === undefined ? null : copyOfPage();
    const wholeAt = copied?.getTime() ?? pageNow();
    // Without a connection, nobody knows what has become of it since.
    const isStale = copied !== null && isOffline();
    answers.set(key, (answer = { document, variables, data, changes: 0, wholeAt, isStale, readers: 0 }));
    if (data !== undefined && !isOnServer(keeper))
      cacheOf(keeper).takeLater({ query: document as DocumentNode, variables: variables ?? {}, data, failed });
  }
  return answer;
}

/** When the server answered for a page that is a copy of this phone: it is older than its loading. null for any other page, and on the server. */
const copyOfPage = (): Date | null => (typeof document === 'undefined' ? null : copiedAt());

const cacheOf = (client: ApolloClient): KeepingCache => client.cache as KeepingCache;

/** What the cache has of an operation; `undefined` unless it has all of it, and on the server, where there is none. */
function cached(keeper: Keeper, { document, variables }: Pick<Answer, 'document' | 'variables'>): unknown {
  // Until the server's answers are in the cache, they are all that it could give.
  if (isOnServer(keeper) || cacheOf(keeper).isBehind) return undefined;
  const { complete, result } = keeper.cache.diff({
    query: document as DocumentNode,
    ...(variables ? { variables: variables as OperationVariables } : {}),
    optimistic: true,
    returnPartialData: true,
  });
  return complete ? result : undefined;
}

/** The newest data of an operation: what the cache has when it has all of it, else what was last known. */
export function knownData<Data, Variables extends OperationVariables>(
  keeper: Keeper,
  document: Document<Data, Variables>,
  variables?: NoInfer<Variables>,
): Data | undefined {
  const answer = answerOf(keeper, document, variables);
  const fresh = cached(keeper, answer);
  if (fresh !== undefined && fresh !== answer.cached) {
    answer.cached = fresh;
    // Data from the server stays the same object once it is in the cache: nothing is drawn again.
    if (!equal(fresh, answer.data)) answer.data = fresh;
  }
  return answer.data as Data | undefined;
}

/** Is the operation's data on the screen? */
export const isShown = (keeper: Keeper, document: object, variables?: object): boolean =>
  answerOf(keeper, document, variables).readers > 0;

/** Has a change been answered since a loader asked for an operation, or since the page began to load? */
export const isBehind = (keeper: Keeper, document: object): boolean =>
  answerOf(keeper, document).changes < changesAnswered();

/** Notes an answer to a loader, and how many changes had been answered when it asked. `isStale`: some of it failed, and is what was known before. */
export function noteAnswer(
  keeper: Keeper,
  document: object,
  variables: object | undefined,
  { data, isStale, changes = 0 }: { data: unknown; isStale: boolean; changes?: number },
): void {
  const answer = answerOf(keeper, document, variables);
  answer.data = data;
  answer.cached = undefined;
  answer.isStale = isStale;
  answer.changes = changes;
  if (!isStale) answer.wholeAt = pageNow();
  answersChanged.tell();
}

/** A change has been answered, done or refused: the one count of them, for loaders and for the carts' keeper. */
export const noteChange = (): void => void (page().changes += 1);

/** How many changes have been answered: what was asked for before one of them may be older than its answer. */
export const changesAnswered = (): number => page().changes;

/** Forgets every answer that nothing on the screen draws, so that no failure brings it back. */
export function forgetUnseen(client: ApolloClient): void {
  const { answers, rest } = bookOf(client);
  for (const [key, { readers }] of answers)
    if (readers === 0) {
      answers.delete(key);
      rest.delete(key);
    }
}

/**
 * What the loaders of a page were answered on the server: for the browser that takes the page over. In the order of
 * their keys, whichever came first: a page that says the same has the same bytes, and its ETag holds.
 */
export const extractAnswers = (keeper: ServerAnswers): SentAnswer[] =>
  [...bookOf(keeper).answers]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { document, data }]): SentAnswer[] => {
      if (data === undefined) return [];
      const failed = keeper.failedFields(document);
      return [failed ? [key, data, failed] : [key, data]];
    });

/** Takes over what the server's loaders were answered. The pages draw it as it came; the cache takes it in later. */
export function restoreAnswers(client: ApolloClient, answers: readonly SentAnswer[] = []): void {
  const { rest } = bookOf(client);
  for (const answer of answers) rest.set(answer[0], answer);
}

/** Takes the server's answers that have been drawn into the cache, one in each idle moment, if nothing needs them there before. */
export const catchUpWhenIdle = (client: ApolloClient): void => void whenCaughtUp(client, () => undefined);

/**
 * Does what can wait, and asks for more, once the cache has the server's answers that have been drawn: an answer from
 * the network would have to take them all in at once, and keep the page from the shopper's first touch. @returns calls it off
 */
export function whenCaughtUp(client: ApolloClient, run: () => void): () => void {
  const look = () => {
    if (cacheOf(client).catchUpByOne()) stop = whenIdle(look);
    else run();
  };
  let stop = whenIdle(look);
  return () => stop();
}

/** The data of an operation that a loader may have asked for, kept up to date from the cache; `undefined` until it is known. */
export function useKnownAnswer<Data, Variables extends OperationVariables>(
  document: Document<Data, Variables>,
  variables?: NoInfer<Variables>,
): Data | undefined {
  const client = useApolloClient();
  const server = use(ServerAnswersContext);
  const key = JSON.stringify(variables);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const answer = answerOf(client, document, variables);
      answer.readers += 1;
      // Whoever says how old the page is may have looked before anybody read it.
      if (answer.isStale && answer.readers === 1) answersChanged.tell();
      const stop = answersChanged.subscribe(onChange);
      const unwatch = client.cache.watch({
        query: document,
        ...(variables ? { variables } : {}),
        optimistic: true,
        returnPartialData: true,
        callback: onChange,
      });
      return () => {
        answer.readers -= 1;
        stop();
        unwatch();
      };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal variables are the same ones.
    [client, document, key],
  );
  const read = () => knownData(server ?? client, document, variables);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The data of an operation that a loader has asked for, kept up to date from the cache. It never shrinks: what the cache
 * no longer has in full stays on the screen as it was.
 */
export function useAnswer<Data, Variables extends OperationVariables>(
  document: Document<Data, Variables>,
  variables?: NoInfer<Variables>,
): Data {
  const data = useKnownAnswer(document, variables);
  if (data === undefined) throw new Error('A screen is drawn whose loader has not answered.');
  return data;
}

/** When the oldest part of the page that could not be refreshed was last answered in full, in epoch milliseconds; null when the page is fresh. */
export function useStaleSince(): number | null {
  const client = useApolloClient();
  const read = () => {
    const stale = [...bookOf(client).answers.values()].filter(({ isStale, readers }) => isStale && readers > 0);
    return stale.length > 0 ? Math.min(...stale.map(({ wholeAt }) => wholeAt)) : null;
  };
  return useSyncExternalStore(answersChanged.subscribe, read, () => null);
}
