import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../tests/e2e/stack.ts';
import { ready, root, run, stop } from '../processes.ts';
import { benchWrites } from './writes.ts';

const visitsPerRound = 300;
const plainPerRound = 3000;
const atOnce = 4;
/** A shopper of the demonstration with programs joined and not joined. */
const shopper = { key: 'maya', banner: 'safeway' };

/** A process under load that tells what it and the database below it have cost so far, in milliseconds of CPU. */
interface Measured {
  name: string;
  /** One unit of work: a request, or a visit of the game grid. */
  visit(): Promise<unknown>;
  cpu(): { node: number; database: number };
  stop(): Promise<void>;
}

/**
 * What services and database spend on the four REST calls of one game grid, in units of a plain Fastify handler that
 * answers 6 KB of JSON, measured in turns, four at once. `--against DIR` measures another checkout in the same turns;
 * `--rounds N` says how many turns there are.
 */
export async function benchServices(args: readonly string[]): Promise<void> {
  if (process.platform !== 'linux')
    throw new Error('This benchmark reads CPU times from /proc, so it runs on Linux only.');
  const { values } = parseArgs({
    args: [...args],
    options: { against: { type: 'string' }, rounds: { type: 'string', default: '7' } },
  });
  const rounds = Number(values.rounds);
  const checkouts = [root, ...(values.against === undefined ? [] : [resolve(values.against)])];
  const all: Measured[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 4 * atOnce });
  try {
    all.push(await openPlain(agent));
    for (const checkout of checkouts) all.push(await openServices(checkout, agent));
    const costs = all.map(() => [] as { node: number; database: number }[]);
    for (let round = -1; round < rounds; round++)
      for (const [index, each] of all.entries()) {
        const cost = await costOf(each, index === 0 ? plainPerRound : visitsPerRound);
        if (round >= 0) costs[index]?.push(cost);
      }
    report(all, costs);
    console.log('\nOne write at a time, in shares of what its own SQL reaches in a bare pg loop:\n');
    for (const { name, share, statements } of await benchWrites(rounds))
      console.log(
        `${name.padEnd(42)} ${share.toFixed(2).padStart(8)}  ${statements.toFixed(1).padStart(8)} statements`,
      );
  } finally {
    for (const each of all) await each.stop();
    agent.destroy();
  }
}

/** Milliseconds of CPU for one unit of work. */
async function costOf({ visit, cpu }: Measured, count: number): Promise<{ node: number; database: number }> {
  const before = cpu();
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await visit();
    }),
  );
  const after = cpu();
  return { node: (after.node - before.node) / count, database: (after.database - before.database) / count };
}

function report(all: readonly Measured[], costs: readonly { node: number; database: number }[][]): void {
  const of = (index: number, part: 'node' | 'database') => median((costs[index] ?? []).map((cost) => cost[part]));
  const unit = of(0, 'node');
  console.log(
    `Median of ${costs[0]?.length} rounds, ${atOnce} at once; 1 = a plain Fastify handler, 6 KB: ${(unit * 1000).toFixed(0)} us\n`,
  );
  console.log(`${'game grid, 4 REST calls'.padEnd(42)} services  database  together`);
  const row = (name: string, node: number, database: number) =>
    console.log(
      `${name.padEnd(42)} ${node.toFixed(2).padStart(8)}  ${database.toFixed(2).padStart(8)}  ${(node + database).toFixed(2).padStart(8)}`,
    );
  const servers = all.slice(1);
  for (const [index, { name }] of servers.entries())
    row(name, of(index + 1, 'node') / unit, of(index + 1, 'database') / unit);
  if (servers.length < 2) return;
  const paired = (part: (cost: { node: number; database: number }) => number) =>
    median((costs[1] ?? []).map((cost, round) => part(cost) / part(costs[2]?.[round] ?? cost)));
  console.log(
    `${'ratio, round by round'.padEnd(42)} ${paired(({ node }) => node)
      .toFixed(2)
      .padStart(8)}  ${paired(({ database }) => database)
      .toFixed(2)
      .padStart(8)}  ${paired(({ node, database }) => node + database)
      .toFixed(2)
      .padStart(8)}`,
  );
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function openPlain(agent: Agent): Promise<Measured> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const running = run({ name: 'plain', args: ['services/scripts/plain-server.ts'], env, show: false });
  while (!running.tail().startsWith('http') && running.child.exitCode === null)
    await Promise.race([once(running.child.stdout ?? process.stdin, 'data'), running.ended]);
  const url = running.tail();
  return {
    name: 'plain',
    visit: () => get(agent, url),
    cpu: () => ({ node: spent(running.child.pid ?? 0), database: 0 }),
    stop: () => stop(running),
  };
}

/** The services of a checkout with their embedded database and demo data, in a folder of their own. */
async function openServices(checkout: string, agent: Agent): Promise<Measured> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(dataDir, 0o755);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SERVICES_PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    LOG_LEVEL: 'error',
    DATABASE_URL: undefined,
  };
  const args = ['--max-old-space-size=512', 'services/src/main.ts'];
  const running = run({ name: 'services', args, env, cwd: checkout, show: false });
  const at = `http://127.0.0.1:${port}`;
  await ready(running, `${at}/readyz`);
  const visit = await gridOf(agent, at);
  const pid = running.child.pid ?? 0;
  return {
    name: checkout === root ? 'this checkout' : basename(checkout),
    visit,
    cpu: () => ({ node: spent(pid), database: below(pid).reduce((sum, each) => sum + spent(each), 0) }),
    stop: async () => {
      await stop(running);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The calls that the gateway makes for one game grid, in its order. */
async function gridOf(agent: Agent, at: string): Promise<() => Promise<void>> {
  const signedIn = await fetch(`${at}/identity/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(shopper),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token, storeId, userType } = (await signedIn.json()) as { token: string; storeId: string; userType: string };
  const authorization = `Bearer ${token}`;
  const bearer = { authorization };
  const programsUrl = `${at}/games/programs?storeId=${storeId}&userType=${userType}`;
  const answered = await fetch(programsUrl, { headers: bearer });
  const { userOptedInPrograms, storePrograms } = (await answered.json()) as Record<string, { code: string }[]>;
  const codes = [...(userOptedInPrograms ?? []), ...(storePrograms ?? [])].map(({ code }) => code).join(',');
  return async () => {
    await get(agent, `${at}/identity/auth/userinfo?banner=${shopper.banner}`, { cookie });
    await Promise.all([
      get(agent, `${at}/offers/challenges?storeId=${storeId}`, bearer),
      get(agent, programsUrl, bearer).then(() =>
        get(agent, `${at}/games/program/points?programCodes=${codes}`, bearer),
      ),
    ]);
  };
}

function get(agent: Agent, url: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((done, failed) => {
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? done() : failed(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    });
    asked.on('error', failed).end();
  });
}

/** Milliseconds that all threads of a process have had on a CPU; 0 for one that has ended. */
function spent(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    );
  } catch {
    return 0;
  }
}

/** The processes that a process has started, and those that they have started. */
function below(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...below(child)]);
}
