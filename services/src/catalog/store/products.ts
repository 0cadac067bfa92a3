import { type RawBuilder, sql } from 'kysely';
import type { Channel, Inventory, Price, Product } from '../rules/product.ts';
import type { ListPlace } from '../rules/page-token.ts';
import { type SortKey, sorts } from '../rules/sorts.ts';
import type { CatalogDb, ProductRow } from './tables.ts';

/** A product with a store's price and stock; null where the store doesn't carry it. */
export interface StockedProduct {
  product: Product;
  price: Price | null;
  inventory: Inventory | null;
}
type PromoColumns = 'promo_type' | 'promo_text' | 'promo_description' | 'promo_ends_on';
type StockedRow = ProductRow &
  Record<PromoColumns, string | null> & {
    price_cents: number | null;
    base_price_cents: number | null;
    previous_base_price_cents: number | null;
    stock_delivery: number | null;
    stock_pickup: number | null;
    stock_in_store: number | null;
    stock_shipping: number | null;
    next_delivery_on: string | null;
  };

export interface At {
  storeId: string;
  /** All channels if omitted. */
  channel?: Channel | undefined;
}

/** The columns of `catalog.product` for a channel, in this file only: eligibility and pieces have the same names. */
const columnOf: Readonly<Record<Channel, string>> = {
  DELIVERY: 'delivery',
  PICKUP: 'pickup',
  IN_STORE: 'in_store',
  SHIPPING: 'shipping',
};

/** A channel's own price wins over the price for all channels. */
const priceOf = ({ storeId, channel }: At): RawBuilder<unknown> => sql`
  left join lateral (
    select price_cents, base_price_cents, previous_base_price_cents, promo_type, promo_text, promo_description, promo_ends_on
    from catalog.price
    where store_id = ${storeId} and bpn = product.bpn and channel in ('ALL', ${channel ?? 'ALL'})
    order by channel = 'ALL' limit 1
  ) as price on true`;
const stockOf = ({ storeId }: At): RawBuilder<unknown> => sql`
  left join catalog.inventory as stock on stock.store_id = ${storeId} and stock.bpn = product.bpn`;
const stockColumns = sql`
  price.price_cents, price.base_price_cents, price.previous_base_price_cents, price.promo_type, price.promo_text,
  price.promo_description, price.promo_ends_on, stock.delivery as stock_delivery, stock.pickup as stock_pickup,
  stock.in_store as stock_in_store, stock.shipping as stock_shipping, stock.next_delivery_on`;

/** Products by bpn, each once, in no order; unknown ones are left out. */
export async function productsByBpn(db: CatalogDb, bpns: readonly string[], at: At): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedRow>`
    select product.*, ${stockColumns} from catalog.product as product ${priceOf(at)} ${stockOf(at)}
    where product.bpn = any(${bpns}::text[])`.execute(db);
  return rows.map(stockedOf);
}

/** Products by GTIN-14, each once, in no order; unknown ones are left out. */
export async function productsByGtin(db: CatalogDb, gtins: readonly string[], at: At): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedRow>`
    select product.*, ${stockColumns} from catalog.product as product ${priceOf(at)} ${stockOf(at)}
    where product.gtin = any(${gtins}::text[])`.execute(db);
  return rows.map(stockedOf);
}

export interface ListQuery extends At {
  shelfIds: readonly string[];
  sort: SortKey;
  after?: ListPlace | undefined;
  limit: number;
}
export interface ProductPage {
  items: StockedProduct[];
  /** Of the whole list. */
  total: number;
  next: ListPlace | null;
}
type Listed = { bpn: string; is_available: boolean; key: number | string; total: number; snapshot: string };

/**
 * A page of the products on some shelves: in-stock items first, then by the sort. Prices and stock count as the first
 * page saw them (`catalog.price_was`), so a list shows everything once however they change meanwhile.
 */
