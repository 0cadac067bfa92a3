import { seedDemoCatalog } from '../catalog/index.ts';
import { seedDemo } from '../demo/index.ts';
import { seedDemoShop } from '../demo/shop.ts';
import type { Base } from './world.ts';

/** Demo shoppers, stores, games, and their past. */
export const demo: Base = { name: 'demo', fill: seedDemo };

/** They, and the demo catalog in one store. */
export const demoCatalog: Base = {
  name: 'demo, catalog',
  fill: async (context) => {
    await seedDemo(context);
    await seedDemoCatalog(context, [{ storeId: '2910', factor: 1 }], 'America/Los_Angeles');
  },
};

/** They, and all there is to buy in every demo store. */
export const demoShop: Base = {
  name: 'demo, shop',
  fill: async (context) => {
    await seedDemo(context);
    await seedDemoShop(context);
  },
};
