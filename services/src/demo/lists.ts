import { productsNamed } from '../catalog/index.ts';
import { fillList } from '../offers/index.ts';
import type { ServiceContext } from '../platform/service.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

/** What Maya wants to bring from the store: products, and what she wrote. */
const products: readonly (readonly [name: string, quantity: number])[] = [
  ['Dark Chocolate Bar', 2],
  ['Sour Cream', 1],
  ['Limes', 4],
  ['Restaurant-Style Tortilla Chips', 1],
];
const written = ['Birthday candles', 'Paper napkins'];

/** Maya's shopping list. Seeded after the catalog. */
export async function seedDemoLists(context: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const { storeId, timeZone } = stores.sanFrancisco;
  const today = context.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const maya = demoShoppers(today).customers.find(({ key }) => key === 'maya');
  if (!maya) return;
  const names = products.map(([name]) => [name, null] as const);
  const found = await productsNamed(context.db, names, { storeId, channel: 'PICKUP' });
  await fillList(context, { householdId: maya.householdId, storeId }, [
    ...products.flatMap(([name, quantity]) => {
      const bpn = found.get(name);
      return bpn === undefined ? [] : [{ thing: { bpn }, quantity }];
    }),
    ...written.map((text) => ({ thing: { text }, quantity: 1 })),
  ]);
}
