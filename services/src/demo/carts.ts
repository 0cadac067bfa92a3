import { changeCart, openCart, type CartCategory, type SubstitutionKind } from '../cart/index.ts';
import { type Channel, productsNamed } from '../catalog/index.ts';
import { type DemoCustomer } from '../identity/index.ts';
import { inTransaction, type Transaction } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/service.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

interface DemoCart {
  category: CartCategory;
  sellerId: string | null;
  channel: Channel;
  lines: readonly DemoCartLine[];
}
interface DemoCartLine {
  name: string;
  size?: string;
  quantity: number;
  /** Hundredths of a pound. */
  weight?: number;
  out?: SubstitutionKind;
  /** To whoever packs it. */
  note?: string;
}

/** What Maya is about to buy: groceries that every department has until the store closes, two wines, and a pan. */
const mayasCarts: readonly DemoCart[] = [
  {
    category: '1P',
    sellerId: null,
    channel: 'PICKUP',
    lines: [
      { name: 'Strawberries', size: '16 oz', quantity: 2 },
      { name: 'Honeycrisp Apples', size: '3 lb', quantity: 2, out: 'REFUND' },
      { name: 'Bananas', quantity: 1, weight: 200 },
      { name: 'Whole Milk', size: '1 gal', quantity: 1 },
      { name: 'Cage-Free Large Eggs', size: '12 ct', quantity: 2, out: 'REFUND' },
      { name: 'Hass Avocado', quantity: 2, note: 'Ripe for tonight, please.' },
    ],
  },
  {
    category: '1P_Wine',
    sellerId: null,
    channel: 'DELIVERY',
    lines: [
      { name: 'Russian River Pinot Noir 2021', quantity: 1 },
      { name: 'Mendocino Brut', quantity: 1 },
    ],
  },
  {
    category: '3P_MARKETPLACE',
    sellerId: 'kitchen-foundry',
    channel: 'SHIPPING',
    lines: [{ name: '10-inch Cast-Iron Skillet', quantity: 1 }],
  },
];

/** Fills the carts of demo shoppers who have never had one. Seeded after the catalog. */
export async function seedDemoCarts(context: Pick<ServiceContext, 'db' | 'clock' | 'random'>): Promise<void> {
  const today = context.clock.now().toZonedDateTimeISO(stores.sanFrancisco.timeZone).toPlainDate();
  const maya = demoShoppers(today).customers.find(({ key }) => key === 'maya');
  if (!maya) return;
  await inTransaction(context.db, async (trx) => {
    for (const cart of mayasCarts) await fill(trx, context, maya, cart);
  });
}

async function fill(
  trx: Transaction,
  { clock, random }: Pick<ServiceContext, 'clock' | 'random'>,
  { householdId, shopStoreId: storeId }: DemoCustomer,
  { category, sellerId, channel, lines }: DemoCart,
): Promise<void> {
  const place = { storeId, channel, zipCode: null };
  const { cart, isNew } = await openCart(trx, { householdId, category, sellerId, place }, { random, now: clock.now() });
  if (!isNew) return;
  const found = await productsNamed(
    trx,
    lines.map(({ name, size = null }) => [name, size] as const),
    place,
  );
  const changes = lines.flatMap(({ name, quantity, weight, out, note }) => {
    const itemId = found.get(name);
    if (itemId === undefined) return [];
    const wishes = { comments: note, ...(out ? { substitution: { kind: out } } : {}) };
    return [{ kind: 'ADD' as const, itemId, quantity, weight, ...wishes }];
  });
  await changeCart(trx, cart, changes, { clock, random });
}
