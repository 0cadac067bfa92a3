import type { Database } from '../../platform/database/database.ts';
import { upcOf } from '../rules/gtin.ts';
import { type CustomizationGroup, customizationsByBpn } from '../store/customizations.ts';
import { type Place, shelfPlaces } from '../store/departments.ts';
import { type At, productsByBpn, type StockedProduct } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';

/** Everything that carts and orders need to know about a product at a store. */
export interface Goods extends StockedProduct {
  /** Twelve digits, or the GTIN if it has none: what offers name it by. */
  upc: string;
  place: Place;
  /** What can be chosen for it, in order; empty unless it is made to order. */
  groups: readonly CustomizationGroup[];
}

/** Products at a store by bpn; unknown ones are left out. */
export async function goodsAt(db: Database, bpns: readonly string[], at: At): Promise<ReadonlyMap<string, Goods>> {
  if (bpns.length === 0) return new Map();
  const found = await productsByBpn(catalogDb(db), bpns, at);
  const made = found.flatMap(({ product: { bpn, isCustomizable } }) => (isCustomizable ? [bpn] : []));
  const [places, groups] = await Promise.all([shelfPlaces(db), customizationsByBpn(db, made)]);
  return new Map(
    found.flatMap((stocked): [string, Goods][] => {
      const { bpn, gtin, shelfId } = stocked.product;
      const place = places.get(shelfId);
      return place ? [[bpn, { ...stocked, upc: upcOf(gtin) ?? gtin, place, groups: groups.get(bpn) ?? [] }]] : [];
    }),
  );
}
