import { productsNamed } from '../catalog/index.ts';
import { placeDemoOrder } from '../orders/index.ts';
import type { ServiceContext } from '../platform/service.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

type Basket = readonly [name: string, quantity: number, weight?: number][];

const breakfast: Basket = [
  ['Strawberries', 2],
  ['Honeycrisp Apples', 2],
  ['Bananas', 1, 200],
  ['Whole Milk', 2],
  ['Hass Avocado', 4],
];
const dinner: Basket = [
  ['Savory Rotisserie Chicken', 2],
  ['Hass Avocado', 3],
  ['Whole Milk', 1],
  ['Bananas', 1, 250],
];

/** Maya's orders: one to come that can be changed, one that is picked today, and three past ones with receipts. */
export async function seedDemoOrders(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>,
): Promise<void> {
  const { timeZone } = stores.sanFrancisco;
  const now = context.clock.now().toZonedDateTimeISO(timeZone);
  const maya = demoShoppers(now.toPlainDate()).customers.find(({ key }) => key === 'maya');
  if (!maya) return;
  const store = stores.sanFrancisco;
  const at = (days: number, hour: number) =>
    now.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant();
  const today = Math.min(20, Math.max(8, now.hour + 2));
  const orders: [orderNumber: string, start: Temporal.Instant, basket: Basket][] = [
    ['4461007', at(-15, 17), dinner],
    ['4466120', at(-10, 11), breakfast],
    ['4470318', at(-4, 17), dinner],
    ['4471633', at(0, today), dinner],
    ['4471902', at(1, 16), breakfast],
  ];
  const names = [...new Set([...breakfast, ...dinner].map(([name]) => name))];
  const found = await productsNamed(
    context.db,
    names.map((name) => [name, null] as const),
    { storeId: store.storeId, channel: 'PICKUP' },
  );
  for (const [orderNumber, start, basket] of orders)
    await placeDemoOrder(context, {
      orderNumber,
      customer: maya,
      store,
      start,
      placedAt: earlier(start.subtract({ hours: 26 }), context.clock.now().subtract({ hours: 3 })),
      lines: basket.flatMap(([name, quantity, weight]) => {
        const itemId = found.get(name);
        return itemId === undefined ? [] : [{ itemId, quantity, ...(weight === undefined ? {} : { weight }) }];
      }),
    });
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;
