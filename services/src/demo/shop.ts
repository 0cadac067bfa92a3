import { seedDemoCatalog } from '../catalog/index.ts';
import type { ServiceContext } from '../platform/service.ts';
import { neighbors, stores } from './stores.ts';

/** Price level by store; 1 is average. */
const factors: Readonly<Record<string, number>> = {
  [stores.sanFrancisco.storeId]: 1.08,
  [stores.losAngeles.storeId]: 1.04,
  [stores.denver.storeId]: 0.97,
  [stores.newYork.storeId]: 1.12,
};

/** Decides what today is for everything that the demo shop has. */
export const demoTimeZone = stores.sanFrancisco.timeZone;

/** The demo catalog in every demo store. Seeded after the stores, and kept out of the other services’ tests. */
export const seedDemoShop = (context: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> =>
  seedDemoCatalog(
    context,
    [...Object.values(stores), ...neighbors].map(({ storeId }) => ({ storeId, factor: factors[storeId] ?? 1 })),
    demoTimeZone,
  );
