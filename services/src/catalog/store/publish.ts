import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { PackshotData } from '../packshots/packshot.ts';
import type { Channel, Inventory, Price, Product } from '../rules/product.ts';
import type { Brand, Seller } from './brands.ts';
import type { CustomizationGroup } from './customizations.ts';
import type { Department } from './departments.ts';
import { catalogDb } from './tables.ts';

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const batch = 1000;
const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) => rows.slice(at * batch, (at + 1) * batch));

/** Writes the tree of departments. */
export async function addDepartments(trx: Transaction, departments: readonly Department[]): Promise<void> {
  const db = catalogDb(trx);
  const aisles = departments.flatMap((department) => department.aisles.map((aisle) => ({ department, aisle })));
  await db
    .insertInto('catalog.department')
    .values(
      departments.map(({ departmentId, name, orderPreparation }, position) => ({
        department_id: departmentId,
        name,
        order_preparation: orderPreparation,
        position,
      })),
    )
    .execute();
  await db
    .insertInto('catalog.aisle')
    .values(
      aisles.map(({ department, aisle }, position) => ({
        aisle_id: aisle.aisleId,
        department_id: department.departmentId,
        name: aisle.name,
        position,
      })),
    )
    .execute();
  const shelves = aisles.flatMap(({ aisle }) => aisle.shelves.map((shelf) => ({ aisle, shelf })));
  await db
    .insertInto('catalog.shelf')
    .values(
      shelves.map(({ aisle, shelf }, position) => ({
        shelf_id: shelf.shelfId,
        aisle_id: aisle.aisleId,
        name: shelf.name,
        comparison_unit: shelf.comparisonUnit,
        position,
      })),
    )
    .execute();
}

export async function addBrands(trx: Transaction, brands: readonly Brand[]): Promise<void> {
  const rows = brands.map(({ brandId, name, tagline, palette }) => ({
    brand_id: brandId,
    name,
    tagline,
    palette: [...palette],
  }));
  await catalogDb(trx).insertInto('catalog.brand').values(rows).execute();
}

export async function addSellers(trx: Transaction, sellers: readonly Seller[]): Promise<void> {
  const rows = sellers.map((seller) => ({
    seller_id: seller.sellerId,
    name: seller.name,
    description: seller.description,
    description_es: seller.descriptionEs,
    ships_from: seller.shipsFrom,
    shipping_days: seller.shippingDays,
    shipping_cents: seller.shippingCents,
    free_shipping_cents: seller.freeShippingCents,
    returns: seller.returns,
    returns_es: seller.returnsEs,
    image_id: seller.imageId,
  }));
  await catalogDb(trx).insertInto('catalog.seller').values(rows).execute();
}

export async function addCustomizations(trx: Transaction, groups: readonly CustomizationGroup[]): Promise<void> {
  const db = catalogDb(trx);
  await db
    .insertInto('catalog.customization_group')
    .values(groups.map(({ groupId, name, minimum, maximum }) => ({ group_id: groupId, name, minimum, maximum })))
    .execute();
  await db
    .insertInto('catalog.customization_option')
    .values(
      groups.flatMap(({ groupId, options }) =>
        options.map(({ upcId, name, priceDeltaCents, isDefault, art }, position) => ({
          group_id: groupId,
          upc_id: upcId,
          name,
          price_delta_cents: priceDeltaCents,
          is_default: isDefault,
          position,
          art,
        })),
      ),
    )
    .execute();
}

export interface NewProduct {
  product: Product;
  /** What it is, its own type first. */
  types: readonly string[];
  picture: { pictureId: string; data: PackshotData } | null;
  /** In the order shoppers choose them. */
  groupIds: readonly string[];
}

/** Writes products with what their pictures are drawn from. */
export async function addProducts(trx: Transaction, products: readonly NewProduct[]): Promise<void> {
  const db = catalogDb(trx);
  const pictures = products.flatMap(({ picture }) =>
    picture ? [{ picture_id: picture.pictureId, data: JSON.stringify(picture.data) }] : [],
  );
  for (const rows of batches(pictures))
    await db
      .insertInto('catalog.picture')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const rows of batches(products)) await db.insertInto('catalog.product').values(rows.map(productRow)).execute();
  const customizations = products.flatMap(({ product: { bpn }, groupIds }) =>
    groupIds.map((groupId, position) => ({ bpn, group_id: groupId, position })),
  );
  for (const rows of batches(customizations))
    await db.insertInto('catalog.product_customization').values(rows).execute();
}

export interface StorePrice {
  storeId: string;
  bpn: string;
  channel: Channel | 'ALL';
  price: Price;
}
export interface StoreInventory {
  storeId: string;
  bpn: string;
  inventory: Inventory;
}

