import { catalog, seedDemoCatalog } from '../index.ts';
import { addStores } from '../../stores/index.ts';
import { type Base, createWorld, type World, type WorldOptions } from '../../testing/world.ts';

export const storeId = '2910';
export const otherStoreId = '7710';

/** The part of a product that tests read. */
export interface ProductView {
  bpn: string;
  shelfId: string;
  status: string;
  price: { priceCents: number; basePriceCents: number } | null;
  channelInventory: { PICKUP: number };
  channelEligibility: { PICKUP: boolean };
  pictures: { thumb: string; card: string; page: string } | null;
}

/** The demo catalog in two stores; the second is dearer. */
export const twoStores: Base = {
  name: 'catalog in two stores',
  fill: async (context) => {
    await addStores(context.db, [storeId, otherStoreId].map(storeOf));
    await seedDemoCatalog(
      context,
      [
        { storeId, factor: 1 },
        { storeId: otherStoreId, factor: 1.12 },
      ],
      'America/Los_Angeles',
    );
  },
};

/** The catalog alone, with these. */
export const catalogWorld = (config: WorldOptions['config'] = {}): Promise<World> =>
  createWorld({
    services: [catalog],
    clock: '2026-08-05T19:00:00Z',
    base: twoStores,
    config,
  });

/** A store in San Francisco with this id. */
export const storeOf = (id: string) => ({
  storeId: id,
  name: '2300 16th St',
  banner: 'safeway',
  displayBanner: 'Safeway',
  division: 'NORCAL',
  timeZone: 'America/Los_Angeles',
  branchId: null,
  address: '2300 16th St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94103',
});
