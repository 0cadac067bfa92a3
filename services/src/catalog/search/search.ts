import { ServiceError } from '../../platform/http/errors.ts';
import type { Language } from '../../../../server-kit/language.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeDay } from '../../platform/store-day.ts';
import { facetCounts } from '../rules/facet-counts.ts';
import { type Filters, filtersIn, priceBandsOf } from '../rules/facets.ts';
import { type ListPlace, pageToken, placeOf } from '../rules/page-token.ts';
import type { Channel, Program } from '../rules/product.ts';
import type { Reading } from '../rules/search-query.ts';
import { defaultSort, type SortKey, sortKeys, sorts } from '../rules/sorts.ts';
import { brandsById } from '../store/brands.ts';
import { departmentTree } from '../store/departments.ts';
import { endPastOuts } from '../store/product-outs.ts';
import { type Found, searchProducts } from '../store/search.ts';
import { catalogDb } from '../store/tables.ts';
import { whileUnchanged } from '../store/unchanged.ts';
import { facetsView } from '../views/facets.ts';
import { departmentsFor, fewerWordsFor, nearestFor, spellingFor, storesThatHave } from './nothing-found.ts';
import { knownStore, type PlaceIds, shelvesOf, viewsByBpn } from './products-of.ts';
import { understood } from './understanding.ts';

export interface SearchRequest extends PlaceIds {
  storeId: string;
  channel?: Channel | undefined;
  q?: string | undefined;
  /** Of the page: which of two languages a word is taken for. */
  language?: Language | undefined;
  sellerId?: string | undefined;
  program?: Program | undefined;
  filters?: string | undefined;
  sort?: SortKey | undefined;
  pageSize?: number | undefined;
  pageToken?: string | undefined;
}

/** Fewer make one wonder about the spelling. */
const few = 3;

/** A page of what a shopper looks for, with facets, in a store and channel (N-55). @throws ServiceError 400, 404 */
export async function search({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>, request: SearchRequest) {
  const { storeId, channel, sort = defaultSort, pageSize: limit = 24, sellerId, program, language } = request;
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
  const find = async (text: string | undefined, reading: Reading): Promise<Found> => {
    const matching = { ...(await understood(db, text, { reading, language })), shelfIds, sellerId, program };
    const query = { storeId, channel, day, matching, filters, hidesSoldOut, chosenShelves, sort, after, limit };
    const fresh = () => searchProducts(catalogDb(db), query);
    // What a first page finds is the same for everyone who asks for it.
    return after
      ? fresh()
      : whileUnchanged(db, { storeId, key: ['search', query], snapshotOf: ({ snapshot }) => snapshot }, fresh);
  };

  let { reading, spelling } = after ?? { reading: 'WORDS' as Reading, spelling: null as string | null };
  let found = await find(spelling ?? request.q, reading);
  const typed = request.q?.trim() ?? '';
  const isFirst = !after && typed !== '';
  if (isFirst && found.totalUnfiltered === 0) {
    reading = 'BEGINNING';
    found = await find(typed, reading);
  }
  const isMissing = isFirst && found.totalUnfiltered === 0;
  const isSoldOut = isFirst && !isMissing && facetCounts(found.groups).reachable === 0;
  const otherStores =
    isMissing || isSoldOut
      ? await storesThatHave(db, storeId, channel, {
          ...(await understood(db, typed, { reading: isMissing ? 'WORDS' : reading, language })),
          shelfIds,
          sellerId,
          program,
        })
      : [];
  let didYouMean = spelling;
  // What other stores have was spelled as it's meant.
  if (isFirst && found.totalUnfiltered < few && otherStores.length === 0) {
    const meant = await spellingFor(db, typed);
    const better = meant === null ? null : await find(meant, 'WORDS');
    if (better && better.totalUnfiltered > found.totalUnfiltered) didYouMean = meant;
    if (isMissing && better && didYouMean !== null) [found, reading, spelling] = [better, 'WORDS', meant];
  }
  if (isMissing && didYouMean === null) {
    const fewer = await fewerWordsFor(db, typed);
    if (fewer !== null && (await find(fewer, 'WORDS')).totalUnfiltered > 0) didYouMean = fewer;
  }
  let counts = facetCounts(found.groups);
  // No list is empty only because what it would show is sold out.
  if (!after && hidesSoldOut && counts.total === 0 && counts.all > 0) {
    hidesSoldOut = false;
    found = await find(spelling ?? request.q, reading);
    counts = facetCounts(found.groups);
  }
  const last = found.page.at(-1);
  const { snapshot } = found;
  const unfiltered =
    found.listedUnfiltered ?? (filters.AVAILABILITY?.includes('ALL') ? found.totalUnfiltered : counts.unfiltered);
  const next =
    found.hasMore && last ? { sort, snapshot, day, reading, spelling, hidesSoldOut, unfiltered, ...last } : null;
  return {
    items: await viewsByBpn(
      db,
      found.page.map(({ bpn }) => bpn),
      { storeId, channel, today: storeDay(clock.now(), store.timeZone).date.toString() },
    ),
    total: counts.total,
    totalUnfiltered: unfiltered,
    nextPageToken: next && pageToken(next),
    facets: facetsView(counts, filters, {
      tree,
      brands: await brandsById(db),
      bands: priceBandsOf(program),
      isOfSales: found.isOfSales,
    }),
    sort,
    sorts: sortKeys.map((key) => ({ key, label: sorts[key].label })),
    didYouMean,
    nearest: isMissing && didYouMean === null ? await nearestFor(db, { storeId, channel }, typed, language) : null,
    corrected: spelling !== null,
    relatedDepartments: isMissing && spelling === null ? await departmentsFor(db, typed) : [],
    otherStores,
  };
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
