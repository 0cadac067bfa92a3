import type { Database } from '../../platform/database/database.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { nearestStore } from '../rules/nearest-store.ts';
import { type Store, storesAround } from '../store/stores.ts';

/**
 * A shopper's stores on a banner's site (N-4). The program store is the shopper's own, or on another banner's site
 * that banner's store nearest to the shopper's home; the cart's store is the one on the account.
 */
export async function shopperStores(
  db: Database,
  shopper: { storeId: string; shopStoreId: string; zip: string },
  banner: string,
): Promise<{ program: Store; shop: Store }> {
  const stores = await storesAround(db, [shopper.storeId, shopper.shopStoreId], banner);
  const own = stores.find((store) => store.storeId === shopper.storeId);
  const shop = stores.find((store) => store.storeId === shopper.shopStoreId) ?? own;
  const program = own?.banner === banner ? own : ((await nearestOf(stores, banner, shopper.zip)) ?? own);
  if (!program || !shop) throw new Error('The shopper has no store.');
  return { program, shop };
}

async function nearestOf(stores: readonly Store[], banner: string, homeZip: string): Promise<Store | undefined> {
  const ofBanner = stores.filter((store) => store.banner === banner);
  return ofBanner.length < 2 ? ofBanner[0] : nearestStore(ofBanner, homeZip, (await zipCodes()).position);
}
