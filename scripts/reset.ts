import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { prepareDataFolder } from '../services/src/platform/postgres/data-folder.ts';
import { holdDataFolder } from '../services/src/platform/postgres/lock.ts';
import { stopOrphan } from '../services/src/platform/postgres/orphan.ts';
import { readSettings } from './settings.ts';

/** Deletes the data folder, so that the next start makes fresh demo data. Refuses while the product runs on it. */
async function reset(): Promise<string> {
  const { dataDir } = readSettings(process.env);
  if (!existsSync(dataDir)) return `There is no data in ${dataDir}.`;
  const folder = await prepareDataFolder(dataDir);
  const { release } = await holdDataFolder(folder);
  await stopOrphan(folder.data);
  const folders = [...new Set([dirname(folder.data), dataDir])];
  for (const path of folders) rmSync(path, { recursive: true, force: true });
  await release();
  return `Deleted ${dataDir}; the next start makes fresh demo data.`;
}

try {
  console.log(await reset());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
