import { dirname } from 'node:path';
import type pg from 'pg';
import type { ServicesConfig } from '../config.ts';
import { createPool, type Connection, type PoolOptions } from '../database/database.ts';
import { DatabaseHealth } from '../database/database-health.ts';
import { prepareDataFolder } from './data-folder.ts';
import { watchDisk } from './disk.ts';
import { StartError, codeOf } from '../start-error.ts';
import { startPostgres, type SupervisorOptions } from './supervisor.ts';

export interface OpenDatabase {
  connection: Connection;
  pool: pg.Pool;
  health: DatabaseHealth;
  /** What the person who started it should know, if anything. */
  notice: string | null;
  close(): Promise<void>;
}

/** The PostgreSQL of DATABASE_URL, or the embedded one in DATA_DIR. @throws StartError with one clear sentence */
export async function openDatabase(
  config: Pick<ServicesConfig, 'dataDir' | 'databaseUrl' | 'databasePoolSize' | 'databasePooler'>,
  { onConnect, waitForFolderMs }: Pick<PoolOptions, 'onConnect'> & Pick<SupervisorOptions, 'waitForFolderMs'> = {},
): Promise<OpenDatabase> {
  const health = new DatabaseHealth();
  const options: PoolOptions = {
    max: config.databasePoolSize,
    prepares: config.databasePooler === 'none',
    ...(onConnect ? { onConnect } : {}),
  };
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl };
    const pool = createPool(connection, options);
    try {
      await pool.query('SELECT 1');
    } catch (error) {
      await pool.end();
      throw new StartError(`The database at DATABASE_URL isn't responding (${codeOf(error) || 'no connection'}).`);
    }
    return { connection, pool, health, notice: null, close: () => pool.end() };
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
