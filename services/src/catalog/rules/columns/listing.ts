import type { CountedGroups } from '../facet-counts.ts';
import { priceBandsOf } from '../facets.ts';
import { type Channel, channels, type Program } from '../product.ts';
import { type SortKey, sorts } from '../sorts.ts';
import { FirstOf } from './first-of.ts';
import { GroupCounts } from './group-counts.ts';
import { type Choices, judgeOf, type Seen } from './judging.ts';
import type { OfferColumns } from './offer-columns.ts';
import type { ProductColumns } from './product-columns.ts';

/** Products that match, ascending by ordinal, and how well they do. */
export interface Matches {
  ordinals: Int32Array;
  scores: Int32Array;
}

/** What a list is made of. */
export interface Columns {
  products: ProductColumns;
  offers: OfferColumns;
  /** null for all products. */
  matches: Matches | null;
  /** The place of each name in the order of its language, by ordinal, for lists by name. */
  nameRanks: Int32Array | null;
}

export interface ListingQuery extends Choices {
  channel?: Channel | undefined;
  /** Days since 1970: a promotion runs through its last day. */
  day: number;
  scope: {
    shelfIds?: readonly string[] | undefined;
    sellerId?: string | undefined;
    program?: Program | undefined;
    price?: { low: number | null; high: number | null } | null | undefined;
  };
  /** Looks at nothing but what is on sale. */
  isOfSales: boolean;
  sort: SortKey;
  /** What comes first among what matches as well, by a product's number. */
  places?: ReadonlyMap<number, number> | undefined;
  /** Lists what comes after it; a name by its rank. */
  after?: { available: boolean; key: number; number: number } | undefined;
  limit: number;
}

/** A page of a list, and what its facets are counted from. */
export interface Listing {
  page: { ordinal: number; available: boolean; key: number }[];
  groups: CountedGroups;
  /** With what is sold out. */
  total: number;
  /** With what isn't on sale, in stock through some channel. */
  inStock: number;
}

/** More than any key that lists are sorted by, twice. */
const soldOut = 2 ** 33;

/** Counts every facet of what matches, and picks a page: as store/search.ts does it, in one walk over the columns. */
export function listingOf({ products, offers, matches, nameRanks }: Columns, query: ListingQuery): Listing {
  const { channel, scope, isOfSales, limit, after } = query;
  const { isKnown, channels: eligibilities } = products;
  const { number: numbers, shelf, seller, program } = products.wide;
  const shelvesIn = scope.shelfIds && products.codes.shelf.chosen(scope.shelfIds);
  const sellersIn = scope.sellerId === undefined ? null : products.codes.seller.chosen([scope.sellerId]);
  const programsIn = scope.program === undefined ? null : products.codes.program.chosen([scope.program]);
  const low = scope.price?.low ?? 0;
  const high = scope.price ? (scope.price.high ?? Infinity) : Infinity;
  const bands = priceBandsOf(scope.program).map((band) => band.high);
  const reader = offers.pricesOn(query.day, channel === undefined ? null : channels.indexOf(channel));
  const eligible = channel === undefined ? (1 << channels.length) - 1 : 1 << channels.indexOf(channel);
  const judge = judgeOf(products, query, scope.program);
  const keyOf = sortingOf({ products, matches, nameRanks }, query);
  const direction = sorts[query.sort].rule[0] === 'asc' ? 1 : -1;
  const orderOf = (isAvailable: boolean, key: number) => (isAvailable ? 0 : soldOut) + direction * key;
  const begin = after && { order: orderOf(after.available, after.key), number: after.number };
  const counts = new GroupCounts(products);
  const first = new FirstOf(limit);
  const seen: Seen = { ordinal: 0, can: 0, isAvailable: false, isDeal: false, band: 0 };
  const count = matches ? matches.ordinals.length : products.count;
  let [total, inStock] = [0, 0];
  for (let at = 0; at < count; at++) {
    const ordinal = matches ? matches.ordinals[at]! : at;
    if (isKnown[ordinal] !== 1) continue;
    if (shelvesIn && shelvesIn[shelf[ordinal]!] !== 1) continue;
    if (sellersIn && sellersIn[seller[ordinal]!] !== 1) continue;
    if (programsIn && programsIn[program[ordinal]!] !== 1) continue;
    reader.read(ordinal);
    const { price, isDeal } = reader;
    if (price < low || price > high) continue;
    const can = price > 0 ? eligibilities[ordinal]! & offers.stockOf(ordinal) : 0;
    if (can !== 0) inStock += 1;
    if (isOfSales && !isDeal) continue;
    total += 1;
    let band = 0;
    while (price > bands[band]!) band += 1;
    seen.ordinal = ordinal;
    seen.can = can;
    seen.isAvailable = (can & eligible) !== 0;
    seen.isDeal = isDeal;
    seen.band = band;
    const failed = judge(seen);
    counts.add(seen, failed);
    if (failed !== 0) continue;
    const order = orderOf(seen.isAvailable, keyOf(ordinal, at, price, isDeal));
    const number = numbers[ordinal]!;
    if (begin && (order < begin.order || (order === begin.order && number <= begin.number))) continue;
    first.add(order, number, ordinal);
  }
  const page = first.inOrder().map(({ ordinal, order }) => {
    const available = order < soldOut / 2;
    return { ordinal, available, key: direction * (available ? order : order - soldOut) + 0 };
  });
  return { page, groups: counts.groups(), total, inStock };
}

/** Deals above everything else. */
const dealPoints = 1_000_000_000;

/** What a product is sorted by. @throws Error for names whose order isn't known */
function sortingOf(
  { products, matches, nameRanks }: Omit<Columns, 'offers'>,
  { sort, places }: ListingQuery,
): (ordinal: number, at: number, price: number, isDeal: boolean) => number {
  const { number, popularity, worth } = products.wide;
  switch (sorts[sort].field) {
    case 'rank': {
      const scoreOf = matches ? (_: number, at: number) => matches.scores[at]! : (ordinal: number) => worth[ordinal]!;
      return places?.size ? (ordinal, at) => scoreOf(ordinal, at) + (places.get(number[ordinal]!) ?? 0) : scoreOf;
    }
    case 'popularity':
      return (ordinal) => popularity[ordinal]!;
    case 'deal':
      return (ordinal, _at, _price, isDeal) =>
        (isDeal ? dealPoints : 0) + Math.min(popularity[ordinal]!, dealPoints - 1);
    case 'name':
      if (!nameRanks) throw new Error('The order of names is missing.');
      return (ordinal) => nameRanks[ordinal]!;
    case 'price':
      return (_ordinal, _at, price) => price;
  }
}
