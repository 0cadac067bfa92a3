import type { ColumnType } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { isSafeAddress } from '../../platform/safe-address.ts';

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

/** Writes a content fragment that is not there yet. @throws Error for an address that may not stand in a page */
export async function addDocument(db: Database, name: string, body: unknown): Promise<void> {
  const unsafe = addressesIn(body).find((address) => !isSafeAddress(address));
  if (unsafe !== undefined) throw new Error(`${name}: ${unsafe} is neither https nor of this site`);
  await db
    .$extendTables<ContentTables>()
    .insertInto('content.document')
    .values({ name, body: JSON.stringify(body), version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every `href` and `src` of a document, with its placeholders filled. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    (name === 'href' || name === 'src') && typeof inner === 'string'
      ? [inner.replaceAll('{banner}', 'banner')]
      : addressesIn(inner),
  );
}
