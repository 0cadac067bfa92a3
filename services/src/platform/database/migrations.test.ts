import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrated, services } from '../../app.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createPool } from './database.ts';
import { migrate, readMigrations } from './migrations.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

async function ask(sql: string): Promise<unknown[]> {
  const pool = createPool(database.connection, { max: 1 });
  try {
    return (await pool.query(sql)).rows as unknown[];
  } finally {
    await pool.end();
  }
}

test('five instances that start together apply every migration once', async () => {
  const migrations = await readMigrations(migrated(services));
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.connection, migrations)));
  expect(applied.reduce((sum, each) => sum + each)).toBe(migrations.length);
  expect(await ask('SELECT service, name FROM platform.migration')).toHaveLength(migrations.length);
});

test('a failed migration leaves nothing behind, and those before it stay', async () => {
  const migrations = [
    { service: 'first', name: '001-good.sql', sql: 'CREATE TABLE first.good (id integer)' },
    { service: 'second', name: '001-half.sql', sql: 'CREATE TABLE second.half (id integer); SELECT 1 / 0' },
  ];
  const applied = migrate(database.connection, migrations);
  await expect(applied).rejects.toThrow('Migration second/001-half.sql failed: division by zero');
  const rows = await ask(`SELECT to_regclass('first.good') AS good, to_regclass('second.half') AS half`);
  expect(rows).toEqual([{ good: 'first.good', half: null }]);
});

test('a migration edited after it was applied stops the start', async () => {
  const migration = { service: 'first', name: '001-good.sql', sql: 'CREATE TABLE first.good (id integer)' };
  await migrate(database.connection, [migration]);
  await expect(migrate(database.connection, [{ ...migration, sql: `${migration.sql};` }])).rejects.toThrow(
    'Migration first/001-good.sql was edited after it was applied.',
  );
});

test('migrations are read in numerical order, and nothing else counts as one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-migrations-'));
  try {
    for (const name of ['010-third.sql', '002-second.sql', '001-first.sql', 'notes.md', '1-no.sql'])
      await writeFile(join(folder, name), '');
    const read = await readMigrations([{ name: 'service', migrations: folder }]);
    expect(read.map((migration) => migration.name)).toEqual(['001-first.sql', '002-second.sql', '010-third.sql']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
