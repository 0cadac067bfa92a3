import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { catalogDb } from './tables.ts';

export interface Brand {
  brandId: string;
  name: string;
  tagline: string;
  /** `#rrggbb`: the pack, its second color, its paper. */
  palette: readonly string[];
}
export interface Seller {
  sellerId: string;
  name: string;
  description: string;
  /** In Spanish; null where the seller hasn't written it. */
  descriptionEs: string | null;
  shipsFrom: string;
  shippingDays: number;
  /** For an order. */
  shippingCents: number;
  /** From so much on, after price promos, it ships a cart free; null if it never does. */
  freeShippingCents: number | null;
  returns: string;
  returnsEs: string | null;
  imageId: string;
}

const brands = referenceData({
  name: 'brands',
  tables: ['catalog.brand'],
  load: async (db): Promise<ReadonlyMap<string, Brand>> => {
    const rows = await catalogDb(db).selectFrom('catalog.brand').selectAll().orderBy('name').execute();
    return new Map(
      rows.map(({ brand_id: brandId, name, tagline, palette }) => [brandId, { brandId, name, tagline, palette }]),
    );
  },
});

const sellers = referenceData({
  name: 'sellers',
  tables: ['catalog.seller'],
  load: async (db): Promise<ReadonlyMap<string, Seller>> => {
    const rows = await catalogDb(db).selectFrom('catalog.seller').selectAll().orderBy('name').execute();
    return new Map(
      rows.map((row) => [
        row.seller_id,
        {
          sellerId: row.seller_id,
          name: row.name,
          description: row.description,
          descriptionEs: row.description_es,
          shipsFrom: row.ships_from,
          shippingDays: row.shipping_days,
          shippingCents: row.shipping_cents,
          freeShippingCents: row.free_shipping_cents,
          returns: row.returns,
          returnsEs: row.returns_es,
          imageId: row.image_id,
        },
      ]),
    );
  },
});

/** All brands by id, by name. */
export const brandsById = (db: Database): Promise<ReadonlyMap<string, Brand>> => brands.read(db);
/** All sellers of the marketplace by id, by name (S-21). */
export const sellersById = (db: Database): Promise<ReadonlyMap<string, Seller>> => sellers.read(db);
