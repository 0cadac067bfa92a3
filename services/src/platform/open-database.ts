import { dirname } from 'node:path';
import type pg from 'pg';
import type { ServicesConfig } from './config.ts';
import { createPool, type Connection } from './database.ts';
import { DatabaseHealth } from './database-health.ts';
import { prepareDataFolder } from './postgres/data-folder.ts';
import { watchDisk } from './postgres/disk.ts';
import { StartError, codeOf } from './postgres/failure.ts';
import { startPostgres } from './postgres/supervisor.ts';

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
  config: Pick<ServicesConfig, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>,
): Promise<OpenDatabase> {
  const health = new DatabaseHealth();
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl };
    const pool = createPool(connection, { max: config.databasePoolSize });
    try {
      await pool.query('SELECT 1');
    } catch (error) {
      await pool.end();
      throw new StartError(`The database of DATABASE_URL does not answer (${codeOf(error) || 'no connection'}).`);
    }
    return { connection, pool, health, notice: null, close: () => pool.end() };
  }
  const { data } = await prepareDataFolder(config.dataDir);
  const disk = await watchDisk({ folder: dirname(data), health });
  try {
    const postgres = await startPostgres({
      dataDir: config.dataDir,
      health,
      beforeRestart: () => disk.releaseReserve(),
    });
    const connection = postgres.connection();
    const pool = createPool(connection, { max: config.databasePoolSize });
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
