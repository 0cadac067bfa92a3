import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { channelBits, dietBits, type FacetKind, facetKinds, type Filters, priceBandsOf } from '../rules/facets.ts';
import { bitOf, type CountedGroups, factShifts } from '../rules/facet-counts.ts';
import type { Language } from '../../../../server-kit/language.ts';
import type { Channel } from '../rules/product.ts';
import { type SortKey, sorts } from '../rules/sorts.ts';
import { asOf, eligible, type Matching, matched, offered, type Wanted } from './search-parts.ts';
import type { CatalogDb } from './tables.ts';

export interface SearchQuery {
  storeId: string;
  channel?: Channel | undefined;
  /** The store's day, `YYYY-MM-DD`: a promotion runs through its last day. */
  day: string;
  matching: Matching;
  filters: Filters;
  /** Leaves out what no channel has (S-263). */
  hidesSoldOut: boolean;
  /** The shelves of the chosen departments and aisles. */
  chosenShelves: Readonly<Partial<Record<'DEPARTMENT' | 'AISLE', readonly string[]>>>;
  sort: SortKey;
  /** Whose names are in order, where names are. */
  language: Language | null;
  after?: { snapshot: string; unfiltered: number; available: boolean; key: number | string; bpn: string } | undefined;
  limit: number;
  /** What comes first among what matches as well, by a product's number; everything else is as popular as it is. */
  places?: ReadonlyMap<number, number> | undefined;
}

/** What a search finds: the page's numbers, and counts. */
export interface Found {
  snapshot: string;
  /** With what is sold out. */
  totalUnfiltered: number;
  /** As many as are listed with nothing chosen, where the counts don't tell: they are of sales only, or of a further page. */
  listedUnfiltered: number | null;
  /** Only what is on sale was looked at: the counts tell nothing of the rest. */
  isOfSales: boolean;
  page: { bpn: string; available: boolean; key: number | string }[];
  /** Whether another page follows. */
  hasMore: boolean;
  groups: CountedGroups;
}

type Group = [
  count: number,
  facts: number | null,
  failed: number | null,
  shelf: string | null,
  brand: string | null,
  size: string | null,
];
/** Wines that are alike, and that the same facets leave out. */
type Wines = [count: number, failed: number, body: string | null, grape: string | null, region: string | null];
interface Row {
  snapshot: string;
  /** Null where the first page has told it, or it is the sum of what the groups count. */
  unfiltered: number | null;
  page: [number: number, available: boolean, key: number | string][] | null;
  groups: Group[] | null;
  wines: Wines[] | null;
}

/**
 * Counts and a page of what matches, in one statement: products that can't be had come last, then by the sort. Prices,
 * promotions, and stock count as the first page saw them (decision 34).
 */