/** A price as the table has it. */
export const priceRow = ({ storeId, bpn, channel, price }: StorePrice) => ({
  store_id: storeId,
  bpn,
  channel,
  price_cents: price.priceCents,
  base_price_cents: price.basePriceCents,
  previous_base_price_cents: price.previousBasePriceCents,
  promo_type: price.promo?.type ?? null,
  promo_text: price.promo?.text ?? null,
  promo_description: price.promo?.description ?? null,
  promo_ends_on: price.promo?.endsOn ?? null,
  promo_buy: price.promo?.terms?.buy ?? null,
  promo_free: price.promo?.terms?.free ?? null,
  promo_qty: price.promo?.terms?.quantity ?? null,
  promo_price_cents: price.promo?.terms?.priceCents ?? null,
  promo_group: price.promo?.terms?.group ?? null,
  volume_qty: price.volume?.quantity ?? null,
  volume_price_cents: price.volume?.priceCents ?? null,
  volume_rate: price.volume?.rate ?? null,
  volume_group: price.volume?.group ?? null,
});

export async function addPrices(trx: Transaction, prices: readonly StorePrice[]): Promise<void> {
  for (const rows of batches(prices))
    await catalogDb(trx).insertInto('catalog.price').values(rows.map(priceRow)).execute();
}

/** Stock as the table has it. */
export const inventoryRow = ({ storeId, bpn, inventory: { channels, nextDeliveryOn } }: StoreInventory) => ({
  store_id: storeId,
  bpn,
  delivery: channels.DELIVERY,
  pickup: channels.PICKUP,
  in_store: channels.IN_STORE,
  shipping: channels.SHIPPING,
  next_delivery_on: nextDeliveryOn,
});

export async function addInventory(trx: Transaction, inventory: readonly StoreInventory[]): Promise<void> {
  for (const rows of batches(inventory))
    await catalogDb(trx).insertInto('catalog.inventory').values(rows.map(inventoryRow)).execute();
}

/** Tells the planner how much there is now; until it knows, a list joins row by row. */
export async function refreshStatistics(trx: Transaction): Promise<void> {
  for (const table of [
    'product',
    'price',
    'inventory',
    'price_was',
    'inventory_was',
    'search_product',
    'search_offer',
    'phrase',
    'spanish_phrase',
  ])
    await sql`analyze ${sql.table(`catalog.${table}`)}`.execute(trx);
}

/** Is anything published? */
export async function hasProducts(trx: Transaction): Promise<boolean> {
  const found = await catalogDb(trx).selectFrom('catalog.product').select('bpn').limit(1).executeTakeFirst();
  return found !== undefined;
}

const productRow = ({ product, types }: NewProduct) => ({
  bpn: product.bpn,
  gtin: product.gtin,
  name: product.name,
  name_es: product.nameEs?.text ?? null,
  is_name_es_composed: product.nameEs?.isComposed ?? false,
  brand_id: product.brandId,
  seller_id: product.sellerId,
  shelf_id: product.shelfId,
  types: [...types],
  program: product.program,
  status: product.status,
  description: product.description,
  description_es: product.descriptionEs,
  size: product.size,
  package_quantity: (product.packageThousandths / 1000).toFixed(3),
  package_unit: product.packageUnit,
  size_quantity: product.sizeQuantity,
  sell_by_weight: product.minimumWeight !== null,
  minimum_weight: product.minimumWeight,
  is_mto: product.isMto,
  is_customizable: product.isCustomizable,
  multi_customizations: product.multiCustomizations,
  preparation_minutes: product.preparationMinutes,
  is_pre_order: product.effectiveOn !== null,
  effective_on: product.effectiveOn,
  snap_eligible: product.snapEligible,
  contains_alcohol: product.containsAlcohol,
  alcohol_pct: product.alcoholPct === null ? null : product.alcoholPct.toFixed(1),
  wine: product.wine === null ? null : JSON.stringify(product.wine),
  restricted_value: product.restrictedValue,
  prop65: product.prop65,
  delivery: product.eligibility.DELIVERY,
  pickup: product.eligibility.PICKUP,
  in_store: product.eligibility.IN_STORE,
  shipping: product.eligibility.SHIPPING,
  fulfillment: product.fulfillment === null ? null : JSON.stringify(product.fulfillment),
  maximum_quantity: product.maximumQuantity,
  ingredients: product.ingredients,
  allergens: [...product.allergens],
  diets: [...product.diets],
  nutrition: product.nutrition === null ? null : JSON.stringify(product.nutrition),
  popularity: product.popularity,
  picture_id: product.pictureId,
});
