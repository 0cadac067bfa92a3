import type { ColumnType } from 'kysely';
import type { Database } from '../../platform/database.ts';

type ContentTables = {
  'content.document': { name: string; body: ColumnType<unknown, string, string>; version: number };
};

/** A content fragment and its version; undefined when there is none of this name. */
export async function documentOf<T>(db: Database, name: string): Promise<{ body: T; version: number } | undefined> {
  const row = await db
    .$extendTables<ContentTables>()
    .selectFrom('content.document')
    .select(['body', 'version'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { body: row.body as T, version: row.version };
}

/** Writes a content fragment that is not there yet. */
export async function addDocument(db: Database, name: string, body: unknown): Promise<void> {
  await db
    .$extendTables<ContentTables>()
    .insertInto('content.document')
    .values({ name, body: JSON.stringify(body), version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
