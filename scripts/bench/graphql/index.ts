import { deepEqual } from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startStack } from '../../../tests/e2e/stack.ts';
import { ready, root, run, stop, type Running } from '../../processes.ts';
import { inTurn, startPlain, stopAsking, type Asked } from '../cpu.ts';
import { frontHeap } from '../../settings.ts';
import { cookieOf } from '../sign-in.ts';
import { writeTable } from '../table.ts';
import type { Plan } from './plan.ts';

const requests = 500;
/** Rounds before the first that counts: a server runs for weeks, and each of the three is measured as it is then. */
const warmUps = 24;

/** The web's own operations that are measured. */
const operations = [
  { name: 'PlayAndEarn', title: 'Game grid', variables: {} },
  { name: 'GameDetails', title: 'Game details', variables: { code: 'HARVEST-SPIN' } },
  { name: 'Wallet', title: 'Prize wallet', variables: { programCode: null, after: null } },
] as const;

/** Production as `npm start` runs it, but for limits that one shopper alone would meet. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  QUERY_LIMIT: '1000000',
  PAGE_LIMIT: '1000000',
};

/**
 * What GraphQL costs in the front, next to a handler written by hand and Apollo Server as it comes. All three stand on
 * one stub, a process of its own, that answers what our services have answered once.
 */
export async function benchGraphql(rounds = 7): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  const running: Running[] = [];
  const start = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const part = run({ name, args: [...frontHeap(512), ...args], env: { ...environment, ...env }, show: false });
    running.push(part);
    return part;
  };
  const own = (name: string, file: string, ...args: string[]) =>
    start(name, [join('scripts/bench/graphql', file), ...args]);
  const stack = await startStack();
  const unit = await startPlain();
  try {
    const headers = { cookie: await cookieOf(stack, 'maya') };
    const stub = own('stub', 'stub-upstreams.ts', stack.services);
    const upstreams = `http://127.0.0.1:${await portOf(stub)}`;
    const port = await freePort();
    const front = start('front', ['gateway/src/main.ts'], { PORT: String(port), API_URL: upstreams });
    await ready(front, `http://127.0.0.1:${port}/healthz`);

    const plan: Plan = { upstreams, operations: {} };
    const bodies = await Promise.all(operations.map(bodyOf));
    for (const [index, { name }] of operations.entries()) {
      const body = bodies[index] ?? '';
      await dataOf(port, headers, body);
      await callsOf(stub);
      const answer = await dataOf(port, headers, body);
      plan.operations[name] = { calls: await callsOf(stub), answer };
    }
    const planFile = join(folder, 'plan.json');
    await writeFile(planFile, JSON.stringify(plan));
    await stack.stop();

    const plain = own('handler', 'plain-front.ts', planFile);
    const apollo = own('Apollo Server', 'apollo-front.ts', upstreams);
    const contenders = [
      { part: front, port },
      { part: plain, port: await portOf(plain) },
      { part: apollo, port: await portOf(apollo) },
    ];
    for (const { port: each } of contenders)
      for (const [index, { name }] of operations.entries())
        deepEqual(await dataOf(each, headers, bodies[index] ?? ''), plan.operations[name]?.answer);

    const host = `safeway.localhost:${port}`;
    const asked = (part: Running, at: number, path: string, more: Partial<Asked> = {}): Asked => ({
      name: part.name,
      pid: part.child.pid ?? 0,
      url: `http://127.0.0.1:${at}${path}`,
      requests,
      ...more,
      headers: { host, ...(more.body ? { 'content-type': 'application/json' } : {}), ...more.headers },
    });
    const [unitCost = 1, ...costs] = await inTurn(
      [
        unit.asked,
        ...bodies.flatMap((body) =>
          contenders.map(({ part, port: at }) => asked(part, at, '/graphql', { headers, body })),
        ),
        asked(front, port, '/graphql', { headers, body: JSON.stringify({ query: '{ __typename }' }), requests: 2000 }),
        asked(front, port, '/healthz', { requests: 4000 }),
        asked(front, port, '/games/game-grid', { status: 302 }),
      ],
      rounds,
      warmUps,
    );
    await report(unitCost, costs, plan);
  } finally {
    await unit.stop();
    stopAsking();
    for (const part of running) await stop(part);
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function report(unit: number, costs: readonly number[], plan: Plan): Promise<void> {
  const units = (microseconds = 0) => (microseconds / unit).toFixed(1);
  const compared = operations.map(({ name, title }, index) => {
    const [ours = 0, plain = 1, apollo = 1] = costs.slice(index * 3);
    const calls = plan.operations[name]?.calls.length ?? 0;
    const ratios = [ours / plain, ours / apollo].map((ratio) => ratio.toFixed(2));
    return [`${title}, ${calls} REST calls`, units(ours), units(plain), units(apollo), ...ratios];
  });
  const [typename, healthz, redirect] = costs.slice(operations.length * 3);
  const alone = (name: string, cost: number | undefined) => [name, units(cost), '', '', '', ''];
  await writeTable('graphql', [
    ['Request', 'Larder', 'By hand', 'Apollo Server', 'Larder / by hand', 'Larder / Apollo Server'],
    ...compared,
    alone('`{ __typename }`', typename),
    alone('`/healthz`', healthz),
    alone('A guest’s redirect to sign-in', redirect),
  ]);
}

/** A trusted operation as the web sends it; Apollo Server gets its text, once, by its own way. */
async function bodyOf({ name, variables }: (typeof operations)[number]): Promise<string> {
  const { id } = await trusted(name);
  return JSON.stringify({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  });
}

async function trusted(name: string): Promise<{ id: string; text: string }> {
  const file = join(root, 'web/src/graphql/persisted-documents.json');
  const documents = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^query ${name}\\b`).test(text));
  if (!found) throw new Error(`There is no operation ${name}.`);
  return { id: found[0], text: found[1] };
}

/** Sends an operation; a server that doesn't know it is told its text. */
async function dataOf(port: number, headers: Record<string, string>, body: string): Promise<unknown> {
  const send = async (sent: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: sent,
    });
    return (await answer.json()) as { data?: unknown; errors?: { extensions?: { code?: string } }[] };
  };
  let { data, errors } = await send(body);
  if (errors?.[0]?.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') {
    const request = JSON.parse(body) as { operationName: string };
    ({ data, errors } = await send(JSON.stringify({ ...request, query: (await trusted(request.operationName)).text })));
  }
  if (errors) throw new Error(`An operation failed: ${JSON.stringify(errors).slice(0, 500)}`);
  return { data };
}

/** The port that a part of the benchmark listens on, as it says once it does. */
const portOf = async (part: Running): Promise<number> => (await messageOf<{ port: number }>(part, 'ready')).port;

/** The calls that the stub has answered since it was last asked. */
async function callsOf(stub: Running): Promise<string[]> {
  const told = messageOf<{ calls: string[] }>(stub, 'calls');
  stub.child.send('calls');
  return (await told).calls;
}

function messageOf<T>({ child, ended, tail }: Running, type: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const take = (message: unknown) => {
      if ((message as { type?: string }).type !== type) return;
      child.off('message', take);
      resolve(message as T);
    };
    child.on('message', take);
    void ended.then(() => reject(new Error(tail())));
  });
}
