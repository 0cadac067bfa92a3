import type { Database } from '../../platform/database/database.ts';
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
