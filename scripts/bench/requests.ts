import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type AgentOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Stack } from '../../tests/e2e/stack.ts';
import { root } from '../processes.ts';
import { benchGames } from './games.ts';
import { cookieOf } from './sign-in.ts';

/** What is asked again and again. */
interface Contender {
  name: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

const requestsPerRound = 200;
const rounds = 5;
const atOnce = 8;
const keepAlive: AgentOptions = { keepAlive: true, maxSockets: atOnce };
const agent = new Agent(keepAlive);

function ask({ url, headers = {}, body }: Contender): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    });
    asked.on('error', reject).end(body);
  });
}

/** Requests a second of one round. */
async function round(contender: Contender): Promise<number> {
  const began = performance.now();
  let left = requestsPerRound;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await ask(contender);
    }),
  );
  return requestsPerRound / ((performance.now() - began) / 1000);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The text of one of the web's own operations, from the list of trusted documents. */
function trustedId(operation: string): string {
  const documents = JSON.parse(readFileSync(join(root, 'web/src/graphql/persisted-documents.json'), 'utf8')) as Record<
    string,
    string
  >;
  const found = Object.entries(documents).find(([, text]) => text.startsWith(`query ${operation}`));
  if (!found) throw new Error(`There is no operation ${operation}.`);
  return found[0];
}

/** Requests a second of the front beside a constant answer, then an import and a draw of 100,000. */
export async function benchRequests(stack: Stack): Promise<void> {
  const constant = createServer((_request, answer) => answer.end(answerText)).listen(0, '127.0.0.1');
  let answerText = '';
  try {
    await once(constant, 'listening');
    const front = new URL(stack.url('/graphql'));
    const at = `http://127.0.0.1:${front.port}`;
    const cookie = await cookieOf(stack, 'maya');
    const headers = { cookie, host: front.host };
    const grid: Contender = {
      name: 'GraphQL: game grid, from the services',
      url: `${at}/graphql`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName: 'PlayAndEarn',
        extensions: { persistedQuery: { version: 1, sha256Hash: trustedId('PlayAndEarn') } },
      }),
    };
    answerText = 'x'.repeat(await ask(grid));
    const contenders: Contender[] = [
      {
        name: 'constant answer of the same size',
        url: `http://127.0.0.1:${(constant.address() as AddressInfo).port}/`,
      },
      grid,
      { name: 'page: game grid, rendered on the server', url: `${at}/games/game-grid`, headers },
    ];
    const measured = contenders.map(() => [] as number[]);
    for (let number = 0; number <= rounds; number++)
      for (const [index, contender] of contenders.entries()) {
        const perSecond = await round(contender);
        if (number > 0) measured[index]?.push(perSecond);
      }
    const most = median(measured[0] ?? []);
    console.log(
      `Median of ${rounds} rounds of ${requestsPerRound} requests, ${atOnce} at once, one after the other:\n`,
    );
    const row = (name: string, perSecond: number) =>
      console.log(`${name.padEnd(42)} ${perSecond.toFixed(0).padStart(7)} / s   ${(perSecond / most).toFixed(3)}`);
    for (const [index, { name }] of contenders.entries()) row(name, median(measured[index] ?? []));
    await stack.stop();
    console.log('\n100,000 of each, once:\n');
    for (const { name, perSecond } of await benchGames()) row(name, perSecond);
  } finally {
    constant.close();
    agent.destroy();
  }
}
