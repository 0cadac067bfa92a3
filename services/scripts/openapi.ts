import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp, services } from '../src/app.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDatabase, createPool } from '../src/platform/database/database.ts';
import { DatabaseHealth } from '../src/platform/database/database-health.ts';
import { noJobs, noOutbox } from '../src/platform/jobs/detached.ts';
import { nothingLive } from '../src/platform/live/live-changes.ts';
import { cryptoRandom } from '../src/platform/random.ts';

const file = join(import.meta.dirname, '..', 'openapi.json');

/** The OpenAPI document of the current routes; nothing is connected. */
async function openApiDocument(): Promise<string> {
  const pool = createPool({ connectionString: 'postgres://none.invalid/none' });
  const app = await buildApp(
    {
      db: createDatabase(pool),
      database: new DatabaseHealth(),
      clock: systemClock,
      random: cryptoRandom,
      jobs: noJobs,
      outbox: noOutbox,
      live: nothingLive,
      config: readConfig({}, '.'),
    },
    { services },
  );
  await app.ready();
  const document = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  await pool.end();
  return document;
}

const document = await openApiDocument();
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== document) {
    console.error('services/openapi.json is stale: run node services/scripts/openapi.ts');
    process.exitCode = 1;
  }
} else await writeFile(file, document);
