import type { Database } from '../../platform/database/database.ts';
import { comparable, searchWords, wordsIn } from '../rules/search-query.ts';
import { departmentTree } from '../store/departments.ts';
import { productsByBpn } from '../store/products.ts';
import { suggestedProducts } from '../store/suggestions.ts';
import { knownSynonyms } from '../store/synonyms.ts';
import { catalogDb } from '../store/tables.ts';

/** Likely products that are looked at. */
const mostLookedAt = 12;

/**
 * The shelf on which a store has what these words mean: the one that is called so, or else that of the likely product with the
 * shortest name: bananas are fruit, not baby food. null if the store has nothing like it.
 */
export async function shelfOfWords(
  db: Database,
  text: string,
  at: { storeId: string; today: string },
): Promise<string | null> {
  const words = wordsIn(text);
  const synonyms = await knownSynonyms(db);
  const whole = searchWords(words, synonyms, 'WORDS');
  if (!whole) return null;
  const asked = { storeId: at.storeId, day: at.today, begun: whole, whole, products: mostLookedAt };
  const [{ bpns, shelves }, tree] = await Promise.all([suggestedProducts(catalogDb(db), asked), departmentTree(db)]);
  const places = tree
    .flatMap(({ aisles }) => aisles)
    .flatMap(({ shelves: all }) =>
      all.map(({ shelfId, name }) => ({ shelfId, name, matches: shelves.get(shelfId) ?? 0 })),
    )
    .filter(({ name, matches }) => matches > 0 && comparable(name) === comparable(text));
  const [named] = places.toSorted((one, other) => other.matches - one.matches);
  if (named) return named.shelfId;
  const found = await productsByBpn(catalogDb(db), bpns, at);
  const [plainest] = found.toSorted(
    (one, other) => wordsIn(one.product.name).length - wordsIn(other.product.name).length,
  );
  return plainest?.product.shelfId ?? null;
}
