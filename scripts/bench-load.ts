import { Agent, request } from 'node:http';
import type { Stack } from '../tests/e2e/stack.ts';

/** How a request ended: served, turned away with 503 and Retry-After, or anything else. */
export type Ending = 'served' | 'shed' | 'failed';

/** What came back in a while of asking. */
export interface Load {
  served: number;
  shed: number;
  failed: number;
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
  const signedIn = await fetch(`${stack.services}/identity/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: 'maya', banner: 'safeway' }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
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
          answer.on('end', () => {
            const { statusCode = 0 } = answer;
            const isShed = statusCode === 503 && answer.headers['retry-after'] !== undefined;
            resolve(isShed ? 'shed' : statusCode === 200 ? 'served' : 'failed');
          });
          answer.on('error', () => resolve('failed'));
        });
        asked.on('timeout', () => asked.destroy());
        asked.on('error', () => resolve('failed'));
        asked.end();
      }),
    close: () => agent.destroy(),
  };
}

/** So many at once, each asking again as soon as it has its answer. */
export async function closedLoop(asker: Asker, atOnce: number, seconds: number): Promise<Load> {
  const load = counting();
  const until = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < until) await load.count(asker.ask());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return load.end();
}

/** So many a second, whether or not the earlier ones have been answered. */
export async function openLoop(asker: Asker, perSecond: number, seconds: number): Promise<Load> {
  const load = counting();
  const began = performance.now();
  const asked: Promise<void>[] = [];
  while (performance.now() < began + seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (asked.length < due) asked.push(load.count(asker.ask()));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(asked);
  return load.end();
}

function counting() {
  const began = performance.now();
  const load: Load = { served: 0, shed: 0, failed: 0, seconds: 0, slowestMs: 0 };
  return {
    async count(asking: Promise<Ending>) {
      const askedAt = performance.now();
      const ending = await asking;
      load[ending] += 1;
      if (ending === 'served') load.slowestMs = Math.max(load.slowestMs, performance.now() - askedAt);
    },
    end: (): Load => ({ ...load, seconds: (performance.now() - began) / 1000 }),
  };
}
