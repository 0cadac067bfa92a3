import { ServiceError } from '../../platform/http/errors.ts';
import type { Language } from '../../../../server-kit/language.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeDay } from '../../platform/store-day.ts';
import { facetCounts } from '../rules/facet-counts.ts';
import { choiceWords } from '../rules/demand.ts';
import { type Filters, filtersIn, priceBandsOf } from '../rules/facets.ts';
import { type ListPlace, pageToken, placeOf } from '../rules/page-token.ts';
import type { Channel, Program } from '../rules/product.ts';
import { comparable, type Reading, singular, wordsIn } from '../rules/search-query.ts';
import { defaultSort, type SortKey, sortKeys, sorts } from '../rules/sorts.ts';
import { brandsById } from '../store/brands.ts';
import { departmentTree } from '../store/departments.ts';
import { endPastOuts } from '../store/product-outs.ts';
import type { StockedProduct } from '../store/products.ts';
import { type Found, searchProducts, usualsAmong } from '../store/search.ts';
import type { Matching } from '../store/search-parts.ts';
import { catalogDb } from '../store/tables.ts';
import { whileUnchanged } from '../store/unchanged.ts';
import { facetsView } from '../views/facets.ts';
import type { Columns } from './columns/columns.ts';
import { firstFound, nothingTried } from './first-found.ts';
import { placesFor } from './demand-of.ts';
import { departmentsFor, nearestFor } from './nothing-found.ts';
import { knownStore, type PlaceIds, productsInOrder, shelvesOf, viewsOf } from './products-of.ts';
import { type Understood, understood } from './understanding.ts';

export interface SearchRequest extends PlaceIds {
  storeId: string;
  channel?: Channel | undefined;
  q?: string | undefined;
  /** Of the page: which of two languages a word is taken for, and whose names are in order. */
  language?: Language | undefined;
  sellerId?: string | undefined;
  program?: Program | undefined;
  filters?: string | undefined;
  sort?: SortKey | undefined;
  /** What the household has bought before, by number: it comes first among what matches as well. */
  usuals?: string | undefined;
  pageSize?: number | undefined;
  pageToken?: string | undefined;
}

export interface SearchContext extends Pick<ServiceContext, 'db' | 'clock'> {
  /** What is in memory of the stores. */
  columns: Columns;
}

/** A page of what a shopper looks for, with facets, in a store and channel (N-55). @throws ServiceError 400, 404 */
export async function search({ db, clock, columns }: SearchContext, request: SearchRequest) {
  const { storeId, channel, sort = defaultSort, pageSize: limit = 24, sellerId, program, language = 'en' } = request;
  const store = await knownStore(db, storeId);
  const after = placeIn(request.pageToken, sort);
  const filters = filtersOf(request.filters);
  const shelfIds = await shelvesOf(db, request);
  const tree = await departmentTree(db);
  const chosenShelves = shelvesChosen(tree, filters);
  const today = storeDay(clock.now(), store.timeZone).date.toString();
  await endPastOuts(db, storeId, today);
  const day = after?.day ?? today;
  // S-263: what is in stock, unless the shopper chose otherwise.
  let hidesSoldOut = after?.hidesSoldOut ?? filters.AVAILABILITY === undefined;
  const scope = { shelfIds, sellerId, program };
  const listed = after?.language ?? language;
  const findWhat = async (matching: Matching): Promise<Found> => {
    const named = sorts[sort].field === 'name' ? listed : null;
    const wanted = { storeId, channel, day, matching, filters, hidesSoldOut, chosenShelves };
    const query = { ...wanted, sort, language: named, after, limit };
    const words = sorts[sort].field === 'rank' && 'words' in matching ? choiceWords(request.q ?? '') : null;
    const usuals = words === null ? [] : await usualsAmong(db, matching, numbersIn(request.usuals));
    const fresh = async () => {
      const places = words === null ? undefined : await placesFor(db, { storeId, words, day, usuals });
      const placed = { ...query, places };
      return (await columns.find(placed)) ?? searchProducts(catalogDb(db), placed);
    };
    const kept = { storeId, key: ['search', query, words], snapshotOf: ({ snapshot }: Found) => snapshot };
    // What a first page finds is the same for everyone who asks for it, and has bought nothing of it.
    return after || usuals.length > 0 ? fresh() : whileUnchanged(db, kept, fresh);
  };
  const countOf = async (matching: Matching): Promise<number> => facetCounts((await findWhat(matching)).groups).total;
  const read = (text: string | undefined, how: Reading) => understood(db, text, { reading: how, language });
  const find = async (text: string | undefined, how: Reading): Promise<Found> => {
    const { matching, nearest, thing } = await read(text, how === 'BEGINNING' ? how : 'WORDS');
    const what = how === 'NEAREST' ? nearest : how === 'THING' ? thing : null;
    return findWhat({ ...(what ?? matching), ...scope });
  };

  const typed = request.q?.trim() ?? '';
  const first =
    after || typed === ''
      ? againAt(after)
      : await firstFound(db, { typed, language, storeId, channel, scope, read, find, findWhat });
  const { reading, spelling, otherStores, isMissing } = first;
  // What was said of a thing decides what comes first, also where it isn't asked.
  const sought = reading === 'THING' ? request.q : (spelling ?? request.q);
  let found = first.found ?? (await find(sought, reading));
  const asked = await read(spelling ?? request.q, 'WORDS');
  let counts = facetCounts(found.groups);
  // No list is empty only because what it would show is sold out.
  if (!after && hidesSoldOut && counts.total === 0 && counts.all > 0) {
    hidesSoldOut = false;
    found = await find(sought, reading);
    counts = facetCounts(found.groups);
  }
  const last = found.page.at(-1);
  const { snapshot } = found;
  const unfiltered =
    found.listedUnfiltered ?? (filters.AVAILABILITY?.includes('ALL') ? found.totalUnfiltered : counts.unfiltered);
  const unstated =
    after || asked.without.length === 0 ? 0 : await countOf({ ...asked.matching, ...scope, isUnstated: true });
  const next =
    found.hasMore && last
      ? { sort, snapshot, day, reading, spelling, hidesSoldOut, unfiltered, language: listed, ...last }
      : null;
  const products = await productsInOrder(
    db,
    found.page.map(({ bpn }) => bpn),
    { storeId, channel, today: storeDay(clock.now(), store.timeZone).date.toString() },
  );
  const brands = await brandsById(db);
  return {
    items: await viewsOf(db, products),
    total: counts.total,
    totalUnfiltered: unfiltered,
    nextPageToken: next && pageToken(next),
    facets: facetsView(counts, filters, {
      tree,
      brands,
      bands: priceBandsOf(program),
      isOfSales: found.isOfSales,
    }),
    sort,
    sorts: sortKeys.map((key) => ({ key, label: sorts[key].label })),
    didYouMean: first.didYouMean,
    nearest:
      isMissing && first.didYouMean === null && products.length === 0
        ? await nearestFor(db, { storeId, channel }, typed, language)
        : null,
    corrected: spelling !== null,
    insteadOf: after ? null : insteadOf(asked, reading, products[0], brands),
    price: asked.price && { ...asked.price, textWithout: asked.textWithoutPrice },
    excluded: asked.without.map(({ kind, name }) => ({ kind, name })),
    unstated,
    relatedDepartments: isMissing && spelling === null ? await departmentsFor(db, typed) : [],
    otherStores,
  };
}

