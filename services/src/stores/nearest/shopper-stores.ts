import type { Database } from '../../platform/database/database.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { nearestStore } from '../rules/nearest-store.ts';
import type { Store } from '../rules/store.ts';
import { closedStores } from '../store/closed-stores.ts';
import { storesAround } from '../store/stores.ts';

/**
 * A shopper's stores on a banner's site (N-4). The program store is the shopper's own, or on another banner's site
 * that banner's store nearest to the shopper's home. The shop is the store chosen on this site, or else the one on the
 * account when it is this banner's, or else the program store; a store that isn't open anymore is nobody's shop while
 * there is another.
 */
export async function shopperStores(
  db: Database,
  shopper: { storeId: string; shopStoreId: string; chosenStoreId: string | null; zip: string },
  banner: string,
): Promise<{ program: Store; shop: Store }> {
  const { storeId, shopStoreId, chosenStoreId } = shopper;
  const ids = [storeId, shopStoreId, ...(chosenStoreId ? [chosenStoreId] : [])];
  const [stores, closed] = await Promise.all([storesAround(db, ids, banner), closedStores(db)]);
  const open = stores.filter((store) => !closed.has(store.storeId));
  const own = stores.find((store) => store.storeId === storeId);
  const chosen = open.find((store) => store.storeId === chosenStoreId);
  const ofAccount = open.find((store) => store.storeId === shopStoreId && store.banner === banner);
  const program = own?.banner === banner ? own : ((await nearestOf(open, banner, shopper.zip)) ?? own);
  if (!program) throw new Error('The shopper has no store.');
  const nearest = closed.has(program.storeId) ? await nearestOf(open, banner, shopper.zip) : program;
  return { program, shop: chosen ?? ofAccount ?? nearest ?? program };
}

async function nearestOf(stores: readonly Store[], banner: string, homeZip: string): Promise<Store | undefined> {
  const ofBanner = stores.filter((store) => store.banner === banner);
  return ofBanner.length < 2 ? ofBanner[0] : nearestStore(ofBanner, homeZip, (await zipCodes()).position);
}
