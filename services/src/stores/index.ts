import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { storesModels } from './contract/stores.ts';
import { storesRoutes } from './routes/stores.ts';

export { shopperStores } from './nearest/shopper-stores.ts';
export { type Department, type Offering, type OpenHours, plainOffering } from './rules/offering.ts';
export { storesNear } from './nearest/stores-near.ts';
export type { SlotPlan } from './rules/slots.ts';
export { shoppableStore } from './shopping/shoppable-store.ts';
export { addDefaultStores } from './store/default-stores.ts';
export { addOfferings } from './store/offerings.ts';
export { addStores, type Store, storeById, storesById } from './store/stores.ts';

/** Where to shop: stores by place, their hours, slots, and delivery areas, and what they offer (S-73, G-120, N-59). */
export const stores: Service = {
  name: 'stores',
  models: storesModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes: storesRoutes,
};
