import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, createDatabase, type Connection } from '../../platform/database/database.ts';
import { migrated, services } from '../../app.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import { ConfigError, type ServicesConfig } from '../../platform/config.ts';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { keptDemoClock } from '../../platform/demo-clock.ts';
import { openDatabase } from '../../platform/postgres/open-database.ts';
import { type DataFolder, prepareDataFolder } from '../../platform/postgres/data-folder.ts';
import { FolderInUse, holderOf } from '../../platform/postgres/lock.ts';
import { cryptoRandom } from '../../platform/random.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { commandOutbox } from './outbox.ts';

/** What commands work with. */
export type OpsContext = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'config' | 'outbox'>;

/** A database that is open for commands. */
export interface OpsSession {
  context: OpsContext;
  close(): Promise<void>;
}

/** The product's own database: that of DATABASE_URL, the embedded one that is running, or the embedded one, started. */
export async function openSession(config: ServicesConfig, now: string | undefined): Promise<OpsSession> {
  const given = givenClock(config, now);
  const open = await (config.databaseUrl === null ? embeddedDatabase(config) : openDatabase(config));
  await migrate(open.connection, await readMigrations(migrated(services)));
  const db = createDatabase(open.pool);
  const clock = given ?? (config.demoData ? await keptDemoClock(db, systemClock) : systemClock);
  const context = { db, clock, random: cryptoRandom, config };
  const outbox = commandOutbox(open.connection, context);
  const close = async () => {
    await outbox.close();
    await open.close();
  };
  return { context: { ...context, outbox }, close };
}

/** How long services that were killed may take to start again before a command does without them, in milliseconds. */
const comesBack = 5000;
/** How long a command waits for a database that another process has just begun to start. */
const patience = 30_000;

/** The embedded database of the services that run, or of this command where none do; services that start are waited for. */
async function embeddedDatabase(config: ServicesConfig) {
  const folder = await prepareDataFolder(config.dataDir);
  for (const began = performance.now(); ; await sleep(200)) {
    const waited = performance.now() - began;
    // Asked first: a database that answers may be one that killed services have left, which those that start now are about to end.
    const holder = await holderOf(folder);
    const running = await runningDatabase(folder);
    if (running && holder === 'ready') return running;
    await running?.close();
    // A database without services: they were killed, and the one who started them starts them again.
    if (waited < (holder ? patience : running ? comesBack : 0)) continue;
    try {
      return await openDatabase(config);
    } catch (error) {
      if (!(error instanceof FolderInUse) || waited >= patience) throw error;
    }
  }
}

async function runningDatabase({ socket }: DataFolder) {
  const connection: Connection = { host: socket, port: 5432, user: 'larder', password: '', database: 'larder' };
  const pool = createPool(connection, { max: 4 });
  try {
    await pool.query('select 1');
    return { connection, pool, close: () => pool.end() };
  } catch {
    await pool.end();
    return null;
  }
}

/** A demo may set the time, or else goes by its services' clock; a real draw may not. */
function givenClock(config: ServicesConfig, now: string | undefined): Clock | null {
  if (now === undefined) return null;
  if (!config.demoData) throw new ConfigError('--now is for demos only (DEMO_DATA=on).');
  try {
    const instant = Temporal.Instant.from(now);
    return { now: () => instant };
  } catch {
    throw new ConfigError(`--now must be an instant like 2026-09-05T21:00:00Z, not "${now}".`);
  }
}
