import { createPool, createDatabase, type Connection } from '../../platform/database/database.ts';
import { migrated, services } from '../../app.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import { ConfigError, type ServicesConfig } from '../../platform/config.ts';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { keptDemoClock } from '../../platform/demo-clock.ts';
import { openDatabase } from '../../platform/postgres/open-database.ts';
import { prepareDataFolder } from '../../platform/postgres/data-folder.ts';
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
  const running = config.databaseUrl === null ? await runningDatabase(config) : null;
  const open = running ?? (await openDatabase(config));
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

async function runningDatabase(config: ServicesConfig) {
  const { socket } = await prepareDataFolder(config.dataDir);
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
