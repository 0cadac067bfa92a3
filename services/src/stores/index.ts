import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { storesModels } from './contract/stores.ts';
import { type FullSlots, storesRoutes } from './routes/stores.ts';

export { shopperStores } from './nearest/shopper-stores.ts';
export { settingsOf } from './rules/banner-settings.ts';
export { type Department, type Offering, type OpenHours, plainOffering } from './rules/offering.ts';
export { storesNear } from './nearest/stores-near.ts';
export { shopRefusal, type ShopRefusal } from './rules/shop-choice.ts';
export { nextSlots, type Slot, type SlotChannel, type SlotKind, slotKinds, type SlotPlan } from './rules/slots.ts';
export { shoppableStore } from './shopping/shoppable-store.ts';
export { exportStores } from './intake/export-stores.ts';
export { importStores } from './intake/import-stores.ts';
export { newestStoreVersions, rollBackStores } from './intake/publish.ts';
export { closeToShoppers, type FactsOf, openToShoppers, readinessOf, type StoreReadiness } from './opening/opening.ts';
export type { KnownBanner } from './rules/imports/address-in.ts';
export type { Store, WholeStore } from './rules/store.ts';
export { isOpenStore } from './store/closed-stores.ts';
export { offeringsOf } from './store/offerings.ts';
export { addStores, storeById, storesById } from './store/stores.ts';
export { addWholeStores } from './store/whole-stores.ts';

/**
 * Where to shop: stores by place, their hours, slots, and delivery areas, and what they offer (S-73, G-120, N-59).
 * @param fullSlots tells which slots take no more orders; orders know
 */
export const storesService = (fullSlots: FullSlots): Service => ({
  name: 'stores',
  models: storesModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes: (app, context) => storesRoutes(app, context, fullSlots),
});