export async function listProducts(db: CatalogDb, query: ListQuery): Promise<ProductPage> {
  const { rows } = await sql<Listed>`${listed(query)}`.execute(db);
  const page = rows.slice(0, query.limit);
  const found = await productsByBpn(
    db,
    page.map(({ bpn }) => bpn),
    query,
  );
  const byBpn = new Map(found.map((each) => [each.product.bpn, each]));
  const last = page.at(-1);
  return {
    items: page.flatMap(({ bpn }) => byBpn.get(bpn) ?? []),
    total: last?.total ?? (query.after ? await countOf(db, query) : 0),
    next:
      rows.length > query.limit && last
        ? {
            sort: query.sort,
            snapshot: last.snapshot,
            available: last.is_available,
            key: typeof last.key === 'string' ? last.key : Number(last.key),
            bpn: last.bpn,
          }
        : null,
  };
}

async function countOf(db: CatalogDb, { shelfIds }: ListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from catalog.product
    where shelf_id = any(${shelfIds}::text[])`.execute(db);
  return rows[0]?.total ?? 0;
}

function listed({ storeId, channel, shelfIds, sort, after, limit }: ListQuery): RawBuilder<unknown> {
  const { field, rule } = sorts[sort];
  const direction = rule[0] === 'asc' ? sql`asc` : sql`desc`;
  const beyond = rule[0] === 'asc' ? sql`>` : sql`<`;
  const key = { popularity: sql`popularity`, name: sql`name`, price: sql`coalesce(cents, 2147483647)` }[field];
  const typed = field === 'name' ? sql`text` : sql`int`;
  const named = channel ?? 'ALL';
  const eligible = channel
    ? sql.ref(`product.${columnOf[channel]}`)
    : sql`(product.delivery or product.pickup or product.in_store or product.shipping)`;
  const inStock = channel
    ? sql`coalesce(${sql.ref(`was_stock.${columnOf[channel]}`)}, ${sql.ref(`stock.${columnOf[channel]}`)} > 0, false)`
    : sql`coalesce(was_stock.delivery or was_stock.pickup or was_stock.in_store or was_stock.shipping,
        greatest(stock.delivery, stock.pickup, stock.in_store, stock.shipping) > 0, false)`;
  return sql`
    with seen as materialized (
      select coalesce(${after?.snapshot ?? null}::pg_snapshot, pg_current_snapshot()) as snapshot
    ), was_price as materialized (
      select distinct on (bpn, channel) bpn, channel, price_cents from catalog.price_was, seen
      where store_id = ${storeId} and channel in ('ALL', ${named})
        and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot)
      order by bpn, channel, seq
    ), was_stock as materialized (
      select distinct on (bpn) bpn, delivery, pickup, in_store, shipping from catalog.inventory_was, seen
      where store_id = ${storeId}
        and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot)
      order by bpn, seq
    ), priced as (
      select product.bpn, product.name, product.popularity, product.status, ${eligible} as is_eligible,
        ${inStock} as in_stock,
        coalesce(
          case when was_own.bpn is null then own.price_cents else was_own.price_cents end,
          case when was_all.bpn is null then everywhere.price_cents else was_all.price_cents end
        ) as cents
      from catalog.product as product
        left join catalog.price as own on own.store_id = ${storeId} and own.bpn = product.bpn
          and own.channel = ${named} and own.channel <> 'ALL'
        left join catalog.price as everywhere on everywhere.store_id = ${storeId} and everywhere.bpn = product.bpn
          and everywhere.channel = 'ALL'
        left join was_price as was_own on was_own.bpn = product.bpn and was_own.channel = ${named}
          and was_own.channel <> 'ALL'
        left join was_price as was_all on was_all.bpn = product.bpn and was_all.channel = 'ALL'
        left join catalog.inventory as stock on stock.store_id = ${storeId} and stock.bpn = product.bpn
        left join was_stock on was_stock.bpn = product.bpn
      where product.shelf_id = any(${shelfIds}::text[])
    ), ordered as (
      select bpn, ${key} as key, status = 'ACTIVE' and is_eligible and in_stock and coalesce(cents, 0) > 0 as is_available,
        count(*) over ()::int as total
      from priced
    )
    select ordered.*, seen.snapshot::text as snapshot from ordered, seen
    ${
      after
        ? sql`where is_available < ${after.available} or (is_available = ${after.available}
            and (key ${beyond} ${after.key}::${typed} or (key = ${after.key}::${typed} and bpn > ${after.bpn})))`
        : sql``
    }
    order by is_available desc, key ${direction}, bpn limit ${limit + 1}`;
}

/** How many products each shelf has. */
export async function shelfCounts(db: CatalogDb): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ shelf_id: string; count: number }>`
    select shelf_id, count(*)::int as count from catalog.product group by shelf_id`.execute(db);
  return new Map(rows.map((row) => [row.shelf_id, row.count]));
}

/** Forgets changes that no page token needs any more. */
export async function forgetChanges(db: CatalogDb): Promise<void> {
  for (const table of ['catalog.price_was', 'catalog.inventory_was'])
    await sql`delete from ${sql.table(table)} where changed_at < now() - interval '2 hours'`.execute(db);
}

function stockedOf(row: StockedRow): StockedProduct {
  return { product: productOf(row), price: priceIn(row), inventory: inventoryIn(row) };
}

function priceIn(row: StockedRow): Price | null {
  if (row.price_cents === null || row.base_price_cents === null) return null;
  const { promo_type: type, promo_ends_on: endsOn, promo_text: text, promo_description: description } = row;
  return {
    priceCents: row.price_cents,
    basePriceCents: row.base_price_cents,
    previousBasePriceCents: row.previous_base_price_cents,
    promo:
      type !== null && endsOn !== null
        ? { type: type as 'P' | 'B' | 'M', text: text ?? '', description: description ?? '', endsOn }
        : null,
  };
}

function inventoryIn(row: StockedRow): Inventory | null {
  if (row.stock_delivery === null) return null;
  return {
    channels: {
      DELIVERY: row.stock_delivery,
      PICKUP: row.stock_pickup ?? 0,
      IN_STORE: row.stock_in_store ?? 0,
      SHIPPING: row.stock_shipping ?? 0,
    },
    nextDeliveryOn: row.next_delivery_on,
  };
}

const productOf = (row: ProductRow): Product => ({
  bpn: row.bpn,
  gtin: row.gtin,
  name: row.name,
  brandId: row.brand_id,
  sellerId: row.seller_id,
  shelfId: row.shelf_id,
  program: row.program,
  status: row.status,
  description: row.description,
  size: row.size,
  packageThousandths: Math.round(Number(row.package_quantity) * 1000),
  packageUnit: row.package_unit,
  sizeQuantity: row.size_quantity,
  minimumWeight: row.minimum_weight,
  isMto: row.is_mto,
  isCustomizable: row.is_customizable,
  multiCustomizations: row.multi_customizations,
  preparationMinutes: row.preparation_minutes,
  effectiveOn: row.effective_on,
  snapEligible: row.snap_eligible,
  containsAlcohol: row.contains_alcohol,
  alcoholPct: row.alcohol_pct === null ? null : Number(row.alcohol_pct),
  restrictedValue: row.restricted_value,
  prop65: row.prop65,
  eligibility: { DELIVERY: row.delivery, PICKUP: row.pickup, IN_STORE: row.in_store, SHIPPING: row.shipping },
  fulfillment: row.fulfillment,
  maximumQuantity: row.maximum_quantity,
  ingredients: row.ingredients,
  allergens: row.allergens,
  diets: row.diets,
  nutrition: row.nutrition,
  popularity: row.popularity,
  pictureId: row.picture_id,
});
