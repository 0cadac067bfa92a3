import type { Dispatcher, Pool } from 'undici';
import { eventsIn } from '../../../server-kit/events-in.ts';
import type { ServerSentEvent } from '../../../server-kit/event-stream.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Events of a service, until it or whoever reads them ends it. */
export interface Events extends AsyncIterableIterator<ServerSentEvent, undefined, undefined> {
  return(): Promise<IteratorResult<ServerSentEvent, undefined>>;
}

/** Streams of events of one service, each on a connection of its own; how many there are is limited where they begin. */
export interface Streams {
  /** @returns what came in place of events, when none did. @throws whatever the network says */
  follow(request: { path: string; headers: Record<string, string> }): Promise<Events | WholeAnswer>;
  close(): Promise<void>;
}

const isEvents = /^text\/event-stream\b/;
/** A stream that is silent for longer has been lost: a sign of life comes every 15 seconds. */
const longestSilenceMs = 45_000;
const over = { done: true, value: undefined } as const;

/** @param timeoutMs within which a stream begins */
export function createStreams(open: (options: Pool.Options) => Dispatcher, timeoutMs: number): Streams {
  let connections: Dispatcher | null = null;
  const opened = () =>
    open({ connect: { timeout: timeoutMs }, headersTimeout: timeoutMs, bodyTimeout: longestSilenceMs });
  return {
    async follow(request) {
      connections ??= opened();
      const gone = new AbortController();
      const sent = { ...request, method: 'GET', signal: gone.signal } as const;
      const { statusCode: status, headers, body } = await connections.request(sent);
      if (status !== 200 || !isEvents.test(String(headers['content-type'])))
        return { status: status === 200 ? 502 : status, text: await body.text(), headers };
      const inner = eventsIn(body);
      const events: Events = {
        // A stream that breaks off has ended: whoever follows it asks again.
        next: () =>
          inner.next().then(
            ({ value }) => (value ? { value } : over),
            () => over,
          ),
        async return() {
          gone.abort();
          return over;
        },
        [Symbol.asyncIterator]: () => events,
      };
      return events;
    },
    async close() {
      await connections?.destroy();
    },
  };
}
