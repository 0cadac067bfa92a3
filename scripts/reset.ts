import { existsSync, rmSync } from 'node:fs';
import { readSettings, runningOn } from './settings.ts';

/** Deletes the data folder, so that the next start makes fresh demo data. Refuses while the product runs on it. */
function reset(): string {
  const { dataDir } = readSettings(process.env);
  const pid = runningOn(dataDir);
  if (pid !== undefined) throw new Error(`Larder runs on ${dataDir} (process ${pid}); stop it first.`);
  if (!existsSync(dataDir)) return `There is no data in ${dataDir}.`;
  rmSync(dataDir, { recursive: true, force: true });
  return `Deleted ${dataDir}; the next start makes fresh demo data.`;
}

try {
  console.log(reset());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
