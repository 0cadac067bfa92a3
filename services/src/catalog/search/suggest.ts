import { LRUCache } from 'lru-cache';
import type { ServiceContext } from '../../platform/service.ts';
import { comparable, searchWords, wordsIn } from '../rules/search-query.ts';
import { beginsLike, distinctPhrases, likeliestPlaces, mostSuggested } from '../rules/suggestions.ts';
import { brandsById } from '../store/brands.ts';
import { type Department, departmentTree } from '../store/departments.ts';
import { phrasesLike } from '../store/phrases.ts';
import type { At } from '../store/products.ts';
import { type SuggestionsFound, suggestedProducts } from '../store/suggestions.ts';
import { knownSynonyms } from '../store/synonyms.ts';
import { catalogDb } from '../store/tables.ts';
import { whileUnchanged } from '../store/unchanged.ts';
import { storeToday, viewsByBpn } from './products-of.ts';

const nothing: SuggestionsFound = { snapshot: '', bpns: [], total: 0, shelves: new Map() };

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Place = Omit<At, 'today'>;
type Find = (at: At, q: string) => Promise<SuggestionsFound>;

/** What suggests while someone types (S-250). */
export function createSuggest(context: Context) {
  const find = rememberingShort(context, (at, q) => found(context, at, q));
  return async ({ q, ...at }: Place & { q: string }) => suggestionsFor(context, find, at, q);
}

/** A letter or two match much of the catalog; how much, and what comes first, is told anew every minute. */
function rememberingShort({ db, clock }: Context, find: Find): Find {
  const known = new LRUCache<string, Promise<SuggestionsFound>>({ max: 2000 });
  return (at, q) => {
    const typed = comparable(q);
    if (typed.length > 2)
      return whileUnchanged(
        db,
        { storeId: at.storeId, key: ['suggestions', at, q], snapshotOf: ({ snapshot }) => snapshot },
        () => find(at, q),
      );
    const minute = Math.floor(clock.now().epochMilliseconds / 60_000);
    const key = JSON.stringify([minute, at, typed]);
    const asked = known.get(key) ?? find(at, q);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

async function found({ db }: Context, at: At, q: string): Promise<SuggestionsFound> {
  const words = wordsIn(q);
  const synonyms = await knownSynonyms(db);
  const [begun, whole] = [searchWords(words, synonyms, 'BEGINNING'), searchWords(words, synonyms, 'WORDS')];
  if (!begun || !whole) return nothing;
  return suggestedProducts(catalogDb(db), { ...at, day: at.today, begun, whole, products: mostSuggested.products });
}

/** Searches, shelves and aisles, brands, and products. */
async function suggestionsFor(context: Context, find: Find, asked: Place, q: string) {
  const { db: database } = context;
  const db = catalogDb(database);
  const at = await storeToday(context, asked);
  const typed = comparable(q);
  const [phrases, found, tree, brands] = await Promise.all([
    typed === '' ? [] : phrasesLike(db, /\s$/.test(q) ? `${typed} ` : typed, 2 * mostSuggested.queries),
    find(at, q),
    departmentTree(database),
    brandsById(database),
  ]);
  const places = likeliestPlaces(placesOf(tree, found.shelves), typed);
  return {
    queries: distinctPhrases(phrases, mostSuggested.queries),
    places: places.map(({ shelfId, aisleId, name, department, matches }) => ({
      shelfId,
      aisleId,
      name,
      departmentId: department.departmentId,
      departmentName: department.name,
      productCount: matches,
    })),
    brands: [...brands.values()]
      .filter(({ name }) => beginsLike(name, typed))
      .slice(0, mostSuggested.brands)
      .map(({ brandId, name, tagline }) => ({ brandId, name, tagline })),
    products: await viewsByBpn(database, found.bpns, at),
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
        matches: matches.get(shelf.shelfId) ?? 0,
      }));
      const all = within.reduce((sum, shelf) => sum + shelf.matches, 0);
      return all === 0 ? [] : [{ shelfId: null, aisleId, name, department, matches: all }, ...within];
    }),
  );
}
