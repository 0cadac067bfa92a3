import { LRUCache } from 'lru-cache';
import type { Language } from '../../../../server-kit/language.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { comparable, searchWords, wordsIn } from '../rules/search-query.ts';
import {
  backedTypes,
  beginsLike,
  distinctPhrases,
  likeliestScopes,
  mostSuggested,
  namesToSearch,
} from '../rules/suggestions.ts';
import { suggestedTypes, type TypeNamed, typesHeld } from '../rules/types/suggested-types.ts';
import { type Brand, brandsById } from '../store/brands.ts';
import { type Department, departmentTree } from '../store/departments.ts';
import type { At } from '../store/products.ts';
import { type SuggestionsFound, suggestedProducts } from '../store/suggestions.ts';
import { knownSynonyms } from '../store/synonyms.ts';
import { catalogDb } from '../store/tables.ts';
import { whileUnchanged } from '../store/unchanged.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';
import { spellingFor } from './nothing-found.ts';
import { storeToday, viewsByBpn } from './products-of.ts';
import type { TypesAt } from './types-at.ts';
import { understood } from './understanding.ts';

const nothing: SuggestionsFound = {
  snapshot: '',
  bpns: [],
  names: [],
  total: 0,
  isWhole: false,
  shelves: new Map(),
  brands: new Map(),
};

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Place = Omit<At, 'today'>;

/** What was typed, the language of the page, and the types that may be meant. */
interface Typed {
  q: string;
  language: Language;
  types: readonly TypeNamed[];
}
type Find = (at: At, typed: Typed) => Promise<SuggestionsFound>;

/** What suggests while someone types (S-250). */
export function createSuggest(context: Context, typesAt: TypesAt) {
  const find = rememberingShort(context, (at, typed) => found(context, at, typed));
  return async ({ q, language = 'en', ...asked }: Place & { q: string; language?: Language | undefined }) => {
    const at = await storeToday(context, asked);
    const held = typesHeld(groceryTypes, await typesAt(asked));
    const typed = (text: string) => ({ q: text, language, types: suggestedTypes(groceryTypes, held, text, language) });
    return suggestionsFor(context, find, at, typed, q);
  };
}

/** A letter or two match much of the catalog; how much, and what comes first, is told anew every minute. */
function rememberingShort({ db, clock }: Context, find: Find): Find {
  const known = new LRUCache<string, Promise<SuggestionsFound>>({ max: 2000 });
  return (at, typed) => {
    const { q, language } = typed;
    const plain = comparable(q);
    if (plain.length > 2)
      return whileUnchanged(
        db,
        { storeId: at.storeId, key: ['suggestions', at, q, language], snapshotOf: ({ snapshot }) => snapshot },
        () => find(at, typed),
      );
    const minute = Math.floor(clock.now().epochMilliseconds / 60_000);
    const key = JSON.stringify([minute, at, plain, language]);
    const asked = known.get(key) ?? find(at, typed);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

async function found({ db }: Context, at: At, { q, language, types }: Typed): Promise<SuggestionsFound> {
  const words = wordsIn(q);
  const synonyms = await knownSynonyms(db);
  const begun = searchWords(words, synonyms, 'BEGINNING');
  // As many are told of as the search finds.
  const { matching } = await understood(db, q, { reading: 'WORDS', language });
  const whole = 'words' in matching ? matching.words : searchWords(words, synonyms, 'WORDS');
  if (!begun || !whole) return nothing;
  // What is meant comes first: the type that is named, or else those that may come of what was typed.
  const likely = whole.types ?? {
    ids: types.slice(0, mostSuggested.products).map(({ id }) => id),
    rest: null,
    department: '',
    broader: [],
  };
  return suggestedProducts(catalogDb(db), {
    ...at,
    day: at.today,
    begun: { ...begun, types: likely },
    whole,
    products: mostSuggested.products,
  });
}

/** Searches, departments to search in, brands, and products for what was typed; or for what it was probably meant to be, when nothing fits it. */
async function suggestionsFor(context: Context, find: Find, at: At, typed: (text: string) => Typed, q: string) {
  const { db } = context;
  const asTyped = typed(q);
  const first = await searchesFor(find, at, asTyped);
  const meant =
    first.queries.length + first.found.bpns.length === 0 ? await spellingFor(db, wordsIn(q), asTyped.language) : null;
  const { queries, found: hits } = meant === null ? first : await searchesFor(find, at, typed(meant));
  const begun = comparable(meant ?? q);
  const [tree, brands] = await Promise.all([departmentTree(db), brandsById(db)]);
  return {
    queries: meant === null ? queries : distinctPhrases([meant, ...queries], q, mostSuggested.queries),
    scopes: likeliestScopes(first.found.isWhole ? scopesOf(tree, first.found.shelves) : []).map(
      ({ departmentId, name, matches }) => ({
        departmentId,
        departmentName: name,
        productCount: matches,
      }),
    ),
    brands: brandsCalled(brands, hits, begun),
    products: await viewsByBpn(
      db,
      hits.bpns.length > 0 ? hits.bpns : await likeliestProducts(find, at, typed, queries),
      at,
    ),
    total: first.found.total,
  };
}

async function searchesFor(find: Find, at: At, typed: Typed): Promise<{ queries: string[]; found: SuggestionsFound }> {
  const hits = await find(at, typed);
  const phrases = [
    ...backedTypes(typed.types, hits.names).map(({ name }) => name),
    ...namesToSearch(groceryTypes, hits.names, typed.q),
  ];
  return { queries: distinctPhrases(phrases, typed.q, mostSuggested.queries), found: hits };
}

/** What the first suggestion finds, where no product has the letters that were typed: those of "lech" are written in English. */
async function likeliestProducts(
  find: Find,
  at: At,
  typed: (text: string) => Typed,
  [query]: readonly string[],
): Promise<readonly string[]> {
  return query === undefined ? [] : (await find(at, typed(query))).bpns;
}

/** The departments with how much each has of what a search for it finds. */
const scopesOf = (tree: readonly Department[], shelves: ReadonlyMap<string, number>) =>
  tree.map(({ departmentId, name, aisles }) => ({
    departmentId,
    name,
    matches: aisles
      .flatMap((aisle) => aisle.shelves)
      .reduce((sum, { shelfId }) => sum + (shelves.get(shelfId) ?? 0), 0),
  }));

/** The brands that are called so and that the store has, those it has most of first. */
const brandsCalled = (brands: ReadonlyMap<string, Brand>, { brands: held }: SuggestionsFound, begun: string) =>
  [...brands.values()]
    .filter(({ brandId, name }) => held.has(brandId) && beginsLike(name, begun))
    .toSorted((one, other) => (held.get(other.brandId) ?? 0) - (held.get(one.brandId) ?? 0))
    .slice(0, mostSuggested.brands)
    .map(({ brandId, name, tagline }) => ({ brandId, name, tagline }));
