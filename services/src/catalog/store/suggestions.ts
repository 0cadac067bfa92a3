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
  /** How many a search shows (S-263): with the last word as a word, or as the beginning of one if no word is it. */
  total: number;
  /** How many match and are in stock on each shelf. */
  shelves: ReadonlyMap<string, number>;
}

/** What matches while somebody is still typing. */
export async function suggestedProducts(db: CatalogDb, query: SuggestionQuery): Promise<SuggestionsFound> {
  const { storeId, channel, day, whole, products } = query;
  // A name that matches is worth looking for in every row; more than that takes too long while someone types.
  const begun = { ...query.begun, merits: query.begun.merits.slice(0, 1) };
  const { rows } = await sql<{
    snapshot: string;
    numbers: number[] | null;
    total: number;
    shown: number;
    whole_total: number;
    whole_shown: number;
    shelves: Record<string, number> | null;
  }>`
    with matched as materialized (
      select number, shelf_id, score, is_whole, can, can & ${sql.lit(eligible(channel))} <> 0 as available
      from ${offered({ storeId, channel, day, matching: { words: begun, or: whole } }, ['score', { whole }])}
    )
    select pg_current_snapshot()::text as snapshot,
      (select json_agg(number) from (
        select number from matched order by available desc, is_whole desc, score desc, number limit ${products}
      ) as first) as numbers,
      (select count(*) from matched) as total,
      (select count(*) from matched where can <> 0) as shown,
      (select count(*) from matched where is_whole) as whole_total,
      (select count(*) from matched where is_whole and can <> 0) as whole_shown,
      (select json_object_agg(shelf_id, count) from (
        select shelf_id, count(*) from matched where can <> 0 group by shelf_id
      ) as each) as shelves`.execute(db);
  const [row] = rows;
  return {
    snapshot: row?.snapshot ?? '',
    bpns: (row?.numbers ?? []).map(bpnOf),
    total: row ? (row.whole_total > 0 ? row.whole_shown || row.whole_total : row.shown || row.total) : 0,
    shelves: new Map(Object.entries(row?.shelves ?? {})),
  };
}
