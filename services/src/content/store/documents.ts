import type { ColumnType } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import type { Language } from '../../../../server-kit/language.ts';
import { isSafeAddress } from '../../../../server-kit/safe-address.ts';

type ContentTables = {
  'content.document': { name: string; body: ColumnType<unknown, string, string>; version: number };
};

const documents = referenceData({
  name: 'documents',
  tables: ['content.document'],
  load: async (db): Promise<ReadonlyMap<string, { body: unknown; version: number }>> => {
    const rows = await db.$extendTables<ContentTables>().selectFrom('content.document').selectAll().execute();
    return new Map(rows.map(({ name, body, version }) => [name, { body, version }]));
  },
});

/** The name of a text page: `page/terms`, `page/terms/haggen`, and in Spanish `page/terms@es`. */
export const pageKey = (name: string, language: Language): string =>
  language === 'en' ? `page/${name}` : `page/${name}@${language}`;

/** A content fragment and its version; undefined if there is none by this name. */
export async function documentOf<T>(db: Database, name: string): Promise<{ body: T; version: number } | undefined> {
  return (await documents.read(db)).get(name) as { body: T; version: number } | undefined;
}

/** Writes a content fragment if it doesn't exist yet. @throws Error for an address that isn't allowed in a page */
export async function addDocument(db: Database, name: string, body: unknown): Promise<void> {
  const unsafe = addressesIn(body).find((address) => !isSafeAddress(address));
  if (unsafe !== undefined) throw new Error(`${name}: ${unsafe} is neither https nor on this site`);
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
