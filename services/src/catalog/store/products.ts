import { type RawBuilder, sql } from 'kysely';
import { priceOn } from '../rules/price-today.ts';
import type { Photo } from '../rules/photos/photo.ts';
import type { Channel, Inventory, Price, Product, PromoTerms, VolumePrice } from '../rules/product.ts';
import { carriedIn, eligible, priceIn as centsIn } from './search-parts.ts';
import type { CatalogDb, ProductRow } from './tables.ts';

/** A product with a store's price and stock; null where the store doesn't carry it. */
export interface StockedProduct {
  product: Product;
  /** What it is, its own type first. */
  types: readonly string[];
  price: Price | null;
  inventory: Inventory | null;
  /** The retailer's own, in the order they are shown. */
  photos: readonly Photo[];
}
type TextColumns = 'promo_type' | 'promo_text' | 'promo_description' | 'promo_ends_on' | 'promo_group' | 'volume_group';
type TermsColumns = 'promo_buy' | 'promo_free' | 'promo_qty' | 'promo_price_cents';
type VolumeColumns = 'volume_qty' | 'volume_price_cents' | 'volume_rate';
type StockedRow = ProductRow &
  Record<TextColumns, string | null> &
  Record<TermsColumns | VolumeColumns, number | null> & {
    price_cents: number | null;
    base_price_cents: number | null;
    previous_base_price_cents: number | null;
    stock_delivery: number | null;
    stock_pickup: number | null;
    stock_in_store: number | null;
    stock_shipping: number | null;
    next_delivery_on: string | null;
    photos: readonly Photo[] | null;
  };

export interface At {
  storeId: string;
  /** The store's day, `YYYY-MM-DD`: a sale that has ended is over. */
  today: string;
  /** All channels if omitted. */
  channel?: Channel | undefined;
}

/** A channel's own price wins over the price for all channels. */
const priceOf = ({ storeId, channel }: Omit<At, 'today'>): RawBuilder<unknown> => sql`
  left join lateral (
    select price_cents, base_price_cents, previous_base_price_cents, promo_type, promo_text, promo_description,
      promo_ends_on, promo_buy, promo_free, promo_qty, promo_price_cents, promo_group, volume_qty, volume_price_cents,
      volume_rate, volume_group
    from catalog.price
    where store_id = ${storeId} and bpn = product.bpn and channel in ('ALL', ${channel ?? 'ALL'})
    order by channel = 'ALL' limit 1
  ) as price on true`;
const stockOf = ({ storeId }: Pick<At, 'storeId'>): RawBuilder<unknown> => sql`
  left join catalog.inventory as stock on stock.store_id = ${storeId} and stock.bpn = product.bpn`;
/** The pieces that can be had; none of what the store is out of for the day, which it expects on the next (N-57). */
const stockColumns = (today: string) => sql`
  price.price_cents, price.base_price_cents, price.previous_base_price_cents, price.promo_type, price.promo_text,
  price.promo_description, price.promo_ends_on, price.promo_buy, price.promo_free, price.promo_qty,
  price.promo_price_cents, price.promo_group, price.volume_qty, price.volume_price_cents, price.volume_rate,
  price.volume_group, ${sql.join(
    ['delivery', 'pickup', 'in_store', 'shipping'].map(
      (channel) =>
        sql`case when ${isOutOn(today)} then 0 else ${sql.ref(`stock.${channel}`)} end as ${sql.ref(`stock_${channel}`)}`,
    ),
  )}, case when ${isOutOn(today)} then greatest(stock.next_delivery_on, stock.out_on + 1) else stock.next_delivery_on end
    as next_delivery_on,
  (select photos from catalog.product_photos where product_photos.bpn = product.bpn) as photos`;
const isOutOn = (today: string) => sql`stock.out_on = ${today}::date`;

/** Products by bpn, each once, in no order; unknown ones are left out. */
export async function productsByBpn(db: CatalogDb, bpns: readonly string[], at: At): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedRow>`
    select product.*, ${stockColumns(at.today)} from catalog.product as product ${priceOf(at)} ${stockOf(at)}
    where product.bpn = any(${bpns}::text[])`.execute(db);
  return rows.map(stockedOn(at.today));
}

/** Products by GTIN-14, each once, in no order; unknown ones are left out. */
export async function productsByGtin(db: CatalogDb, gtins: readonly string[], at: At): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedRow>`
    select product.*, ${stockColumns(at.today)} from catalog.product as product ${priceOf(at)} ${stockOf(at)}
    where product.gtin = any(${gtins}::text[])`.execute(db);
  return rows.map(stockedOn(at.today));
}

/** The bpn of the product with a GTIN-14, if there is one. */
export async function bpnsByGtin(db: CatalogDb, gtin: string): Promise<string[]> {
  const rows = await db.selectFrom('catalog.product').select('bpn').where('gtin', '=', gtin).execute();
  return rows.map(({ bpn }) => bpn);
}

