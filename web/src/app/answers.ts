import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';

/** What is known of one operation with its variables. */
interface Answer {
  document: object;
  variables: object | undefined;
  /** The newest data, as a screen may draw it: whole in the cache, or else as it came. */
  data?: unknown;
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
  rest: Map<string, unknown>;
  listeners: Set<() => void>;
}

const books = new WeakMap<ApolloClient, Book>();

function bookOf(client: ApolloClient): Book {
  let book = books.get(client);
  if (!book) books.set(client, (book = { answers: new Map(), rest: new Map(), listeners: new Set() }));
  return book;
}

type Document<Data, Variables extends OperationVariables> = TypedDocumentNode<Data, Variables>;

function answerOf(client: ApolloClient, document: object, variables?: object): Answer {
  const { answers, rest } = bookOf(client);
  const key = `${(document as { id?: string }).id} ${JSON.stringify(variables ?? {})}`;
  let answer = answers.get(key);
  if (!answer)
    answers.set(
      key,
      (answer = { document, variables, data: rest.get(key), wholeAt: Date.now(), isStale: false, readers: 0 }),
    );
  return answer;
}

/** What the cache has of an operation; `undefined` unless it has all of it. */
function cached(client: ApolloClient, { document, variables }: Pick<Answer, 'document' | 'variables'>): unknown {
  const { complete, result } = client.cache.diff({
    query: document as DocumentNode,
    ...(variables ? { variables: variables as OperationVariables } : {}),
    optimistic: true,
    returnPartialData: true,
  });
  return complete ? result : undefined;
}

/** The newest data of an operation: what the cache has when it has all of it, else what was last known. */
export function knownData<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: Document<Data, Variables>,
  variables?: NoInfer<Variables>,
): Data | undefined {
  const answer = answerOf(client, document, variables);
  answer.data = cached(client, answer) ?? answer.data;
  return answer.data as Data | undefined;
}

/** Is the operation's data on the screen? */
export const isShown = (client: ApolloClient, document: object, variables?: object): boolean =>
  answerOf(client, document, variables).readers > 0;

/** Notes an answer to a loader. `isStale`: some of it failed, and is what was known before. */
export function noteAnswer(
  client: ApolloClient,
  document: object,
  variables: object | undefined,
  { data, isStale }: { data: unknown; isStale: boolean },
): void {
  const answer = answerOf(client, document, variables);
  answer.data = data;
  answer.isStale = isStale;
  if (!isStale) answer.wholeAt = Date.now();
  for (const listener of bookOf(client).listeners) listener();
}

/** What loaders were answered that the cache can't give again, because a part of it failed: for the browser that takes the page over. */
export const extractAnswers = (client: ApolloClient): [string, unknown][] =>
  [...bookOf(client).answers].flatMap(([key, answer]) =>
    answer.data !== undefined && cached(client, answer) === undefined ? [[key, answer.data]] : [],
  );

/** Takes over what the server's loaders were answered. */
export function restoreAnswers(client: ApolloClient, answers: readonly [string, unknown][] = []): void {
  const { rest } = bookOf(client);
  for (const [key, data] of answers) rest.set(key, data);
}

/**
 * The data of an operation that a loader has asked for, kept up to date from the cache. It never shrinks: what the cache
 * no longer has in full stays on the screen as it was.
 */
export function useAnswer<Data, Variables extends OperationVariables>(
  document: Document<Data, Variables>,
  variables?: NoInfer<Variables>,
): Data {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const answer = answerOf(client, document, variables);
      const { listeners } = bookOf(client);
      answer.readers += 1;
      listeners.add(onChange);
      const unwatch = client.cache.watch({
        query: document,
        ...(variables ? { variables } : {}),
        optimistic: true,
        returnPartialData: true,
        callback: onChange,
      });
      return () => {
        answer.readers -= 1;
        listeners.delete(onChange);
        unwatch();
      };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal variables are the same ones.
    [client, document, key],
  );
  const read = () => {
    const data = knownData(client, document, variables);
    if (data === undefined) throw new Error('A screen is drawn whose loader has not answered.');
    return data;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** When the oldest part of the page that could not be refreshed was last answered in full, in epoch milliseconds; null when the page is fresh. */
export function useStaleSince(): number | null {
  const client = useApolloClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { listeners } = bookOf(client);
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    [client],
  );
  const read = () => {
    const stale = [...bookOf(client).answers.values()].filter(({ isStale, readers }) => isStale && readers > 0);
    return stale.length > 0 ? Math.min(...stale.map(({ wholeAt }) => wholeAt)) : null;
  };
  return useSyncExternalStore(subscribe, read, () => null);
}
