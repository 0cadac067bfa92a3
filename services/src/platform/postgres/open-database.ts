import { dirname } from 'node:path';
import pg from 'pg';
import type { ServicesConfig } from '../config.ts';
import { createPool, type Connection, type PoolOptions } from '../database/database.ts';
import { DatabaseHealth } from '../database/database-health.ts';
import { watchOutages } from '../database/outage.ts';
import { prepareDataFolder } from './data-folder.ts';
import { watchDisk } from './disk.ts';
import { settleRole } from './role-settings.ts';
import { StartError, codeOf } from '../start-error.ts';
import { startPostgres, type SupervisorOptions } from './supervisor.ts';
import { waitForDatabase } from './wait-for-database.ts';

export interface OpenDatabase {
  connection: Connection;
  pool: pg.Pool;
  health: DatabaseHealth;
  /** What the person who started it should know, if anything. */
  notice: string | null;
  close(): Promise<void>;
}

interface OpenOptions extends Pick<PoolOptions, 'onConnect'>, Pick<SupervisorOptions, 'waitForFolderMs'> {
  /** Does it have to take writes? A standby is waited for until it does. */
  writes?: boolean;
  /** Is told once why the database has to be waited for. */
  say?: (sentence: string) => void;
  /** How long a database that starts or recovers is waited for, in milliseconds. */
  longestWaitMs?: number;
}

/** Why the database can't be opened, in the words of what answers there. */
function whyNot(error: unknown): string {
  if (!(error instanceof pg.DatabaseError))
    return `The database at DATABASE_URL isn't responding (${codeOf(error) || 'no connection'}).`;
  const refusal = `The database at DATABASE_URL refuses the connection (${error.message})`;
  return error.message.includes('unsupported startup parameter')
    ? `${refusal}: if a pooler such as PgBouncer is there, set DATABASE_POOLER=transaction.`
    : `${refusal}.`;
}

/** The PostgreSQL of DATABASE_URL, or the embedded one in DATA_DIR. @throws StartError with one clear sentence */
export async function openDatabase(
  config: Pick<ServicesConfig, 'dataDir' | 'databaseUrl' | 'databasePoolSize' | 'databasePooler'>,
  { onConnect, waitForFolderMs, writes = false, say = () => undefined, longestWaitMs }: OpenOptions = {},
): Promise<OpenDatabase> {
  const health = new DatabaseHealth();
  const options: PoolOptions = {
    max: config.databasePoolSize,
    ...(onConnect ? { onConnect } : {}),
  };
  if (config.databaseUrl !== null) {
    const isPooled = config.databasePooler === 'transaction';
    const connection: Connection = {
      connectionString: config.databaseUrl,
      ...(isPooled ? { pooler: 'transaction' } : {}),
    };
    const pool = createPool(connection, options);
    try {
      const ask = async () => {
        const { rows } = await pool.query<{ held: string }>("select current_setting('transaction_read_only') as held");
        return writes && rows[0]?.held === 'on';
      };
      await waitForDatabase({ ask, say, ...(longestWaitMs === undefined ? {} : { longestMs: longestWaitMs }) });
      if (isPooled) await settleRole(connection);
    } catch (error) {
      await pool.end();
      throw error instanceof StartError ? error : new StartError(whyNot(error));
    }
    const stopWatching = watchOutages(health, connection);
    const close = (): Promise<void> => {
      stopWatching();
      return pool.end();
    };
    return { connection, pool, health, notice: null, close };
  }
  const { data } = await prepareDataFolder(config.dataDir);
  const disk = await watchDisk({ folder: dirname(data), health });
  try {
    const postgres = await startPostgres({
      dataDir: config.dataDir,
      health,
      waitForFolderMs,
      beforeRestart: () => disk.releaseReserve(),
    });
    const connection = postgres.connection();
    const pool = createPool(connection, options);
    const close = async (): Promise<void> => {
      disk.stop();
      await pool.end();
      await postgres.stop();
    };
    return { connection, pool, health, notice: postgres.notice, close };
  } catch (error) {
    disk.stop();
    throw error;
  }
}
