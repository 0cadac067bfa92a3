import type { Database } from '../../platform/database/database.ts';
import { refreshPhrases, type TypeName } from '../store/phrases.ts';
import { catalogDb } from '../store/tables.ts';
import { groceryTypes } from './grocery-types.ts';

const spanishNames: readonly TypeName[] = groceryTypes.types.flatMap(({ id, names }) =>
  names.es.map((name): TypeName => [id, name]),
);

/** Learns the words that products and their types are called by, in both languages: what a misspelled word can mean. */
export const learnPhrases = (db: Database): Promise<void> => refreshPhrases(catalogDb(db), spanishNames);
