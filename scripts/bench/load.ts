import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '../../tests/e2e/stack.ts';
import { cookieOf } from './sign-in.ts';

/** How a request ended: served, turned away with 503 and Retry-After, or anything else, with what came. */
export type Ending = { kind: 'served' } | { kind: 'shed'; retryAfterMs: number } | { kind: 'failed'; what: string };

/** What came back in a while of asking. */
export interface Load {
  served: number;
  shed: number;
  failed: number;
  /** What came in place of an answer, as often as it came. */
  failures: Record<string, number>;
  seconds: number;
  /** Milliseconds from asking to the last byte of the slowest answer that was served. */
  slowestMs: number;
}

/** Longest wait for an answer, as a client would have it. */
const patienceMs = 10_000;

/** The pages that are asked for, in turn. */
const pages = ['/games/game-grid', '/games/game-details/HARVEST-SPIN', '/games/activity', '/inbox'];

/** Asks for pages as one signed-in shopper, on connections of its own. */
export interface Asker {
  ask(): Promise<Ending>;
  close(): void;
}

export async function openAsker(stack: Stack): Promise<Asker> {
  const front = new URL(stack.url('/'));
  const cookie = await cookieOf(stack, 'maya');
  const agent = new Agent({ keepAlive: true });
  const headers = { cookie, host: front.host, 'accept-encoding': 'br' };
  let turn = 0;
  return {
    ask: () =>
      new Promise((resolve) => {
        const path = pages[turn++ % pages.length] ?? '/';
        const options = { agent, host: '127.0.0.1', port: front.port, path, headers, timeout: patienceMs };
        const asked = request(options, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(endingOf(answer)));
          answer.on('error', (error) => resolve({ kind: 'failed', what: error.message }));
        });
        asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
        asked.on('error', (error) => resolve({ kind: 'failed', what: error.message }));
        asked.end();
      }),
    close: () => agent.destroy(),
  };
}

function endingOf({ statusCode = 0, headers }: IncomingMessage): Ending {
  const retryAfterMs = Number(headers['retry-after']) * 1000;
  if (statusCode === 200) return { kind: 'served' };
  return statusCode === 503 && retryAfterMs > 0
    ? { kind: 'shed', retryAfterMs }
    : { kind: 'failed', what: String(statusCode) };
}

/** So many at once, each asking again as soon as it has its answer, or when it was told to. */
export async function closedLoop(asker: Asker, atOnce: number, seconds: number): Promise<Load> {
  const load = counting();
  const until = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < until) {
      const ending = await load.count(asker.ask());
      if (ending.kind === 'shed') await wait(ending.retryAfterMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return load.end();
}

/** So many a second, whether or not the earlier ones have been answered. */
export async function openLoop(asker: Asker, perSecond: number, seconds: number): Promise<Load> {
  const load = counting();
  const began = performance.now();
  const asked: Promise<Ending>[] = [];
  while (performance.now() < began + seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (asked.length < due) asked.push(load.count(asker.ask()));
    await wait(5);
  }
  await Promise.all(asked);
  return load.end();
}

function counting() {
  const began = performance.now();
  const load: Load = { served: 0, shed: 0, failed: 0, failures: {}, seconds: 0, slowestMs: 0 };
  return {
    async count(asking: Promise<Ending>): Promise<Ending> {
      const askedAt = performance.now();
      const ending = await asking;
      load[ending.kind] += 1;
      if (ending.kind === 'served') load.slowestMs = Math.max(load.slowestMs, performance.now() - askedAt);
      if (ending.kind === 'failed') load.failures[ending.what] = (load.failures[ending.what] ?? 0) + 1;
      return ending;
    },
    end: (): Load => ({ ...load, seconds: (performance.now() - began) / 1000 }),
  };
}
