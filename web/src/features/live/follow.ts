import { pageNow } from '../../page/clock.ts';
import { eventsOf } from './events.ts';
import type { LiveChange } from './live-changes.ts';
import { ShoppingChangedDocument, type ShoppingChangedSubscription } from './ShoppingChanged.generated.ts';

/** A stream that says nothing for longer is lost, in milliseconds: a sign of life comes every 12 seconds. */
const longestSilence = 40_000;
/** Pauses between tries, in milliseconds: twice as long each time, and as short as at first after a stream that held. */
const [shortest, longest] = [2000, 120_000];
const held = 30_000;

export interface FollowPorts {
  heard: (change: LiveChange) => void;
  fetch?: typeof fetch;
  /** From 0 to 1: devices that lost the same server don't all come back at once. */
  random?: () => number;
}

interface Answer {
  data?: ShoppingChangedSubscription | null;
  errors?: readonly { extensions?: { retryAfterSeconds?: number } }[];
}

/** Seconds to wait at least; null when the server doesn't know such a question, and there is no use in asking again. */
type Ended = { afterSeconds: number } | null;

/** Follows the shopper's carts, orders, and list, and comes back whenever the stream ends. @returns ends it */
export function followChanges({ heard, fetch = window.fetch.bind(window), random = Math.random }: FollowPorts) {
  const gone = new AbortController();
  void run();
  return () => gone.abort();

  async function run(): Promise<void> {
    for (let failures = 0; !gone.signal.aborted; failures += 1) {
      const began = pageNow();
      const ended = await stream().catch((): Ended => ({ afterSeconds: 0 }));
      if (ended === null) return;
      if (pageNow() - began > held) failures = 0;
      const pause = Math.min(longest, shortest * 2 ** failures);
      await wait(Math.max(ended.afterSeconds * 1000, pause) * (0.75 + random() / 2));
    }
  }

  async function stream(): Promise<Ended> {
    const own = new AbortController();
    const end = () => own.abort();
    gone.signal.addEventListener('abort', end);
    let silence = setTimeout(end, longestSilence);
    try {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(await question()),
        signal: own.signal,
      });
      if (answer.status === 429 || answer.status >= 500)
        return { afterSeconds: Number(answer.headers.get('retry-after')) || 0 };
      if (!answer.ok || !answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
        return null;
      const alive = () => {
        clearTimeout(silence);
        silence = setTimeout(end, longestSilence);
      };
      for await (const { event, data } of eventsOf(answer.body, alive)) {
        if (event !== 'next') return { afterSeconds: 0 };
        const { data: told, errors } = JSON.parse(data) as Answer;
        if (told) heard(changeOf(told));
        else if (errors) return { afterSeconds: errors[0]?.extensions?.retryAfterSeconds ?? 0 };
      }
      return { afterSeconds: 0 };
    } finally {
      clearTimeout(silence);
      gone.signal.removeEventListener('abort', end);
      own.abort();
    }
  }

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      gone.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

function changeOf({ shoppingChanged: change }: ShoppingChangedSubscription): LiveChange {
  const { version } = change;
  switch (change.__typename) {
    case 'CartUpdate':
      return { kind: 'CART', id: change.id, version };
    case 'OrderUpdate':
      return { kind: 'ORDER', id: change.number, version };
    case 'ListUpdate':
      return { kind: 'LIST', id: 'my-list', version };
  }
}

/** In production the gateway knows the question by its id; in development it takes the text. */
async function question(): Promise<object> {
  if (import.meta.env.DEV) return { query: (await import('graphql')).print(ShoppingChangedDocument) };
  const { id: sha256Hash } = ShoppingChangedDocument as { id?: string };
  return { extensions: { persistedQuery: { version: 1, sha256Hash } } };
}
