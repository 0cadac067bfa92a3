import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { pageNews } from '../../page/news.ts';
import { later, pageState } from '../../page/page.ts';

/** What waits for a connection. `offline`: the browser knows that it has none. */
export type Waiting = 'offline' | 'unreachable';

const waiting = pageState(() => new Set<() => void>());
const { subscribe, tell } = pageNews();

/** Was there no answer at all? */
export const isConnectionLost = (error: unknown): boolean =>
  typeof window !== 'undefined' &&
  error !== undefined &&
  !CombinedGraphQLErrors.is(error) &&
  !ServerError.is(error) &&
  !ServerParseError.is(error);

/** Does the browser say that it has no connection? It may have none without knowing. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Tries everything again that waits for a connection. */
export function tryAgain(): void {
  const all = [...waiting()];
  waiting().clear();
  tell();
  for (const resume of all) resume();
}

/**
 * Waits until the shopper wants to try again or the browser is back online. The page stays meanwhile and says why nothing
 * happens.
 *
 * @param signal of the navigation; one that is given up waits no longer
 */
export function untilRetried(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const all = waiting();
    const leave = () => {
      all.delete(resume);
      window.removeEventListener('online', tryAgain);
      signal?.removeEventListener('abort', giveUp);
    };
    const resume = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      tell();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) return reject(signal.reason as Error);
    all.add(resume);
    window.addEventListener('online', tryAgain);
    signal?.addEventListener('abort', giveUp);
    tell();
  });
}

/** How long until a lost connection is tried again, unless the browser says sooner that it is back, in milliseconds. */
const pause = 15_000;

/** Tries again when the connection is back, or may be. @param longer waits that many times as long, when it was tried before. @returns gives it up */
export function whenBack(again: () => void, longer = 1): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  };
  const run = () => {
    stop();
    again();
  };
  const timer = later(run, pause * longer);
  window.addEventListener('online', run);
  return stop;
}

/** For `useSyncExternalStore`: what keeps a navigation waiting, if anything does. */
export const connectionStore = {
  subscribe,
  read: (): Waiting | null => (waiting().size === 0 ? null : isOffline() ? 'offline' : 'unreachable'),
  readOnServer: (): null => null,
};
