import { productsNamed } from '../catalog/index.ts';
import { placeDemoOrder } from '../orders/index.ts';
import type { ServiceContext } from '../platform/service.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

/** What Dana's kitchen orders every week, in cases. */
const weekly: readonly (readonly [name: string, cases: number])[] = [
  ['Granulated Sugar, Bulk', 2],
  ['All-Purpose Flour, Bulk', 3],
  ['Long Grain Rice, Bulk', 1],
  ['Canola Oil, Foodservice', 2],
  ['Tomato Ketchup, Foodservice', 1],
  ['Hot Cups, Case', 1],
  ['Dinner Napkins, Case', 1],
];

/** Dana's past orders on the site of businesses, the last of them a week ago: to be had again in one press. Once. */
export async function seedDemoBusinessOrders(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>,
): Promise<void> {
  const store = stores.denver;
  const { storeId, timeZone } = store;
  const today = context.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const dana = demoShoppers(today).customers.find(({ key }) => key === 'business');
  if (!dana) return;
  const names = weekly.map(([name]) => [name, null] as const);
  const found = await productsNamed(context.db, names, { storeId, channel: 'PICKUP' });
  const lines = weekly.flatMap(([name, quantity]) => {
    const itemId = found.get(name);
    return itemId === undefined ? [] : [{ itemId, quantity }];
  });
  for (const [orderNumber, daysAgo] of [
    ['4450114', 14],
    ['4458231', 7],
  ] as const) {
    const plainTime = { hour: 9 };
    const start = today.subtract({ days: daysAgo }).toZonedDateTime({ timeZone, plainTime }).toInstant();
    const placedAt = start.subtract({ hours: 18 });
    await placeDemoOrder(context, { orderNumber, customer: dana, store, start, placedAt, lines, category: '1P_B2B' });
  }
}
