import type { Database } from '../../platform/database/database.ts';
import { upcOf } from '../rules/gtin.ts';
import { type OfferedGroup, customizationsByBpn } from '../store/customizations.ts';
import { type Place, shelfPlaces } from '../store/departments.ts';
import { type At, productsByBpn, type StockedProduct } from '../store/products.ts';
import { storeById } from '../../stores/index.ts';
import { storeDay } from '../../platform/store-day.ts';
import { catalogDb } from '../store/tables.ts';

/** Everything that carts and orders need to know about a product at a store. */
export interface Goods extends StockedProduct {
  /** Twelve digits, or the GTIN if it has none: what offers name it by. */
  upc: string;
  place: Place;
  /** What can be chosen for it, in order; empty unless it is made to order. */
  groups: readonly OfferedGroup[];
}

/** Products at a store by bpn, at the prices of that moment; unknown ones are left out. */
export async function goodsAt(
  db: Database,
  bpns: readonly string[],
  { storeId, channel }: Omit<At, 'today'>,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, Goods>> {
  const store = bpns.length === 0 ? null : await storeById(db, storeId);
  if (!store) return new Map();
  const today = storeDay(now, store.timeZone).date.toString();
  const found = await productsByBpn(catalogDb(db), bpns, { storeId, channel, today });
  const made = found.flatMap(({ product: { bpn, isCustomizable } }) => (isCustomizable ? [bpn] : []));
  const [places, groups] = await Promise.all([shelfPlaces(db), customizationsByBpn(db, made, { storeId, today })]);
  return new Map(
    found.flatMap((stocked): [string, Goods][] => {
      const { bpn, gtin, shelfId } = stocked.product;
      const place = places.get(shelfId);
      return place ? [[bpn, { ...stocked, upc: upcOf(gtin) ?? gtin, place, groups: groups.get(bpn) ?? [] }]] : [];
    }),
  );
}
