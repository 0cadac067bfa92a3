import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderTemplate } from './testing/folder-template.ts';
import { quickFolder } from './testing/quick-folder.ts';

// Ten times the ten seconds that several starts of real processes and a real database take on a quiet machine.
const limit = 100_000 * Number(process.env['LARDER_SPEED'] ?? 1);
vi.setConfig({ testTimeout: limit, hookTimeout: limit });

let firstStart: { output: string; address: string; readiness: number; page: string; code: number | null } | undefined;
/** A data folder that a first start has filled and left in order. */
const filled = folderTemplate(async (folder) => {
  const services = await ready(launch({ DATA_DIR: folder }));
  const address = services.address();
  const readiness = (await fetch(`${address}/readyz`)).status;
  const page = await (await fetch(address)).text();
  const code = await end(services.child, 'SIGTERM');
  firstStart = { output: services.output(), address, readiness, page, code };
});
afterAll(() => filled.remove());

let parent: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  parent = await quickFolder('larder-main-');
});
afterEach(async () => {
  for (const child of children) await end(child, 'SIGTERM');
  children = [];
  await rm(parent, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output(): string;
  address(): string;
}

function launch(env: Record<string, string>): Started {
  let output = '';
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SERVICES_PORT: '0',
      DATA_DIR: join(parent, 'data'),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  return { child, output: () => output, address: () => /http:\S+/.exec(output)?.[0] ?? '' };
}

async function ready(started: Started): Promise<Started> {
  const said = once(started.child, 'message').then(([message]) => message as unknown);
  const ended = once(started.child, 'exit').then(() => started.output());
  expect(await Promise.race([said, ended])).toBe('ready');
  // Its output comes by a way of its own, and may be later than its message.
  while (started.address() === '') await once(started.child.stdout!, 'data');
  return started;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  return ((await exit) as [number | null])[0];
}

test('the services start on their own database, print one line, answer, and exit with 0', async () => {
  await filled.folder();
  const { output, address, readiness, page, code } = firstStart!;
  expect(output).toBe(`Services are ready: ${address}\n`);
  expect(readiness).toBe(200);
  expect(page).toContain('href="/docs"');
  expect(code).toBe(0);
});

test('kill -9 of the database, again and again, and then of the services: 503 or the truth meanwhile, and everything comes back', async () => {
  await filled.copyTo(join(parent, 'data'));
  const services = await ready(launch({}));
  const address = services.address();
  const jwks = async (at: string) => (await fetch(`${at}/identity/.well-known/jwks.json`)).text();
  const keys = await jwks(address);
  const signIn = () =>
    fetch(`${address}/identity/demo/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'maya' }),
    });
  for (let round = 0; round < 2; round++) {
    const postmaster = await readFile(join(parent, 'data', 'postgres', 'data', 'postmaster.pid'), 'utf8');
    const under = Array.from({ length: 10 }, signIn);
    process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL');
    for (const answer of await Promise.all(under)) expect([200, 503]).toContain(answer.status);
    await vi.waitUntil(async () => (await fetch(`${address}/readyz`)).ok, { interval: 50 });
    expect((await signIn()).status).toBe(200);
  }
  expect(services.child.exitCode).toBeNull();
  expect(services.output()).toContain('The database server stopped');
  expect(services.output()).toContain('The database is ready again.');
  await end(services.child, 'SIGKILL');
  const after = await ready(launch({}));
  expect(await jwks(after.address())).toBe(keys);
  await movesItsClock(after.address());
});

/** The demo clock moves the date of every answer. */
async function movesItsClock(address: string): Promise<void> {
  const moved = await fetch(`${address}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2031-03-09T10:00:00Z' }),
  });
  expect(await moved.json()).toMatchObject({ moved: true });
  expect((await fetch(`${address}/healthz`)).headers.get('date')).toMatch(/^Sun, 09 Mar 2031 10:00/);
}

test('a taken port gets one clear sentence and exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const services = launch({ SERVICES_PORT: String(port), DEMO_DATA: 'off' });
  const [code] = (await once(services.child, 'exit')) as [number];
  taken.close();
  expect(code).toBe(1);
  expect(services.output()).toBe(
    `Port ${port} on 127.0.0.1 is already in use: stop whatever is using it, or set SERVICES_PORT to another port.\n`,
  );
});

test('an unwritable data folder gets one clear sentence and exit code 1', async () => {
  await writeFile(join(parent, 'file'), '');
  const services = launch({ DATA_DIR: join(parent, 'file', 'data') });
  const [code] = (await once(services.child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(services.output()).toBe(
    `The data folder ${join(parent, 'file', 'data')} isn't writable (ENOTDIR): set DATA_DIR to a folder that is.\n`,
  );
});

test('an unreachable DATABASE_URL gets one clear sentence and exit code 1', async () => {
  const services = launch({ DATABASE_URL: 'postgres://larder@127.0.0.1:1/larder' });
  const [code] = (await once(services.child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(services.output()).toBe("The database at DATABASE_URL isn't responding (ECONNREFUSED).\n");
});
