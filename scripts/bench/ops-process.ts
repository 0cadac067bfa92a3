import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseName } from '../../services/src/catalog/testing/import-state.ts';
import { importWorld, type ImportWorld } from '../../services/src/catalog/testing/import-world.ts';
import { databaseUrl, testServer } from '../../services/src/testing/databases.ts';
import { root } from '../processes.ts';
import { residentMegabytes } from './memory.ts';

/** Does the work in an empty catalog. */
export async function inWorld<T>(work: (catalog: ImportWorld) => Promise<T>): Promise<T> {
  const catalog = await importWorld({ audited: true });
  try {
    return await work(catalog);
  } finally {
    await catalog.close();
  }
}

export interface CommandRun {
  seconds: number;
  /** Of the command's process. */
  peakMegabytes: number;
}

/** Runs `npm run ops -- catalog …` to its end, or kills it as soon as it has come far enough. */
export async function ranCatalog(
  catalog: ImportWorld,
  command: readonly string[],
  isFarEnough?: () => Promise<boolean>,
): Promise<CommandRun> {
  const began = performance.now();
  const child = await started(catalog, command);
  const ended = once(child, 'exit');
  let peakMegabytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peakMegabytes = Math.max(peakMegabytes, residentMegabytes(child.pid ?? 0) || 0);
    if (isFarEnough && (await isFarEnough())) child.kill('SIGKILL');
    await Promise.race([ended, wait(200)]);
  }
  if (!isFarEnough && child.exitCode !== 0) throw new Error(`The command ended with ${child.exitCode}.`);
  return { seconds: (performance.now() - began) / 1000, peakMegabytes };
}

async function started(catalog: ImportWorld, command: readonly string[]): Promise<ChildProcess> {
  const words = ['--operator', 'okafor', '--yes', 'catalog', ...command];
  return spawn(process.execPath, [join(root, 'services/src/ops/main.ts'), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(await testServer(), await databaseName(catalog.world.db)),
      MEDIA_STORE: join(catalog.folder, 'media'),
    },
  });
}
