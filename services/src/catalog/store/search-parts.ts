import { type RawBuilder, sql } from 'kysely';
import { type Channel, channels, type Program } from '../rules/product.ts';
import type { SearchWords } from '../rules/search-query.ts';

/** What limits a search before anything is counted. */
export interface Scope {
  shelfIds?: readonly string[] | undefined;
  sellerId?: string | undefined;
  program?: Program | undefined;
}

/** What is looked for: words, certain products, or everything, in a scope. */
export type Matching = Scope & ({ words: SearchWords } | { bpns: readonly string[] } | { everything: true });

/** The columns of `catalog.search_offer` and `catalog.inventory_was` that belong to a channel. */
const columnOf: Readonly<Record<Channel, 'delivery' | 'pickup' | 'in_store' | 'shipping'>> = {
  DELIVERY: 'delivery',
  PICKUP: 'pickup',
  IN_STORE: 'in_store',
  SHIPPING: 'shipping',
};

/** The bits of the channels that count: the chosen one's, or all. */
export const eligible = (channel: Channel | undefined): number =>
  channel ? 1 << channels.indexOf(channel) : (1 << channels.length) - 1;

/** A query as PostgreSQL reads it: words by their stems, and the beginning of one as it is written as well. */
export function tsquery({ all, beginning }: SearchWords): RawBuilder<unknown> {
  const stems = (text: string) => sql`to_tsquery('catalog.stems', ${text})`;
  const begun = beginning === null ? [] : [sql`(${stems(beginning)} || to_tsquery('catalog.written', ${beginning}))`];
  return sql`(${sql.join([...(all === null ? [] : [stems(all)]), ...begun], sql` && `)})`;
}

/** How a name counts against brand and shelf, and against the description; words as they are written only match. */
const weights = sql`'{0, 0.1, 0.4, 1}'`;

/** Conditions on `product`, and its score: how well it matches, lifted by how well it sells. */
export function matching(given: Matching): { where: RawBuilder<unknown>; score: RawBuilder<unknown> } {
  const { shelfIds, sellerId, program } = given;
  const conditions = [
    ...('words' in given ? [sql`product.document @@ ${tsquery(given.words)}`] : []),
    ...('bpns' in given ? [sql`product.number = any(${given.bpns.map(Number)}::int[])`] : []),
    ...(shelfIds ? [sql`product.shelf_id = any(${shelfIds}::text[])`] : []),
    ...(sellerId === undefined ? [] : [sql`product.seller_id = ${sellerId}`]),
    ...(program === undefined ? [] : [sql`product.program = ${program}`]),
  ];
  return {
    where: conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `),
    score:
      'words' in given
        ? sql`(1000 * ts_rank(${weights}, product.document, ${tsquery(given.words)})
            * (1 + ln(1 + greatest(product.popularity, 0)) / 20))::int`
        : sql`product.popularity`,
  };
}

interface OfferQuery {
  storeId: string;
  channel?: Channel | undefined;
  matching: Matching;
  after?: { snapshot: string } | undefined;
}

/** Prices and stock from before the changes that a first page's snapshot hasn't seen; nothing for a first page. */
export function asOf({ storeId, channel, after }: OfferQuery): RawBuilder<unknown> {
  if (!after) return sql``;
  return sql`
    seen as materialized (select ${after.snapshot}::pg_snapshot as snapshot),
    was_price as materialized (
      select distinct on (bpn, channel) bpn::int as number, channel, price_cents, deal_until from catalog.price_was, seen
      where store_id = ${storeId} and channel in ('ALL', ${channel ?? 'ALL'})
        and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot)
      order by bpn, channel, seq
    ), was_stock as materialized (
      select distinct on (bpn) bpn::int as number, catalog.channel_bits(delivery, pickup, in_store, shipping) as stock
      from catalog.inventory_was, seen
      where store_id = ${storeId}
        and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot)
      order by bpn, seq
    ),`;
}

/** The end of a select list, and its tables: `price`, `deal_until`, and `can`, the bits of the channels it can go through. */
export function offers({ storeId, channel, matching: given, after }: OfferQuery): RawBuilder<unknown> {
  const all = { cents: sql`offer.all_cents`, until: sql`offer.all_deal_until` };
  const own = channel && {
    cents: sql.ref(`offer.${columnOf[channel]}_cents`),
    until: sql.ref(`offer.${columnOf[channel]}_deal_until`),
  };
  const was = (table: string, now: { cents: RawBuilder<unknown>; until: RawBuilder<unknown> }) =>
    after
      ? {
          cents: sql`case when ${sql.ref(`${table}.number`)} is null then ${now.cents} else ${sql.ref(`${table}.price_cents`)} end`,
          until: sql`case when ${sql.ref(`${table}.number`)} is null then ${now.until} else ${sql.ref(`${table}.deal_until`)} end`,
        }
      : now;
  const everywhere = was('was_all', all);
  const here = own && was('was_own', own);
  return sql`
    ${here ? sql`coalesce(${here.cents}, ${everywhere.cents})` : everywhere.cents} as price,
    ${here ? sql`case when ${here.cents} is not null then ${here.until} else ${everywhere.until} end` : everywhere.until} as deal_until,
    product.channels & ${after ? sql`coalesce(was_stock.stock, offer.stock)` : sql`offer.stock`} as can
    from catalog.search_product as product
    join catalog.search_offer as offer on offer.store_id = ${storeId} and offer.number = product.number
    ${
      after
        ? sql`left join was_price as was_all on was_all.number = product.number and was_all.channel = 'ALL'
      left join was_stock on was_stock.number = product.number`
        : sql``
    }
    ${after && channel ? sql`left join was_price as was_own on was_own.number = product.number and was_own.channel = ${channel}` : sql``}
    where ${matching(given).where}`;
}
