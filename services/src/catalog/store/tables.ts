import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { Detail } from '../packshots/kit.ts';
import type { PackshotData } from '../packshots/packshot.ts';
import type {
  Allergen,
  Channel,
  Diet,
  Fulfillment,
  Nutrition,
  ProductStatus,
  Program,
  PromoType,
  Wine,
} from '../rules/product.ts';
import type { Photo } from '../rules/photos/photo.ts';
import type { ComparisonUnit, UnitCode } from '../rules/units.ts';

type Json<T> = ColumnType<T, string, string>;

export type CatalogTables = {
  'catalog.department': { department_id: string; name: string; order_preparation: boolean; position: number };
  'catalog.aisle': { aisle_id: string; department_id: string; name: string; position: number };
  'catalog.shelf': {
    shelf_id: string;
    aisle_id: string;
    name: string;
    comparison_unit: ComparisonUnit;
    position: number;
  };
  'catalog.brand': { brand_id: string; name: string; tagline: string; palette: string[] };
  'catalog.seller': {
    seller_id: string;
    name: string;
    description: string;
    description_es: Generated<string | null>;
    ships_from: string;
    shipping_days: number;
    shipping_cents: Generated<number>;
    free_shipping_cents: number | null;
    returns: string;
    returns_es: Generated<string | null>;
    image_id: string;
  };
  'catalog.picture': { picture_id: string; data: Json<PackshotData> };
  'catalog.picture_file': { picture_id: string; detail: Detail; svg: string };
  'catalog.photo': {
    photo_id: string;
    width: number;
    height: number;
    color: string | null;
    widths: number[];
    wanted_at: Temporal.Instant;
  };
  'catalog.photo_source': { url: string; photo_id: string; etag: string | null; last_modified: string | null };
  'catalog.product_photos': { bpn: string; photos: Json<readonly Photo[]> };
  'catalog.product': {
    bpn: string;
    gtin: string;
    name: string;
    name_es: Generated<string | null>;
    is_name_es_composed: Generated<boolean>;
    brand_id: string | null;
    seller_id: string | null;
    shelf_id: string;
    types: Generated<string[]>;
    program: Program;
    status: ProductStatus;
    description: string;
    description_es: Generated<string | null>;
    size: string;
    /** numeric, which the driver gives as text. */
    package_quantity: string;
    package_unit: UnitCode;
    size_quantity: number;
    sell_by_weight: boolean;
    minimum_weight: number | null;
    is_mto: boolean;
    is_customizable: boolean;
    multi_customizations: boolean;
    preparation_minutes: number;
    is_pre_order: boolean;
    effective_on: string | null;
    snap_eligible: boolean;
    contains_alcohol: boolean;
    alcohol_pct: string | null;
    wine: Json<Wine> | null;
    restricted_value: number;
    prop65: string | null;
    delivery: boolean;
    pickup: boolean;
    in_store: boolean;
    shipping: boolean;
    fulfillment: Json<Fulfillment> | null;
    maximum_quantity: number;
    ingredients: string | null;
    allergens: Allergen[];
    diets: Diet[];
    nutrition: Json<Nutrition> | null;
    popularity: number;
    picture_id: string | null;
  };
  'catalog.taxonomy': { is_only: Generated<boolean>; digest: string };
  'catalog.price': {
    store_id: string;
    bpn: string;
    channel: Channel | 'ALL';
    price_cents: number;
    base_price_cents: number;
    previous_base_price_cents: number | null;
    promo_type: PromoType | null;
    promo_text: string | null;
    promo_description: string | null;
    promo_ends_on: string | null;
    promo_buy: number | null;
    promo_free: number | null;
    promo_qty: number | null;
    promo_price_cents: number | null;
    promo_group: string | null;
    volume_qty: number | null;
    volume_price_cents: number | null;
    volume_rate: number | null;
    volume_group: string | null;
  };
  'catalog.inventory': {
    store_id: string;
    bpn: string;
    delivery: number;
    pickup: number;
    in_store: number;
    shipping: number;
    next_delivery_on: string | null;
    out_on: string | null;
  };
  'catalog.synonym': { synonym_id: Generated<number>; phrases: string[] };
  'catalog.collection': {
    collection_id: string;
    title: string;
    subtitle: string | null;
    department_id: string | null;
    filters: string | null;
    position: number;
  };
  'catalog.collection_item': { collection_id: string; bpn: string; position: number };
  'catalog.customization_group': { group_id: string; name: string; minimum: number; maximum: number };
  'catalog.customization_option': {
    group_id: string;
    upc_id: string;
    name: string;
    price_delta_cents: number;
    is_default: boolean;
    position: number;
    art: string | null;
  };
  'catalog.option_out': {
    store_id: string;
    upc_id: string;
    out_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
  'catalog.stock_ask': {
    store_id: string;
    words: string;
    asker: string;
    typed: string;
    network: string | null;
    asked_at: Temporal.Instant;
  };
  'catalog.choice': { store_id: string; words: string; day: string; bpn: string; opened: number; added: number };
  'catalog.choice_mark': { day: string; mark: string; network: string | null };
  'catalog.sold': { store_id: string; bpn: string; points: number };
  'catalog.product_customization': { bpn: string; group_id: string; position: number };
};
export type ProductRow = Selectable<CatalogTables['catalog.product']>;

export const catalogDb = (db: Database): Kysely<PlatformTables & CatalogTables> => db.$extendTables<CatalogTables>();
export type CatalogDb = ReturnType<typeof catalogDb>;
