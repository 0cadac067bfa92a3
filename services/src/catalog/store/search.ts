import { type RawBuilder, sql } from 'kysely';
import {
  channelBits,
  dietBits,
  dietValues,
  type FacetKind,
  facetKinds,
  type Filters,
  priceBands,
} from '../rules/facets.ts';
import { type Channel, channels } from '../rules/product.ts';
import { type SortKey, sorts } from '../rules/sorts.ts';
import { asOf, eligible, matching, type Matching, offers } from './search-parts.ts';
import type { CatalogDb } from './tables.ts';

export interface SearchQuery {
  storeId: string;
  channel?: Channel | undefined;
  /** The store's day, `YYYY-MM-DD`: a promotion runs through its last day. */
  day: string;
  matching: Matching;
  filters: Filters;
  /** The shelves of the chosen departments and aisles. */
  chosenShelves: Readonly<Partial<Record<'DEPARTMENT' | 'AISLE', readonly string[]>>>;
  sort: SortKey;
  after?: { snapshot: string; available: boolean; key: number | string; bpn: string } | undefined;
  limit: number;
}

/** What a search finds: the page's numbers, and counts. */
export interface Found {
  snapshot: string;
  total: number;
  totalUnfiltered: number;
  page: { bpn: string; available: boolean; key: number | string }[];
  /** Whether another page follows. */
  hasMore: boolean;
  counts: FacetCounts;
}

/** How many products each value leaves, with the other facets' choices but not its own's. */
export interface FacetCounts {
  inStock: number;
  onSale: number;
  /** In the order of the values. */
  diets: readonly number[];
  channels: readonly number[];
  prices: readonly number[];
  /** By shelf, without the choice of departments, and without that of aisles. */
  departmentShelves: ReadonlyMap<string, number>;
  aisleShelves: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  sizes: ReadonlyMap<string, number>;
}

/** A facet's bit in `failed`: set for a product that its chosen values leave out. */
const bitOf = (kind: FacetKind): number => 1 << facetKinds.indexOf(kind);
/** Whether a product passes all facets but this one. */
const passesOthers = (kind: FacetKind): RawBuilder<unknown> =>
  sql`failed & ${sql.lit(~bitOf(kind) & ((1 << facetKinds.length) - 1))} = 0`;

interface Row {
  snapshot: string;
  page: [number: number, available: boolean, key: number | string][] | null;
  counts: {
    total: number;
    all: number;
    in_stock: number;
    on_sale: number;
    diets: number[];
    channels: number[];
    prices: number[];
  };
  groups: [kind: 'd' | 'a' | 'b' | 's', id: string, count: number][] | null;
}

/**
 * Counts and a page of what matches, in one statement: products that can't be had come last, then by the sort. Prices,
 * promotions, and stock count as the first page saw them (decision 34).
 */
