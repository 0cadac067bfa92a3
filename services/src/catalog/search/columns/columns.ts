import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../../../../server-kit/language.ts';
import type { ServiceContext } from '../../../platform/service.ts';
import { type Listing, listingOf, type ListingQuery } from '../../rules/columns/listing.ts';
import type { ProductColumns } from '../../rules/columns/product-columns.ts';
import { sorts } from '../../rules/sorts.ts';
import { areOffersAsSeen } from '../../store/columns/changes.ts';
import { offersAt, type ReadOffers } from '../../store/columns/offers.ts';
import { bpnOf, type Found, isOfSales, type SearchQuery } from '../../store/search.ts';
import { catalogDb } from '../../store/tables.ts';
import { createMemory } from './memory.ts';

/** Finds in memory what the database would find (decision 63). */
export interface Columns {
  /** The same as `searchProducts` answers; null where memory can't tell. */
  find(query: SearchQuery): Promise<Found | null>;
}

/** A longer wait for what isn't in memory yet costs more than asking the database. */
const longestWait = 250;
/** So often it's tried while products change. */
const mostTries = 3;

/** Columns of the stores that are searched, in memory up to a limit. @param readOffers reads a store; @param waits milliseconds for what isn't in memory yet */
export function createColumns(
  context: Pick<ServiceContext, 'db' | 'database' | 'config' | 'log'>,
  { readOffers = offersAt, waits = longestWait }: { readOffers?: ReadOffers; waits?: number } = {},
): Columns {
  const { db: database, config, log } = context;
  if (config.searchMemoryMb === 0) return { find: async () => null };
  const db = catalogDb(database);
  const memory = createMemory(context, config.searchMemoryMb * 2 ** 20, readOffers);

  async function answer(query: SearchQuery): Promise<Found | null> {
    const { storeId, after } = query;
    const names = namesInOrder(query);
    for (let tries = 0; tries < mostTries; tries++) {
      const nation = await memory.nation();
      const { products } = nation;
      const { version } = products;
      const matches = await nation.matchesOf(query.matching);
      const nameRanks = names === null ? null : await nation.nameRanks(names);
      if (matches === undefined || nameRanks === undefined) {
        await memory.caughtUp();
        continue;
      }
      const store = memory.stores.known(storeId) ?? (await memory.stores.load(storeId));
      if (!store) return null;
      const isSame = () => products.version === version && memory.stores.known(storeId) === store;
      if ((await memory.caughtUp(store)) !== nation || !isSame()) continue;
      const { offers, snapshot } = store;
      const begin = after && placeIn(products, names && { language: names, ranks: nameRanks }, after);
      if (after) {
        const { version: seen } = offers;
        const isAsSeen = await areOffersAsSeen(db, { storeId, snapshot: after.snapshot });
        if (!begin || !isAsSeen || !isSame() || offers.version !== seen) return null;
      }
      const listing = listingOf({ products, offers, matches, nameRanks }, listingQuery(query, begin));
      return foundOf(query, products, { ...listing, snapshot });
    }
    return null;
  }

  return {
    async find(query) {
      const answered = new AbortController();
      const late = wait(waits, null, { ref: false, signal: answered.signal });
      try {
        return await Promise.race([answer(query), late]);
      } catch (error) {
        log.warn({ err: error }, 'A search could not be answered from memory');
        return null;
      } finally {
        answered.abort();
      }
    },
  };
}

/** Whose names a list is in the order of, if it is by name. */
const namesInOrder = ({ sort, language }: SearchQuery): Language | null =>
  sorts[sort].field === 'name' ? (language ?? 'en') : null;

type Place = NonNullable<SearchQuery['after']>;
type Begin = NonNullable<ListingQuery['after']>;

/** Where a page begins; undefined where a name isn't what it was. */
function placeIn(
  products: ProductColumns,
  names: { language: Language; ranks: Int32Array | null } | null,
  { available, key, bpn }: Place,
): Begin | undefined {
  const number = Number(bpn);
  if (typeof key === 'number') return { available, key, number };
  const ordinal = products.ordinalOf(number);
  if (names === null || ordinal === undefined || products.order[names.language][ordinal] !== key) return undefined;
  return { available, key: names.ranks?.[ordinal] ?? 0, number };
}

const listingQuery = (query: SearchQuery, after: Begin | undefined): ListingQuery => ({
  channel: query.channel,
  day: Temporal.PlainDate.from(query.day).since('1970-01-01').days,
  filters: query.filters,
  hidesSoldOut: query.hidesSoldOut,
  chosenShelves: query.chosenShelves,
  scope: query.matching,
  isOfSales: isOfSales(query),
  sort: query.sort,
  places: query.places,
  after,
  limit: query.limit + 1,
});

function foundOf(
  query: SearchQuery,
  { order, wide }: ProductColumns,
  { page, groups, total, inStock, snapshot }: Listing & { snapshot: string },
): Found {
  const { after, limit } = query;
  const ofSales = isOfSales(query);
  const names = namesInOrder(query);
  return {
    snapshot: after?.snapshot ?? snapshot,
    totalUnfiltered: after?.unfiltered ?? (ofSales ? inStock : total),
    listedUnfiltered: after?.unfiltered ?? (ofSales ? inStock : null),
    isOfSales: ofSales,
    page: page.slice(0, limit).map(({ ordinal, available, key }) => ({
      bpn: bpnOf(wide.number[ordinal] ?? 0),
      available,
      key: names === null ? key : (order[names][ordinal] ?? ''),
    })),
    hasMore: page.length > limit,
    groups,
  };
}
