import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseHealth } from '../database/database-health.ts';
import { systemStateFolder } from './account.ts';
import { prepareDataFolder } from './data-folder.ts';
import { StartError } from '../start-error.ts';
import { folderTemplate } from '../../testing/folder-template.ts';
import { quickFolder } from '../../testing/quick-folder.ts';
import { startPostgres, type EmbeddedPostgres } from './supervisor.ts';

// Ten times the ten seconds that several starts of real processes and a real database take on a quiet machine.
const limit = 100_000 * Number(process.env['LARDER_SPEED'] ?? 1);
vi.setConfig({ testTimeout: limit, hookTimeout: limit });

let parent: string;
let running: EmbeddedPostgres[] = [];
beforeEach(async () => {
  parent = await quickFolder('larder-supervisor-');
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
  await rm(parent, { recursive: true, force: true });
});

/** What a first start leaves behind; the tests of later starts begin there. */
const initialized = folderTemplate(async (dataDir) => (await startPostgres({ dataDir })).stop());
afterAll(initialized.remove);

const start = async (dataDir = join(parent, 'data')): Promise<EmbeddedPostgres> => {
  const server = await startPostgres({ dataDir });
  running.push(server);
  return server;
};
const stop = async (server: EmbeddedPostgres): Promise<void> => {
  running = running.filter((each) => each !== server);
  await server.stop();
};
async function ask(connection: pg.ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a second start finds the first one's data, over a Unix socket without TCP", async () => {
  const first = await start();
  await ask(first.connection(), 'CREATE TABLE kept AS SELECT 42 AS answer');
  expect(await ask(first.connection(), 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  const pid = first.pid();
  await stop(first);
  expect(alive(pid)).toBe(false);
  const second = await start();
  expect(await ask(second.connection(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

test('after kill -9 of the process that started it, the next start has every commit and one server', async () => {
  await initialized.copyTo(join(parent, 'data'));
  const dataDir = join(parent, 'data');
  const child = fork(join(import.meta.dirname, 'supervised-process.ts'), [dataDir], { stdio: 'inherit' });
  const [{ pid, connection }] = (await once(child, 'message')) as [{ pid: number; connection: pg.ClientConfig }];
  await ask(connection, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(alive(pid)).toBe(true);

  const next = await start(dataDir);
  expect(alive(pid)).toBe(false);
  expect(next.pid()).not.toBe(pid);
  expect(await ask(next.connection(), 'SELECT count(*)::int AS many FROM kept')).toEqual([{ many: 1000 }]);
});

test('a killed server comes back with its data', async () => {
  await initialized.copyTo(join(parent, 'data'));
  const server = await start();
  await ask(server.connection(), 'CREATE TABLE kept AS SELECT 1 AS n');
  const before = server.pid();
  process.kill(before, 'SIGKILL');
  const rows = await vi.waitFor(() => ask(server.connection(), 'SELECT n FROM kept'));
  expect(rows).toEqual([{ n: 1 }]);
  expect(server.pid()).not.toBe(before);
});

test('a server killed again and again comes back every time, and reports when it is down and when it is ready', async () => {
  await initialized.copyTo(join(parent, 'data'));
  const health = new DatabaseHealth();
  const heard: string[] = [];
  health.onChange(({ state }) => heard.push(state));
  const server = await startPostgres({ dataDir: join(parent, 'data'), health });
  running.push(server);
  for (let round = 0; round < 3; round++) {
    process.kill(server.pid(), 'SIGKILL');
    await vi.waitUntil(() => health.current().state === 'down');
    await vi.waitUntil(() => health.current().state === 'ready');
    expect(await ask(server.connection(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }
  expect(heard).toEqual(['down', 'ready', 'down', 'ready', 'down', 'ready']);
});

test('a server that cannot start is retried until it can, and space is freed before each try', async () => {
  await initialized.copyTo(join(parent, 'data'));
  const health = new DatabaseHealth();
  let tries = 0;
  const dataDir = join(parent, 'data');
  const { data } = await prepareDataFolder(dataDir);
  const hidden = `${data}.hidden`;
  const beforeRestart = async (): Promise<void> => {
    if (++tries === 3) await rename(hidden, data);
  };
  const server = await startPostgres({ dataDir, health, beforeRestart });
  running.push(server);
  await rename(data, hidden);
  process.kill(server.pid(), 'SIGKILL');
  await vi.waitUntil(() => tries >= 3 && health.current().state === 'ready');
  expect(await ask(server.connection(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('two processes never share a data folder', async () => {
  await initialized.copyTo(join(parent, 'data'));
  await start();
  const refused = startPostgres({ dataDir: join(parent, 'data') });
  await expect(refused).rejects.toThrow(/is in use by another process: stop that process, or set DATA_DIR/);
});

test('an unwritable data folder gets one clear sentence', async () => {
  const file = join(parent, 'file');
  await writeFile(file, '');
  const refused = prepareDataFolder(join(file, 'data'));
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(/isn't writable \(ENOTDIR\): set DATA_DIR to a folder that is\.$/);
});

test('under a folder closed to others, a server run as root keeps its data in the system state folder, and says so', async () => {
  const closed = join(parent, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const folder = await prepareDataFolder(join(closed, 'data'));
  const isRoot = process.getuid?.() === 0;
  const elsewhere = systemStateFolder(`data-${folder.id}`);
  expect(folder.data).toBe(isRoot ? join(elsewhere, 'data') : join(closed, 'data', 'postgres', 'data'));
  expect(folder.notice === null).toBe(!isRoot);
  await rm(elsewhere, { recursive: true, force: true });
});

test('a folder whose path is too long for a socket gets its socket elsewhere', async () => {
  const long = join(parent, 'a-rather-long-name'.repeat(5), 'data');
  await initialized.copyTo(long);
  const server = await start(long);
  expect(server.connection().host.startsWith(long)).toBe(false);
  expect(await ask(server.connection(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await rm(server.connection().host, { recursive: true, force: true }).catch(() => undefined);
});
