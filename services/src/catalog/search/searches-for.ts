import type { Language } from '../../../../server-kit/language.ts';
import type { Database } from '../../platform/database/database.ts';
import { usualName } from '../rules/types/suggested-types.ts';
import { catalogDb } from '../store/tables.ts';
import { ownTypesOf } from '../store/types-held.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';

const byId = new Map(groceryTypes.types.map((type) => [type.id, type]));

/** What a shopper types who looks for each of these products, by number: what it is, in a language. One that has no type is missing. */
export async function searchesFor(
  db: Database,
  bpns: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const types = await ownTypesOf(catalogDb(db), bpns);
  return new Map(
    [...types].flatMap(([bpn, id]) => {
      const type = byId.get(id);
      return type ? [[bpn, usualName(type, language)] as const] : [];
    }),
  );
}
