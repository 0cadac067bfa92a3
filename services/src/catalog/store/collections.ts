import type { Database, Transaction } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import type { Collection } from '../rules/collections.ts';
import { catalogDb } from './tables.ts';

const collections = referenceData({
  name: 'collections',
  tables: ['catalog.collection', 'catalog.collection_item'],
  load: async (database): Promise<readonly Collection[]> => {
    const db = catalogDb(database);
    const rows = await db.selectFrom('catalog.collection').selectAll().orderBy('position').execute();
    const items = await db.selectFrom('catalog.collection_item').selectAll().orderBy('position').execute();
    const itemsOf = Map.groupBy(items, (item) => item.collection_id);
    return rows.map(({ collection_id: collectionId, title, subtitle, department_id, filters }) => ({
      collectionId,
      title,
      subtitle,
      departmentId: department_id,
      filters,
      bpns: (itemsOf.get(collectionId) ?? []).map(({ bpn }) => bpn),
    }));
  },
});

/** The collections of the home page, in order. */
export const allCollections = (db: Database): Promise<readonly Collection[]> => collections.read(db);

/** Writes the shelves of the home page, in their order. */
export async function addCollections(trx: Transaction, collections: readonly Collection[]): Promise<void> {
  const db = catalogDb(trx);
  await db
    .insertInto('catalog.collection')
    .values(
      collections.map(({ collectionId, title, subtitle, departmentId, filters }, position) => ({
        collection_id: collectionId,
        title,
        subtitle,
        department_id: departmentId,
        filters,
        position,
      })),
    )
    .execute();
  const items = collections.flatMap(({ collectionId, bpns }) =>
    bpns.map((bpn, position) => ({ collection_id: collectionId, bpn, position })),
  );
  await db.insertInto('catalog.collection_item').values(items).execute();
}
