import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseName, linesDone, productsDigest } from '../../services/src/catalog/testing/import-state.ts';
import {
  brandedHeader,
  brandedRow,
  importWorld,
  type ImportWorld,
} from '../../services/src/catalog/testing/import-world.ts';
import { startPostgres } from '../../services/src/platform/postgres/supervisor.ts';
import { databaseUrl, testServer } from '../../services/src/testing/databases.ts';
import { root } from '../processes.ts';
import { residentMegabytes } from './memory.ts';
import { writeTable } from './table.ts';

const lines = 50_000;

interface Run {
  /** Lines read in this run. */
  read: number;
  seconds: number;
  peakMegabytes: number;
}

/**
 * `npm run ops -- catalog import` of a file with 50,000 products: into an empty catalog, again unchanged, and into another
 * empty catalog, killed halfway and started again.
 */
export async function benchImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data') });
  process.env['TEST_DATABASE_URL'] =
    `postgres://larder@localhost/postgres?host=${encodeURIComponent(server.connection().host)}`;
  try {
    const content = [brandedHeader, ...Array.from({ length: lines }, (_, index) => brandedRow(index))].join('\n');
    const whole = await inWorld(async (catalog) => {
      const file = await catalog.write('products.csv', content);
      const first = await imported(catalog, file);
      return [first, await imported(catalog, file), await productsDigest(catalog.world.db)] as const;
    });
    const killed = await inWorld(async (catalog) => {
      const file = await catalog.write('products.csv', content);
      await imported(catalog, file, { killedAfter: lines / 2 });
      return [await imported(catalog, file), await productsDigest(catalog.world.db)] as const;
    });
    const [first, again, expected] = whole;
    const [resumed, found] = killed;
    if (found !== expected) throw new Error('An import that was killed left another catalog.');
    const row = (name: string, { read, seconds, peakMegabytes }: Run) => [
      name,
      read.toFixed(0),
      (read / seconds).toFixed(0),
      peakMegabytes.toFixed(0),
    ];
    await writeTable('import', [
      ['Run', 'Lines', 'Lines / s', 'Peak MiB'],
      row('First time', first),
      row('Again, unchanged', again),
      row('Started again after `kill -9` halfway', resumed),
    ]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function inWorld<T>(work: (catalog: ImportWorld) => Promise<T>): Promise<T> {
  const catalog = await importWorld({ audited: true });
  try {
    return await work(catalog);
  } finally {
    await catalog.close();
  }
}

/** Runs the command to its end, or kills it once it has read that many lines. */
async function imported(catalog: ImportWorld, file: string, { killedAfter = Infinity } = {}): Promise<Run> {
  const before = await linesDone(catalog.world.db);
  const began = performance.now();
  const command = await started(catalog, file);
  const ended = once(command, 'exit');
  let peakMegabytes = 0;
  while (command.exitCode === null && command.signalCode === null) {
    peakMegabytes = Math.max(peakMegabytes, residentMegabytes(command.pid ?? 0) || 0);
    if (killedAfter < Infinity && (await linesDone(catalog.world.db)) >= killedAfter) command.kill('SIGKILL');
    await Promise.race([ended, wait(200)]);
  }
  if (killedAfter === Infinity && command.exitCode !== 0) throw new Error(`The import ended with ${command.exitCode}.`);
  return { read: lines - (before % lines), seconds: (performance.now() - began) / 1000, peakMegabytes };
}

async function started(catalog: ImportWorld, file: string): Promise<ChildProcess> {
  const command = ['--operator', 'okafor', '--yes', 'catalog', 'import', file];
  return spawn(process.execPath, [join(root, 'services/src/ops/main.ts'), ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl(await testServer(), await databaseName(catalog.world.db)) },
  });
}
