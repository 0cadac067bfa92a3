import { preparedRead } from '../../../platform/database/prepared-read.ts';
import type { CatalogDb } from '../tables.ts';
import { type PackedOffers, packedOffer, packedTerms } from './offers.ts';

/** Whether a transaction's change is one that a snapshot, given as SQL, hasn't seen. */
export const isUnseen = (snapshot: string): string =>
  `changed_by >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(changed_by, ${snapshot})`;

/** Of what is kept in memory: what it is, and which snapshot saw it as it is there. */
export interface Kept {
  storeId: string;
  snapshot: string;
}

/** What has changed since. */
export interface Changes {
  /** That these changes lead to. */
  snapshot: string;
  /** Products by number; null where it may be all of them. */
  products: readonly number[] | null;
  /** How many offers of all stores. */
  offerCount: number;
  /** By store, as they are now; stores without a change are left out. */
  offers: ReadonlyMap<string, PackedOffers>;
}

interface Row {
  snapshot: string;
  any_product: boolean;
  products: number[] | null;
  offer_count: number;
  offers: [storeId: string, offers: string, terms: string | null][] | null;
}

/** More changes at once are not told: reading everything again costs less. */
export const mostChanges = 20_000;

const wasChanged = (table: string): string => `
  select asked.store_id, bpn::int as number from asked join catalog.${table} as was
    on was.store_id = asked.store_id and ${isUnseen('asked.since')}`;

const changes = preparedRead<Row>(`
  with asked as materialized (
    select store_id, since::pg_snapshot as since from unnest($2::text[], $3::text[]) as asked (store_id, since)
  ), changed as materialized (
    ${wasChanged('price_was')} union ${wasChanged('inventory_was')} limit ${mostChanges + 1}
  ), held as materialized (
    select changed.store_id as at, changed.number, offer.stock, ${['all', 'delivery', 'pickup', 'in_store', 'shipping']
      .map((of) => `offer.${of}_cents, offer.${of}_deal_until, offer.${of}_regular_cents`)
      .join(', ')}
    from changed left join catalog.search_offer as offer on offer.store_id = changed.store_id and offer.number = changed.number
  ), products as materialized (
    select numbers from catalog.product_changed where ${isUnseen('$1::pg_snapshot')}
  )
  select pg_current_snapshot()::text as snapshot,
    coalesce((select bool_or(numbers is null) from products), false) as any_product,
    (select json_agg(number) from (select distinct unnest(numbers) as number from products) as each) as products,
    (select count(*)::int from changed) as offer_count,
    (select json_agg(json_build_array(at, encode(offers, 'base64'), encode(terms, 'base64'))) from (
      select at, string_agg(${packedOffer}, '') as offers,
        (select string_agg(packed, '') from (${packedTerms('held', ', at')}) as term where term.at = by_store.at) as terms
      from held as by_store group by at
    ) as told) as offers`);

/** What has changed of the nation's products since a snapshot, and of stores' offers since theirs. */
export async function changesSince(db: CatalogDb, products: string, stores: readonly Kept[]): Promise<Changes> {
  const values = [products, stores.map(({ storeId }) => storeId), stores.map(({ snapshot }) => snapshot)];
  const [row] = await changes(db, values);
  if (!row) throw new Error('Changes are always one row.');
  const bytes = (text: string | null) => (text === null ? null : Buffer.from(text, 'base64'));
  return {
    snapshot: row.snapshot,
    products: row.any_product ? null : (row.products ?? []),
    offerCount: row.offer_count,
    offers: new Map(
      (row.offers ?? []).map(([storeId, offers, terms]) => [storeId, { offers: bytes(offers), terms: bytes(terms) }]),
    ),
  };
}

const unchanged = preparedRead<{ is: boolean }>(`
  select not exists (select from catalog.price_was where store_id = $1 and ${isUnseen('$2::pg_snapshot')})
    and not exists (select from catalog.inventory_was where store_id = $1 and ${isUnseen('$2::pg_snapshot')}) as is`);

/** Whether a store's prices and stock are as a snapshot saw them. */
export async function areOffersAsSeen(db: CatalogDb, { storeId, snapshot }: Kept): Promise<boolean> {
  const [row] = await unchanged(db, [storeId, snapshot]);
  return row?.is ?? false;
}

const snapshotNow = preparedRead<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');

/** What the database has committed, as it writes a snapshot. */
export async function currentSnapshot(db: CatalogDb): Promise<string> {
  const [row] = await snapshotNow(db, []);
  return row?.snapshot ?? '';
}