export async function searchProducts(db: CatalogDb, query: SearchQuery): Promise<Found> {
  const { rows } = await sql<Row>`${statementOf(query)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A search always answers one row.');
  const page = (row.page ?? []).map(([number, available, key]) => ({ bpn: bpnOf(number), available, key }));
  const group = (kind: string) =>
    new Map((row.groups ?? []).filter(([of]) => of === kind).map(([, id, count]) => [id, count]));
  return {
    snapshot: query.after?.snapshot ?? row.snapshot,
    total: row.counts.total,
    totalUnfiltered: row.counts.all,
    page: page.slice(0, query.limit),
    hasMore: page.length > query.limit,
    counts: {
      inStock: row.counts.in_stock,
      onSale: row.counts.on_sale,
      diets: row.counts.diets,
      channels: row.counts.channels,
      prices: row.counts.prices,
      departmentShelves: group('d'),
      aisleShelves: group('a'),
      brands: group('b'),
      sizes: group('s'),
    },
  };
}

/** A number as the bpn it stands for. */
export const bpnOf = (number: number): string => String(number).padStart(9, '0');

function statementOf(query: SearchQuery): RawBuilder<unknown> {
  const { channel, day, sort, after, limit } = query;
  const { field, rule } = sorts[sort];
  const direction = rule[0] === 'asc' ? sql`asc` : sql`desc`;
  const beyond = rule[0] === 'asc' ? sql`>` : sql`<`;
  const typed = field === 'name' ? sql`text` : sql`int`;
  const key = {
    rank: sql`score`,
    popularity: sql`popularity`,
    // Below the largest integer, deals above everything else.
    deal: sql`deal::int * 1000000000 + least(popularity, 999999999)`,
    name: sql`name`,
    price: sql`price`,
  }[field];
  return sql`
    with ${asOf(query)} matched as materialized (
      select number, shelf_id, brand_id, size, diets, price, deal, can, available, ${key} as key, ${failed(query)} as failed
      from (
        select *, can & ${sql.lit(eligible(channel))} <> 0 and price > 0 as available,
          coalesce(deal_until >= ${day}::date, false) as deal
        from (
          select product.*, ${matching(query.matching).score} as score, ${offers(query)}
        ) as offered
        where price is not null
      ) as priced
    )
    select pg_current_snapshot()::text as snapshot,
      (select json_agg(json_build_array(number, available, key) order by available desc, key ${direction}, number) from (
        select number, available, key from matched where failed = 0
        ${
          after
            ? sql`and (available < ${after.available} or (available = ${after.available}
                and (key ${beyond} ${after.key}::${typed} or (key = ${after.key}::${typed} and number > ${Number(after.bpn)}))))`
            : sql``
        }
        order by available desc, key ${direction}, number limit ${limit + 1}
      ) as page) as page,
      (${counts}) as counts,
      (select json_agg(json_build_array(kind, id, count)) from (${groups}) as each) as groups`;
}

const countOf = (kind: FacetKind, test: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`count(*) filter (where ${test} and ${passesOthers(kind)})`;

const counts = sql`
  select json_build_object(
    'total', count(*) filter (where failed = 0), 'all', count(*),
    'in_stock', ${countOf('AVAILABILITY', sql`available`)},
    'on_sale', ${countOf('DEALS', sql`deal`)},
    'diets', json_build_array(${sql.join(dietValues.map((_, at) => countOf('DIET', sql`diets & ${sql.lit(1 << at)} <> 0`)))}),
    'channels', json_build_array(${sql.join(
      channels.map((_, at) => countOf('CHANNEL', sql`can & ${sql.lit(1 << at)} <> 0 and price > 0`)),
    )}),
    'prices', json_build_array(${sql.join(
      priceBands.map(({ low, high }) =>
        countOf(
          'PRICE',
          high === Infinity ? sql`price >= ${sql.lit(low)}` : sql`price between ${sql.lit(low)} and ${sql.lit(high)}`,
        ),
      ),
    )})
  ) from matched`;

const groups = sql`
  select 'd' as kind, shelf_id as id, count(*) from matched where ${passesOthers('DEPARTMENT')} group by shelf_id
  union all select 'a', shelf_id, count(*) from matched where ${passesOthers('AISLE')} group by shelf_id
  union all select 'b', brand_id, count(*) from matched where brand_id is not null and ${passesOthers('BRAND')} group by brand_id
  union all select 's', size, count(*) from matched where ${passesOthers('SIZE')} group by size`;

/** The facets whose chosen values leave a product out, one bit for each. */
function failed({ filters, chosenShelves }: SearchQuery): RawBuilder<unknown> {
  const bands = priceBands.filter(({ id }) => filters.PRICE?.includes(id));
  const passes: Partial<Record<FacetKind, RawBuilder<unknown>>> = {
    AVAILABILITY: filters.AVAILABILITY?.includes('IN_STOCK') ? sql`available` : sql`false`,
    DEALS: filters.DEALS?.includes('ON_SALE') ? sql`deal` : sql`false`,
    DIET: sql`diets & ${dietBits(filters.DIET ?? [])}::int <> 0`,
    DEPARTMENT: sql`shelf_id = any(${chosenShelves.DEPARTMENT ?? []}::text[])`,
    AISLE: sql`shelf_id = any(${chosenShelves.AISLE ?? []}::text[])`,
    BRAND: sql`coalesce(brand_id = any(${filters.BRAND ?? []}::text[]), false)`,
    PRICE:
      bands.length === 0
        ? sql`false`
        : sql.join(
            bands.map(
              ({ low, high }) => sql`price between ${sql.lit(low)} and ${sql.lit(Math.min(high, 2_147_483_647))}`,
            ),
            sql` or `,
          ),
    SIZE: sql`size = any(${filters.SIZE ?? []}::text[])`,
    CHANNEL: sql`can & ${channelBits(filters.CHANNEL ?? [])}::int <> 0 and price > 0`,
  };
  const bits = facetKinds
    .filter((kind) => filters[kind])
    .map((kind) => sql`case when ${passes[kind]} then 0 else ${sql.lit(bitOf(kind))} end`);
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
}
