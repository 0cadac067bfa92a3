import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { synonymsByPhrase } from '../rules/search-query.ts';
import { catalogDb } from './tables.ts';

const synonyms = referenceData({
  name: 'synonyms',
  tables: ['catalog.synonym'],
  load: async (db): Promise<ReturnType<typeof synonymsByPhrase>> => {
    const rows = await catalogDb(db).selectFrom('catalog.synonym').select('phrases').orderBy('synonym_id').execute();
    return synonymsByPhrase(rows.map(({ phrases }) => phrases));
  },
});

/** What phrases can be called as well, by the phrase in the singular. */
export const knownSynonyms = (db: Database): Promise<ReturnType<typeof synonymsByPhrase>> => synonyms.read(db);
