import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createPool, type Connection } from './database.ts';

/** The one number that every instance agrees on; any would do. */
const lockKey = 4_001_001;

const prepare = `
  CREATE SCHEMA IF NOT EXISTS platform;
  CREATE TABLE IF NOT EXISTS platform.migration (
    service text NOT NULL, name text NOT NULL, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (service, name)
  );`;

/** A service that may have tables. */
export interface Migrated {
  name: string;
  /** Absolute folder of `NNN-title.sql`. */
  migrations?: string | undefined;
}

/** A migration file, in the order of its number. */
export interface Migration {
  service: string;
  name: string;
  sql: string;
}

/** The `NNN-title.sql` files of the services, in the order of the services and then of the numbers. */
export async function readMigrations(services: readonly Migrated[]): Promise<Migration[]> {
  const perService = services.map(async ({ name: service, migrations }) => {
    if (migrations === undefined) return [];
    const names = (await readdir(migrations)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).toSorted();
    return Promise.all(
      names.map(async (name) => ({ service, name, sql: await readFile(join(migrations, name), 'utf8') })),
    );
  });
  return (await Promise.all(perService)).flat();
}

/**
 * Applies what is new, each file in its own transaction and under the same advisory lock: instances that start together
 * wait for each other and find the work done. @returns how many were applied. @throws when an applied file was changed
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<number> {
  // Waiting for another instance, or filling a large table, may take longer than any request.
  const pool = createPool(connection, { max: 1, silenceMs: 0 });
  const client = await pool.connect();
  try {
    await alone(client, () => client.query(prepare));
    let applied = 0;
    for (const migration of migrations) if (await apply(client, migration)) applied++;
    return applied;
  } finally {
    client.release(true);
    await pool.end();
  }
}

/** One transaction, whichever connection of a pooler it is on: neither its lock nor its lack of a time limit outlives it. */
async function alone<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** @returns whether it was new */
async function apply(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  if (await isApplied(client, migration)) return false;
  const { service, name, sql } = migration;
  const make = async (): Promise<boolean> => {
    if (await isApplied(client, migration)) return false;
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${client.escapeIdentifier(service)}`);
    await client.query(sql);
    await client.query('INSERT INTO platform.migration (service, name, sha256) VALUES ($1, $2, $3)', [
      service,
      name,
      hashOf(migration),
    ]);
    return true;
  };
  return alone(client, make).catch((error: unknown) => {
    throw new Error(`Migration ${service}/${name} failed: ${(error as Error).message}`, { cause: error });
  });
}

const hashOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');

async function isApplied(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  const { service, name } = migration;
  const known = await client.query<{ sha256: string }>(
    'SELECT sha256 FROM platform.migration WHERE service = $1 AND name = $2',
    [service, name],
  );
  if (known.rows[0] && known.rows[0].sha256 !== hashOf(migration))
    throw new Error(`Migration ${service}/${name} was edited after it was applied.`);
  return known.rows.length > 0;
}
