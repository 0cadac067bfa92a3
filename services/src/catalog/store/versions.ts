import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { inRange, type Range, type Target } from '../../platform/imports/versions.ts';

/** The columns that a file can say something about; the others of a known product stay as they are. */
const productColumns = [
  'bpn',
  'gtin',
  'name',
  'name_es',
  'is_name_es_composed',
  'brand_id',
  'shelf_id',
  'types',
  'status',
  'description',
  'description_es',
  'size',
  'package_quantity',
  'package_unit',
  'size_quantity',
  'snap_eligible',
  'contains_alcohol',
  'alcohol_pct',
  'wine',
  'restricted_value',
  'prop65',
  'ingredients',
  'allergens',
  'diets',
  'nutrition',
  'picture_id',
];
const priceColumns = [
  'store_id',
  'bpn',
  'channel',
  'price_cents',
  'base_price_cents',
  'previous_base_price_cents',
  'promo_type',
  'promo_text',
  'promo_description',
  'promo_ends_on',
  'promo_buy',
  'promo_free',
  'promo_qty',
  'promo_price_cents',
  'promo_group',
  'volume_qty',
  'volume_price_cents',
  'volume_rate',
  'volume_group',
];
const inventoryColumns = ['store_id', 'bpn', 'delivery', 'pickup', 'in_store', 'shipping', 'next_delivery_on'];

/** What imports of the catalog write, in this order. */
export const targets: readonly Target[] = [
  { kind: 'product', table: 'catalog.product', key: ['bpn'], columns: productColumns, isKept: true },
  { kind: 'photo', table: 'catalog.product_photos', key: ['bpn'], columns: ['bpn', 'photos'], isKept: true },
  { kind: 'price', table: 'catalog.price', key: ['store_id', 'bpn', 'channel'], columns: priceColumns, isKept: true },
  { kind: 'inventory', table: 'catalog.inventory', key: ['store_id', 'bpn'], columns: inventoryColumns, isKept: false },
];

/** Writes the brands and the pictures of staged products, noting the brands that are new. */
export async function writeBrandsAndPictures(trx: Transaction, version: number, range: Range): Promise<void> {
  await sql`
    with chunk as (${inRange('catalog', range)}), named as (
      select distinct on (brand_id) brand_id, name, palette
      from chunk, jsonb_to_record(nullif(content -> 'brand', 'null')) as brand (brand_id text, name text, palette text[])
      where brand_id is not null order by brand_id, key
    ), added as (
      insert into catalog.brand (brand_id, name, palette) select brand_id, name, palette from named
      where not exists (select from catalog.brand where brand.brand_id = named.brand_id)
      on conflict do nothing returning brand_id
    )
    insert into catalog.version_change (version, kind, key) select ${version}::int, 'brand', brand_id from added`.execute(
    trx,
  );
  await sql`
    with chunk as (${inRange('catalog', range)})
    insert into catalog.picture (picture_id, data)
    select distinct on (picture_id) picture_id, data
    from chunk, jsonb_to_record(content -> 'picture') as picture (picture_id text, data jsonb)
    on conflict do nothing`.execute(trx);
}

/** Removes the brands that a version added, unless products have them by now. */
export async function takeBackBrands(trx: Transaction, version: number): Promise<void> {
  await sql`
    delete from catalog.brand where brand_id in (
      select key from catalog.version_change where version = ${version} and kind = 'brand')
    and not exists (select from catalog.product where product.brand_id = brand.brand_id)`.execute(trx);
}
