import { productsNamed } from '../catalog/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/service.ts';
import { pauseSubscription, subscribe, subscriptionsOf } from '../subscriptions/index.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

/** Days until the next order, and weeks between orders. All are too far ahead to be told about yet. */
const scheduled: readonly { name: string; quantity: number; inDays: number; weeks: number; isPaused?: boolean }[] = [
  { name: 'Whole Milk', quantity: 1, inDays: 9, weeks: 2 },
  { name: 'Strawberries', quantity: 2, inDays: 9, weeks: 2 },
  { name: 'Medium Roast Ground Coffee', quantity: 2, inDays: 13, weeks: 4 },
  { name: 'Chicken & Rice Dry Dog Food', quantity: 1, inDays: 13, weeks: 6 },
  { name: 'Hass Avocado', quantity: 3, inDays: 13, weeks: 1, isPaused: true },
];

/** What Maya gets again and again: two orders to come, and something that is paused. Once. */
export async function seedDemoSubscriptions(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'config'>,
): Promise<void> {
  const { storeId, timeZone } = stores.sanFrancisco;
  const today = context.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const maya = demoShoppers(today).customers.find(({ key }) => key === 'maya');
  if (!maya) return;
  const names = scheduled.map(({ name }) => [name, null] as const);
  const found = await productsNamed(context.db, names, { storeId, channel: 'PICKUP' });
  await inTransaction(context.db, async (trx) => {
    if ((await subscriptionsOf(trx, maya.householdId)).length > 0) return;
    const member = { customerId: maya.customerId, householdId: maya.householdId, banner: stores.sanFrancisco.banner };
    for (const { name, quantity, inDays, weeks, isPaused = false } of scheduled) {
      const productBpn = found.get(name);
      if (productBpn === undefined) continue;
      const startDateTime = today.add({ days: inDays }).toString();
      const item = { productBpn, quantity, startDateTime, frequency: { count: weeks, unit: 'WEEK' as const } };
      await subscribe(trx, context, member, { originationStoreId: storeId, items: [item] });
      if (isPaused) await pauseSubscription(trx, maya.householdId, productBpn, context.clock.now());
    }
  });
}
