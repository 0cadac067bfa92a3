import { sql } from 'kysely';
import type { Channel } from '../rules/product.ts';
import type { SearchWords } from '../rules/search-query.ts';
import { eligible, offered } from './search-parts.ts';
import { bpnOf } from './search.ts';
import type { CatalogDb } from './tables.ts';

export interface SuggestionQuery {
  storeId: string;
  channel?: Channel | undefined;
  /** The store's day, `YYYY-MM-DD`. */
  day: string;
  /** What was typed, its last word just begun, and the same as whole words. */
  begun: SearchWords;
  whole: SearchWords;
  products: number;
}
export interface SuggestionsFound {
  /** What the statement saw, as PostgreSQL writes a snapshot. */
  snapshot: string;
  /** The likeliest first. */
  bpns: string[];
  /** Names of products that can be had, the likeliest first. */
  names: string[];
  /** How many a search shows (S-263): with the last word as a word, or as the beginning of one if no word is it. */
  total: number;
  /** Is what was typed whole, so that words as they are find something? */
  isWhole: boolean;
  /** How many of those that are in stock are on each shelf, and of each brand. */
  shelves: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
}

/** So many names are looked at. */
const mostNames = 40;

/** What matches while somebody is still typing. */
export async function suggestedProducts(db: CatalogDb, query: SuggestionQuery): Promise<SuggestionsFound> {
  const { storeId, channel, day, whole, products } = query;
  // A name that matches is worth looking for in every row, and so is a type; more than that takes too long while someone types.
  const begun = { ...query.begun, merits: query.begun.merits.slice(0, 1) };
  const { rows } = await sql<{
    snapshot: string;
    numbers: number[] | null;
    total: number;
    shown: number;
    whole_total: number;
    whole_shown: number;
    names: string[] | null;
    shelves: Record<string, number> | null;
    brands: Record<string, number> | null;
  }>`
    with matched as materialized (
      select number, name, shelf_id, brand_id, score, is_whole, can, can & ${sql.lit(eligible(channel))} <> 0 as available
      from ${offered({ storeId, channel, day, matching: { words: begun, or: whole } }, ['score', 'name', { whole }])}
    ), shown as materialized (
      select * from matched
      where can <> 0 and (is_whole or not exists (select from matched where is_whole))
    )
    select pg_current_snapshot()::text as snapshot,
      (select json_agg(number) from (
        select number from matched order by available desc, is_whole desc, score desc, number limit ${products}
      ) as first) as numbers,
      (select count(*) from matched) as total,
      (select count(*) from matched where can <> 0) as shown,
      (select count(*) from matched where is_whole) as whole_total,
      (select count(*) from matched where is_whole and can <> 0) as whole_shown,
      (select json_agg(name) from (
        select name from matched where available group by name order by max(score) desc, name limit ${mostNames}
      ) as each) as names,
      (select json_object_agg(shelf_id, count) from (
        select shelf_id, count(*) from shown group by shelf_id
      ) as each) as shelves,
      (select json_object_agg(brand_id, count) from (
        select brand_id, count(*) from shown where brand_id is not null group by brand_id
      ) as each) as brands`.execute(db);
  const [row] = rows;
  return {
    snapshot: row?.snapshot ?? '',
    bpns: (row?.numbers ?? []).map(bpnOf),
    names: row?.names ?? [],
    total: row ? (row.whole_total > 0 ? row.whole_shown || row.whole_total : row.shown || row.total) : 0,
    isWhole: (row?.whole_total ?? 0) > 0,
    shelves: new Map(Object.entries(row?.shelves ?? {})),
    brands: new Map(Object.entries(row?.brands ?? {})),
  };
}