/** What can be had of a shelf now, each once, in no order. */
export async function availableOnShelf(db: CatalogDb, shelfId: string, at: At): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedRow>`
    select product.*, ${stockColumns(at.today)} from catalog.product as product ${priceOf(at)} ${stockOf(at)}
      join catalog.search_product as searched on searched.number = product.bpn::int
      join catalog.search_offer as offer on offer.store_id = ${at.storeId} and offer.number = searched.number
    where product.shelf_id = ${shelfId} and searched.channels & offer.stock & ${sql.lit(eligible(at.channel))} <> 0
      and price.price_cents > 0`.execute(db);
  return rows.map(stockedOn(at.today));
}

/** What a shelf holds: how many products, and the pictures of the one that sells best of the first few. */
export interface ShelfContent {
  /** With what is sold out. */
  allCount: number;
  /** Without what no channel has, as its list leaves it out; all of a catalog without a store. */
  inStockCount: number;
  popularity: number;
  /** Its drawing. */
  pictureId: string | null;
  /** The photo of its front. */
  photo: Photo | null;
}

/** The contents of every shelf that has products, in the whole catalog or of those that a store carries, as its lists count. */
export async function shelfContents(
  db: CatalogDb,
  at: Omit<At, 'today'> | null,
): Promise<ReadonlyMap<string, ShelfContent>> {
  const { rows } = await sql<ShelfContent & { shelfId: string }>`
    with held as materialized (
      select shelf_id, product.number, popularity, ${at ? sql`${centsIn(at.channel)} > 0 and channels & stock <> 0` : sql`true`} as is_in_stock,
        row_number() over (partition by shelf_id order by popularity desc, product.number) as place
      from catalog.search_product as product
      ${at ? sql`join catalog.search_offer as offer on offer.store_id = ${at.storeId} and offer.number = product.number and ${carriedIn(at.channel)}` : sql``}
    ), pictured as (
      select distinct on (held.shelf_id) held.shelf_id, product.picture_id,
        jsonb_path_query_first(photos, '$[*] ? (@.role == "FRONT")') as photo
      from held join catalog.product on product.bpn = to_char(held.number, 'FM000000000')
      left join catalog.product_photos using (bpn)
      where place <= 5 and product.picture_id is not null
      order by held.shelf_id, place
    )
    select shelf_id as "shelfId", count(*)::int as "allCount", (count(*) filter (where is_in_stock))::int as "inStockCount", max(popularity) as popularity,
      picture_id as "pictureId", photo
    from held left join pictured using (shelf_id) group by shelf_id, picture_id, photo`.execute(db);
  return new Map(rows.map(({ shelfId, ...content }) => [shelfId, content]));
}

/** Forgets changes that no page token needs any more. */
export async function forgetChanges(db: CatalogDb): Promise<void> {
  for (const table of ['catalog.price_was', 'catalog.inventory_was', 'catalog.product_changed'])
    await sql`delete from ${sql.table(table)} where changed_at < now() - interval '2 hours'`.execute(db);
}

const stockedOn =
  (today: string) =>
  (row: StockedRow): StockedProduct => {
    const price = priceIn(row);
    return {
      product: productOf(row),
      types: row.types,
      price: price && priceOn(price, today),
      inventory: inventoryIn(row),
      photos: row.photos ?? [],
    };
  };

function priceIn(row: StockedRow): Price | null {
  if (row.price_cents === null || row.base_price_cents === null) return null;
  const { promo_type: type, promo_ends_on: endsOn, promo_text: text, promo_description: description } = row;
  return {
    priceCents: row.price_cents,
    basePriceCents: row.base_price_cents,
    previousBasePriceCents: row.previous_base_price_cents,
    promo:
      type !== null && endsOn !== null
        ? {
            type: type as 'P' | 'B' | 'M',
            text: text ?? '',
            description: description ?? '',
            endsOn,
            terms: termsIn(row),
          }
        : null,
    volume: volumeIn(row),
  };
}

function volumeIn({
  volume_qty: quantity,
  volume_price_cents: priceCents,
  volume_rate: rate,
  volume_group: group,
}: StockedRow): VolumePrice | null {
  return quantity === null ? null : { quantity, priceCents, rate, group };
}

function termsIn(row: StockedRow): PromoTerms | null {
  const {
    promo_buy: buy,
    promo_free: free,
    promo_qty: quantity,
    promo_price_cents: priceCents,
    promo_group: group,
  } = row;
  return buy === null && quantity === null ? null : { buy, free, quantity, priceCents, group };
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
  nameEs: row.name_es === null ? null : { text: row.name_es, isComposed: row.is_name_es_composed },
  brandId: row.brand_id,
  sellerId: row.seller_id,
  shelfId: row.shelf_id,
  program: row.program,
  status: row.status,
  description: row.description,
  descriptionEs: row.description_es,
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
  wine: row.wine,
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
