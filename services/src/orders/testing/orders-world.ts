import { addWholeStores, plainOffering } from '../../stores/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { services } from '../../app.ts';
import { addGoods } from './goods.ts';
import { createWorld, type World, type WorldOptions } from '../../testing/world.ts';

export { goods, stockOf } from './goods.ts';

/** Noon of a Wednesday in California. */
export const noon = '2026-08-05T19:00:00Z';

export const store = {
  storeId: 'store-1',
  name: '1 Main St',
  banner: 'safeway',
  displayBanner: 'Safeway',
  division: 'WEST',
  timeZone: 'America/Los_Angeles',
  branchId: null,
  address: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/**
 * One store with pickup by the hour, delivery in two hours, and green delivery; every service is there.
 * @param capacity orders that each time takes
 */
export async function ordersWorld({
  capacity = 3,
  ...options
}: WorldOptions & { capacity?: number } = {}): Promise<World> {
  const window = { leadMinutes: 120, capacity, feeCents: 0 };
  return createWorld({
    services,
    clock: noon,
    ...options,
    base: {
      name: `a store that takes ${capacity}`,
      fill: async (context) => {
        await inTransaction(context.db, async (trx) => {
          await addWholeStores(trx, [
            {
              store,
              isDefault: false,
              offering: {
                ...plainOffering,
                channels: ['pickup', 'delivery', 'instore'],
                deliveryAreas: ['946'],
                hours: everyDay.flatMap((weekday) => [
                  { department: 'STORE' as const, weekday, startMinute: 6 * 60, endMinute: 23 * 60 },
                  { department: 'DELI' as const, weekday, startMinute: 10 * 60, endMinute: 18 * 60 },
                ]),
                slotPlans: everyDay.flatMap((weekday) => [
                  {
                    ...window,
                    channel: 'pickup' as const,
                    weekday,
                    firstMinute: 480,
                    lastMinute: 1260,
                    windowMinutes: 60,
                  },
                  {
                    ...window,
                    channel: 'delivery' as const,
                    weekday,
                    firstMinute: 480,
                    lastMinute: 1200,
                    windowMinutes: 120,
                    feeCents: 595,
                  },
                  {
                    ...window,
                    channel: 'delivery' as const,
                    weekday,
                    firstMinute: 480,
                    lastMinute: 1200,
                    windowMinutes: 240,
                  },
                ]),
              },
            },
          ]);
        });
        await addGoods(context.db, store.storeId);
      },
    },
  });
}
