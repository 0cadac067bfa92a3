import type { ServiceContext } from '../../platform/service.ts';
import { comparable, searchWords, wordsIn } from '../rules/search-query.ts';
import { beginsLike, distinctPhrases, likeliestPlaces, mostSuggested } from '../rules/suggestions.ts';
import { brandsById } from '../store/brands.ts';
import { type Department, departmentTree } from '../store/departments.ts';
import { phrasesLike } from '../store/phrases.ts';
import type { At } from '../store/products.ts';
import { carriedOn, type SuggestionsFound, suggestedProducts } from '../store/suggestions.ts';
import { knownSynonyms } from '../store/synonyms.ts';
import { catalogDb } from '../store/tables.ts';
import { knownStore, viewsByBpn } from './products-of.ts';

const nothing: SuggestionsFound = { bpns: [], total: 0, shelves: new Map() };

/** What someone who types this may mean: searches, shelves and aisles, brands, and products (S-250). */
export async function suggest({ db: database }: Pick<ServiceContext, 'db'>, { q, ...at }: At & { q: string }) {
  const db = catalogDb(database);
  await knownStore(database, at.storeId);
  const words = wordsIn(q);
  const synonyms = await knownSynonyms(database);
  const [begun, whole] = [searchWords(words, synonyms, 'BEGINNING'), searchWords(words, synonyms, 'WORDS')];
  const typed = comparable(q);
  const [phrases, found, tree, brands] = await Promise.all([
    typed === '' ? [] : phrasesLike(db, /\s$/.test(q) ? `${typed} ` : typed, 2 * mostSuggested.queries),
    begun && whole ? suggestedProducts(db, { ...at, begun, whole, products: mostSuggested.products }) : nothing,
    departmentTree(database),
    brandsById(database),
  ]);
  const places = likeliestPlaces(placesOf(tree, found.shelves), typed);
  const [products, carried] = await Promise.all([
    viewsByBpn(database, found.bpns, at),
    carriedOn(
      db,
      places.flatMap(({ shelfIds }) => shelfIds),
      at,
    ),
  ]);
  return {
    queries: distinctPhrases(phrases, mostSuggested.queries),
    places: places.map(({ shelfId, aisleId, name, department, shelfIds }) => ({
      shelfId,
      aisleId,
      name,
      departmentId: department.departmentId,
      departmentName: department.name,
      productCount: shelfIds.reduce((sum, id) => sum + (carried.get(id) ?? 0), 0),
    })),
    brands: [...brands.values()]
      .filter(({ name }) => beginsLike(name, typed))
      .slice(0, mostSuggested.brands)
      .map(({ brandId, name, tagline }) => ({ brandId, name, tagline })),
    products,
    total: found.total,
  };
}

/** The shelves that have something, and their aisles. */
function placesOf(tree: readonly Department[], matches: ReadonlyMap<string, number>) {
  return tree.flatMap((department) =>
    department.aisles.flatMap(({ aisleId, name, shelves }) => {
      const filled = shelves.filter(({ shelfId }) => matches.has(shelfId));
      const within = filled.map((shelf) => ({
        shelfId: shelf.shelfId as string | null,
        aisleId,
        name: shelf.name,
        department,
        shelfIds: [shelf.shelfId],
        matches: matches.get(shelf.shelfId) ?? 0,
      }));
      const all = within.reduce((sum, shelf) => sum + shelf.matches, 0);
      const shelfIds = shelves.map(({ shelfId }) => shelfId);
      return all === 0 ? [] : [{ shelfId: null, aisleId, name, department, shelfIds, matches: all }, ...within];
    }),
  );
}
