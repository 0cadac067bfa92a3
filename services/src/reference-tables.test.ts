import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { services } from './app.ts';
import { declaredReferences } from './platform/reference-data/reference-data.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ services });
});
afterAll(() => world.close());

/** Columns that move with every play: nothing in memory holds them. */
const neverInMemory: Readonly<Record<string, readonly string[]>> = { 'games.prize': ['held', 'issued', 'remaining'] };

/** What pg_trigger.tgtype says of a trigger after every kind of statement: insert, delete, update, truncate. */
const onEveryChange = 4 + 8 + 16 + 32;

describe('what is kept in memory hears of every change', () => {
  const tables = declaredReferences.flatMap((reference) => reference.tables);

  test('there is something to hold', () => {
    expect(tables.length).toBeGreaterThan(5);
  });

  test.each(tables)('%s has a trigger on every kind of change', async (table) => {
    const { rows } = await sql<{ tgtype: number }>`
      select tgtype from pg_trigger where tgrelid = ${table}::regclass and tgname = 'note_change'`.execute(world.db);
    expect(rows).toEqual([{ tgtype: onEveryChange }]);
  });

  test.each(tables)('a change of any column of %s is heard of', async (table) => {
    const { rows } = await sql<{ attname: string }>`
      select attname from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'note_change'
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
        and cardinality(t.tgattr::int2[]) > 0 and not a.attnum = any (t.tgattr::int2[])
      order by attname`.execute(world.db);
    expect(rows.map(({ attname }) => attname)).toEqual(neverInMemory[table] ?? []);
  });
});
