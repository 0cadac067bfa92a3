import type { Database } from '../../platform/database/database.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { nearestStore } from '../rules/nearest-store.ts';
import { type Store, storesAround } from '../store/stores.ts';

/**
 * A shopper's stores on a banner's site (N-4). The program store is the shopper's own, or on another banner's site
 * that banner's store nearest to the shopper's home. The shop is the store chosen on this site, or else the one on the
 * account when it is this banner's, or else the program store.
 */
export async function shopperStores(
  db: Database,
  shopper: { storeId: string; shopStoreId: string; chosenStoreId: string | null; zip: string },
  banner: string,
): Promise<{ program: Store; shop: Store }> {
  const { storeId, shopStoreId, chosenStoreId } = shopper;
  const stores = await storesAround(db, [storeId, shopStoreId, ...(chosenStoreId ? [chosenStoreId] : [])], banner);
  const own = stores.find((store) => store.storeId === storeId);
  const chosen = stores.find((store) => store.storeId === chosenStoreId);
  const ofAccount = stores.find((store) => store.storeId === shopStoreId && store.banner === banner);
  const program = own?.banner === banner ? own : ((await nearestOf(stores, banner, shopper.zip)) ?? own);
  if (!program) throw new Error('The shopper has no store.');
  return { program, shop: chosen ?? ofAccount ?? program };
}

async function nearestOf(stores: readonly Store[], banner: string, homeZip: string): Promise<Store | undefined> {
  const ofBanner = stores.filter((store) => store.banner === banner);
  return ofBanner.length < 2 ? ofBanner[0] : nearestStore(ofBanner, homeZip, (await zipCodes()).position);
}
