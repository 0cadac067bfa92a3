import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

export interface ListenerOptions {
  /** A connection that is not open yet; one is made for each try. */
  connect(): pg.Client;
  /** Begins to listen on a connection that has just been opened. */
  follow(client: pg.Client): Promise<void>;
  /** Hears whether changes are heard of from now on. */
  onChange(listening: boolean): void;
  /** Milliseconds between two signs of life (5000); a server that leaves one unanswered for as long again is lost. */
  heartbeatMs?: number;
}

export interface Listener {
  /** Settles when it listens, or has tried to. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const shortestPauseMs = 50;
const longestPauseMs = 5000;

/** Keeps one connection that listens, and opens another whenever it is lost. */
export function startListener({ connect, follow, onChange, heartbeatMs = 5000 }: ListenerOptions): Listener {
  const tried = Promise.withResolvers<void>();
  const pauses = new AbortController();
  let giveUp = (): void => undefined;

  /** Listens on one connection until it is lost. */
  async function listen(): Promise<void> {
    const client = connect();
    const lost = Promise.withResolvers<true>();
    giveUp = () => lost.resolve(true);
    client.on('error', giveUp).on('end', giveUp);
    try {
      await client.connect();
      await follow(client);
      onChange(true);
      tried.resolve();
      while (!(await Promise.race([lost.promise, pause(heartbeatMs)]))) await alive(client);
    } finally {
      onChange(false);
      tried.resolve();
      await Promise.race([client.end().catch(() => undefined), pause(shortestPauseMs)]);
    }
  }

  async function alive(client: pg.Client): Promise<void> {
    const answered = client.query('SELECT 1').then(() => true);
    const inTime = await Promise.race([answered, pause(heartbeatMs)]);
    if (!inTime) throw new Error('The database stopped responding.');
  }

  async function run(): Promise<void> {
    for (let next = shortestPauseMs; !pauses.signal.aborted; next = Math.min(next * 2, longestPauseMs)) {
      const began = performance.now();
      await listen().catch(() => undefined);
      if (performance.now() - began > longestPauseMs) next = shortestPauseMs;
      await wait(next, undefined, { signal: pauses.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    ready: tried.promise,
    async stop() {
      pauses.abort();
      giveUp();
      await running;
    },
  };
}

const pause = (milliseconds: number): Promise<false> => wait(milliseconds, false, { ref: false });
