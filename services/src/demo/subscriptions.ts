import { productsNamed } from '../catalog/index.ts';
import { placeDemoOrder } from '../orders/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/service.ts';
import { pauseSubscription, subscribe, subscriptionsOf, tellPastRun } from '../subscriptions/index.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

/** What comes again and again: days until the next order, weeks between orders, and how many orders there were so far. */
interface Scheduled {
  name: string;
  quantity: number;
  inDays: number;
  weeks: number;
  past?: number;
  isPaused?: boolean;
}

/** All are too far ahead to be told about yet. */
const scheduled: readonly Scheduled[] = [
  { name: 'Whole Milk', quantity: 1, inDays: 9, weeks: 2, past: 5 },
  { name: 'Strawberries', quantity: 2, inDays: 9, weeks: 2, past: 5 },
  { name: 'Medium Roast Ground Coffee', quantity: 2, inDays: 13, weeks: 4, past: 6 },
  { name: 'Chicken & Rice Dry Dog Food', quantity: 1, inDays: 13, weeks: 6, past: 2 },
  { name: 'Hass Avocado', quantity: 3, inDays: 13, weeks: 1, isPaused: true },
];

/** When subscriptions come and become orders, as in every plan that nobody has changed. */
const run = { hour: 10, leadDays: 5 };

/** Past days with an order, in days from today, and what came with it. */
function pastRuns(): ReadonlyMap<number, readonly Scheduled[]> {
  const byDay = new Map<number, Scheduled[]>();
  for (const item of scheduled)
    for (let ago = 1; ago <= (item.past ?? 0); ago++) {
      const day = item.inDays - ago * item.weeks * 7;
      byDay.set(day, [...(byDay.get(day) ?? []), item]);
    }
  return byDay;
}

/**
 * What Maya gets again and again: five months of orders with what they saved, two orders to come, and something that is
 * paused. Once.
 */
export async function seedDemoSubscriptions(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'config' | 'outbox'>,
): Promise<void> {
  const store = stores.sanFrancisco;
  const { storeId, timeZone, banner } = store;
  const today = context.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const maya = demoShoppers(today).customers.find(({ key }) => key === 'maya');
  if (!maya || (await subscriptionsOf(context.db, maya.householdId)).length > 0) return;
  const { customerId, householdId } = maya;
  const names = scheduled.map(({ name }) => [name, null] as const);
  const found = await productsNamed(context.db, names, { storeId, channel: 'PICKUP' });
  const items = scheduled.flatMap((item) => {
    const itemId = found.get(item.name);
    return itemId === undefined ? [] : [{ ...item, itemId }];
  });
  const past = [...pastRuns()].map(([days, due]) => {
    const date = today.add({ days });
    return {
      orderNumber: `42${10_000 - days}`,
      date,
      decidedAt: date.subtract({ days: run.leadDays }).toZonedDateTime(timeZone).toInstant(),
      lines: items.filter(({ name }) => due.some((each) => each.name === name)),
    };
  });
  for (const { orderNumber, date, decidedAt, lines } of past)
    await placeDemoOrder(context, {
      orderNumber,
      customer: maya,
      store,
      start: date.toZonedDateTime({ timeZone, plainTime: { hour: run.hour } }).toInstant(),
      placedAt: decidedAt,
      lines: lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
      category: '1P_SNS',
    });
  await inTransaction(context.db, async (trx) => {
    if ((await subscriptionsOf(trx, householdId)).length > 0) return;
    for (const { itemId: productBpn, quantity, inDays, weeks, isPaused = false } of items) {
      const startDateTime = today.add({ days: inDays }).toString();
      const item = { productBpn, quantity, startDateTime, frequency: { count: weeks, unit: 'WEEK' as const } };
      const member = { customerId, householdId, banner };
      await subscribe(trx, context, member, { originationStoreId: storeId, items: [item] });
      if (isPaused) await pauseSubscription(trx, householdId, productBpn, context.clock.now());
    }
    for (const { orderNumber, date, decidedAt, lines } of past)
      await tellPastRun(trx, {
        householdId,
        date: date.toString(),
        itemIds: lines.map(({ itemId }) => itemId),
        orderNumber,
        decidedAt,
      });
  });
}