export async function searchProducts(db: CatalogDb, query: SearchQuery): Promise<Found> {
  const { rows } = await sql<Row>`${statementOf(query)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A search always answers one row.');
  const groups = groupsOf(row.groups ?? [], row.wines ?? []);
  const page = (row.page ?? []).map(([number, available, key]) => ({ bpn: bpnOf(number), available, key }));
  return {
    snapshot: query.after?.snapshot ?? row.snapshot,
    totalUnfiltered:
      query.after?.unfiltered ?? row.unfiltered ?? groups.facts.reduce((sum, { count }) => sum + count, 0),
    listedUnfiltered: query.after?.unfiltered ?? row.unfiltered,
    isOfSales: isOfSales(query),
    page: page.slice(0, query.limit),
    hasMore: page.length > query.limit,
    groups,
  };
}

/** Which of these products match, by their numbers, in order. */
export async function usualsAmong(db: Database, matching: Matching, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ number: number }>`
    select number from catalog.search_product as product
    where number = any(${[...numbers]}::int[]) and ${matched(matching)} order by number`.execute(db);
  return rows.map(({ number }) => number);
}

/** A number as the bpn it stands for. */
export const bpnOf = (number: number): string => String(number).padStart(9, '0');

function groupsOf(rows: readonly Group[], wines: readonly Wines[]): CountedGroups {
  const groups: CountedGroups = { facts: [], shelves: [], brands: [], sizes: [], bodies: [], grapes: [], regions: [] };
  for (const [count, facts, failed, shelf, brand, size] of rows)
    if (facts !== null) groups.facts.push({ facts, count });
    else if (shelf !== null) groups.shelves.push({ id: shelf, failed: failed ?? 0, count });
    else if (brand !== null) groups.brands.push({ id: brand, failed: failed ?? 0, count });
    else if (size !== null) groups.sizes.push({ id: size, failed: failed ?? 0, count });
  for (const [count, failed, body, grape, region] of wines) {
    if (body !== null) groups.bodies.push({ id: body, failed, count });
    if (grape !== null) groups.grapes.push({ id: grape, failed, count });
    if (region !== null) groups.regions.push({ id: region, failed, count });
  }
  return groups;
}

const wineColumns = ['wine_body', 'wine_grape', 'wine_region'] as const;

/** What each sort orders by, and what of a product it needs for that. */
const keys: Readonly<Record<(typeof sorts)[SortKey]['field'], { needs: readonly Wanted[]; key: RawBuilder<unknown> }>> =
  {
    rank: { needs: ['score'], key: sql`score` },
    popularity: { needs: ['popularity'], key: sql`popularity` },
    // Deals above everything else, and below the largest integer.
    deal: { needs: ['popularity'], key: sql`deal::int * 1000000000 + least(popularity, 999999999)` },
    name: { needs: ['name'], key: sql`name` },
    price: { needs: [], key: sql`price` },
  };
const spanishNames = { needs: ['order_es'], key: sql`order_es` } as const;

/** What is not on sale counts for no facet when sales are chosen, so of a whole store it stays out of most of the work. */
export const isOfSales = ({ matching, filters }: SearchQuery): boolean =>
  'everything' in matching && filters.DEALS?.includes('ON_SALE') === true;

function statementOf(query: SearchQuery): RawBuilder<unknown> {
  const { channel, day, sort, language, after, limit } = query;
  const { field, rule } = sorts[sort];
  const direction = rule[0] === 'asc' ? sql`asc` : sql`desc`;
  const beyond = rule[0] === 'asc' ? sql`>` : sql`<`;
  const typed = field === 'name' ? sql`text` : sql`int`;
  const { needs, key } = language === 'es' ? spanishNames : keys[field];
  const deal = sql`coalesce(deal_until >= ${day}::date, false)`;
  const onlyDeals = isOfSales(query);
  const facts = sql.join(
    [sql`diets`, ...factShifts.map(([name, shift]) => sql`(${sql.ref(name)}::int << ${sql.lit(shift)})`)],
    sql` | `,
  );
  return sql`
    with ${asOf(query)} matched as materialized (
      select number, shelf_id, brand_id, size, wine_body, wine_grape, wine_region, available, ${key} as key, failed, ${facts} as facts
      from (
        select *, ${failed(query)} as failed
        from (
          select *, can & ${sql.lit(eligible(channel))} <> 0 as available, ${deal} as deal, ${bandOf(query.matching)} as band
          from ${offered({ ...query, promoted: onlyDeals }, [...needs, ...wineColumns])} ${onlyDeals ? sql`where ${deal}` : sql``}
        ) as priced
      ) as judged
    )
    select pg_current_snapshot()::text as snapshot,
      ${onlyDeals && !after ? countOf(query) : sql`null::int`} as unfiltered,
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
      (select json_agg(json_build_array(count, facts, failed, shelf_id, brand_id, size)) from (
        select count(*)::int as count, facts, failed, shelf_id, brand_id, size from matched
        group by grouping sets ((facts), (shelf_id, failed), (brand_id, failed), (size, failed))
      ) as counted) as groups,
      (select json_agg(json_build_array(count, failed, wine_body, wine_grape, wine_region)) from (
        select count(*)::int as count, failed, wine_body, wine_grape, wine_region from matched
        where coalesce(wine_body, wine_grape, wine_region) is not null
        group by failed, wine_body, wine_grape, wine_region
      ) as poured) as wines`;
}

/** How many of what is looked for are listed with nothing chosen (S-263). */
const countOf = (query: SearchQuery): RawBuilder<unknown> =>
  sql`(select count(*)::int from ${offered(query, [])} where can <> 0)`;

/** Which of the ranges of prices that its list offers a product is in. */
const bandOf = ({ program }: Matching): RawBuilder<unknown> =>
  sql`case ${sql.join(
    priceBandsOf(program).map(({ high }, at) =>
      high === Infinity ? sql`else ${sql.lit(at)}` : sql`when price <= ${sql.lit(high)} then ${sql.lit(at)}`,
    ),
    sql` `,
  )} end`;

/** The facets whose chosen values leave a product out, one bit for each. */
function failed({ filters, hidesSoldOut, chosenShelves, matching }: SearchQuery): RawBuilder<unknown> {
  const bands = priceBandsOf(matching.program).flatMap(({ id }, at) => (filters.PRICE?.includes(id) ? [at] : []));
  const isOneOf = (column: (typeof wineColumns)[number], chosen: readonly string[] = []) =>
    sql`coalesce(${sql.ref(column)} = any(${chosen}::text[]), false)`;
  const passes: Record<FacetKind, () => RawBuilder<unknown>> = {
    BODY: () => isOneOf('wine_body', filters.BODY),
    GRAPE: () => isOneOf('wine_grape', filters.GRAPE),
    REGION: () => isOneOf('wine_region', filters.REGION),
    AVAILABILITY: () => {
      if (hidesSoldOut) return sql`can <> 0`;
      if (filters.AVAILABILITY?.includes('ALL')) return sql`true`;
      return filters.AVAILABILITY?.includes('IN_STOCK') ? sql`available` : sql`false`;
    },
    DEALS: () => (filters.DEALS?.includes('ON_SALE') ? sql`deal` : sql`false`),
    DIET: () => sql`diets & ${dietBits(filters.DIET ?? [])}::int <> 0`,
    DEPARTMENT: () => sql`shelf_id = any(${chosenShelves.DEPARTMENT ?? []}::text[])`,
    AISLE: () => sql`shelf_id = any(${chosenShelves.AISLE ?? []}::text[])`,
    BRAND: () => sql`coalesce(brand_id = any(${filters.BRAND ?? []}::text[]), false)`,
    PRICE: () => sql`band = any(${bands}::int[])`,
    SIZE: () => sql`size = any(${filters.SIZE ?? []}::text[])`,
    CHANNEL: () => sql`can & ${channelBits(filters.CHANNEL ?? [])}::int <> 0`,
  };
  const bits = facetKinds
    .filter((kind) => filters[kind] ?? (kind === 'AVAILABILITY' && hidesSoldOut))
    .map((kind) => sql`case when ${passes[kind]()} then 0 else ${sql.lit(bitOf(kind))} end`);
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
}