/** At most a hundred products, by their numbers. */
const numbersIn = (usuals = ''): number[] => usuals.split(',').filter(Boolean).map(Number).slice(0, 100);

/** A later page is found as its first page was. */
const againAt = (after: ListPlace | undefined) =>
  after
    ? { ...nothingTried, reading: after.reading, spelling: after.spelling, didYouMean: after.spelling }
    : nothingTried;

/** A kind or a brand that was asked for, where what is found is only the nearest to it. */
function insteadOf(
  { called }: Understood,
  reading: Reading,
  first: StockedProduct | undefined,
  brands: Awaited<ReturnType<typeof brandsById>>,
): string | null {
  if (!called || !first) return null;
  if (reading === 'NEAREST') return called.name;
  const names = [first.product.name, brands.get(first.product.brandId ?? '')?.name ?? ''];
  return called.isBrand && !isCalled(called.name, names) ? called.name : null;
}

/** Is a product called by all these words? */
function isCalled(name: string, texts: readonly string[]): boolean {
  const known = new Set(texts.flatMap((text) => wordsIn(comparable(text)).map(singular)));
  return wordsIn(comparable(name)).every((word) => known.has(singular(word)));
}

/** The shelves of the chosen departments and aisles. */
function shelvesChosen(tree: Awaited<ReturnType<typeof departmentTree>>, filters: Filters) {
  const idsOf = (shelves: readonly { shelfId: string }[]) => shelves.map(({ shelfId }) => shelfId);
  const aisles = tree.flatMap((department) => department.aisles);
  return {
    DEPARTMENT: tree
      .filter(({ departmentId }) => filters.DEPARTMENT?.includes(departmentId))
      .flatMap((department) => department.aisles.flatMap(({ shelves }) => idsOf(shelves))),
    AISLE: aisles.filter(({ aisleId }) => filters.AISLE?.includes(aisleId)).flatMap(({ shelves }) => idsOf(shelves)),
  };
}

function filtersOf(text: string | undefined): Filters {
  const filters = filtersIn(text ?? '');
  if (!filters) throw new ServiceError(400, 'FILTER_INVALID', "One of those filters doesn't exist.", 'filters');
  return filters;
}

function placeIn(token: string | undefined, sort: SortKey): ListPlace | undefined {
  if (token === undefined) return undefined;
  const place = placeOf(token, sort);
  if (place === null) throw new ServiceError(400, 'PAGE_TOKEN_INVALID', "That page doesn't exist.", 'pageToken');
  return place;
}
