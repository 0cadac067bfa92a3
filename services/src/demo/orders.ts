import { productsNamed } from '../catalog/index.ts';
import { placeDemoOrder } from '../orders/index.ts';
import { earlier } from '../platform/clock.ts';
import type { ServiceContext } from '../platform/service.ts';
import { mayasAddress } from './profiles.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

type Basket = readonly [name: string, quantity: number, weight?: number][];

const breakfast: Basket = [
  ['Strawberries', 2],
  ['Honeycrisp Apples', 1, 200],
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

/** What Maya tried once, and never again: it says nothing about her habits. */
const tried: readonly Basket[] = [
  [
    ['Rigatoni', 1],
    ['Vodka Sauce', 1],
    ['Mozzarella', 1],
    ['Caesar Dressing', 1],
  ],
  [
    ['Crunchy Taco Shells', 1],
    ['85% Lean Ground Beef', 1],
    ['Sour Cream', 1],
    ['Limes', 4],
  ],
  [
    ['Buttermilk Pancake Mix', 1],
    ['Pure Maple Syrup', 1],
    ['Blueberries', 2],
    ['Thick Cut Bacon', 1],
  ],
  [
    ['Plain Bagels', 1],
    ['Smoked Salmon', 1],
    ['Capers', 1],
    ['Lemons', 2],
  ],
  [
    ['Hamburger Buns', 1],
    ['Quarter-Pound Beef Patties', 1],
    ['American Cheese', 1],
    ['Dill Pickle Spears', 1],
  ],
  [
    ['Potato Bread', 1],
    ['Oven-Roasted Turkey Breast', 1],
    ['Swiss Slices', 1],
    ['Dijon Mustard', 1],
  ],
  [
    ['Old-Fashioned Oats', 1],
    ['Almond Milk', 1],
    ['Walnut Halves', 1],
  ],
  [
    ['Long Grain White Rice', 1],
    ['Reduced Sodium Soy Sauce', 1],
    ['Boneless Chicken Breasts', 1],
    ['Snap Peas', 1],
  ],
  [
    ['Honey Graham Crackers', 2],
    ['Dark Chocolate Bar', 2],
    ['Vanilla Sandwich Bars', 1],
  ],
  [
    ['Semi-Sweet Chocolate Chips', 1],
    ['Light Brown Sugar', 1],
    ['Unsalted Butter', 1],
  ],
];
/** Days between these orders, the last of which was a month ago: with the newer ones, half a year. */
const everyDays = 16;

/** What is brought today, and what the store is out of. */
const brought: Basket = [
  ['Shredded Italian Blend', 1],
  ['Ciabatta', 1],
  ['Ricotta', 1],
  ['Heavy Whipping Cream', 1],
  ['Half & Half', 1],
];
const outToday = 'Shredded Italian Blend';

/**
 * Half a year of Maya's orders: one to come that can be changed, one that is picked today, one that is on its way to her
 * door with a swap, and past ones with receipts.
 */
export async function seedDemoOrders(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>,
): Promise<void> {
  const store = stores.sanFrancisco;
  const { timeZone } = store;
  const now = context.clock.now().toZonedDateTimeISO(timeZone);
  const maya = demoShoppers(now.toPlainDate()).customers.find(({ key }) => key === 'maya');
  if (!maya) return;
  const at = (days: number, hour: number) =>
    now.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant();
  const today = Math.min(20, Math.max(8, now.hour + 2));
  const halfHour = { smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' } as const;
  const orders: readonly DemoDraft[] = [
    ...tried.map((basket, index): DemoDraft => [
      `43${10_070 + index * 9_031}`,
      at((index - tried.length) * everyDays - 15, 17),
      basket,
    ]),
    ['4461007', at(-15, 17), dinner],
    ['4466120', at(-10, 11), breakfast],
    ['4470318', at(-4, 17), dinner],
    ['4471633', at(0, today), dinner],
    ['4471902', at(1, 16), breakfast],
    // By its number, its driver comes late in the two hours: a fresh demo always has it on its way.
    ['4471849', now.subtract({ minutes: 15 }).round(halfHour).toInstant(), brought],
  ];
  const names = [...new Set(orders.flatMap(([, , basket]) => basket.map(([name]) => name)))];
  const found = await productsNamed(
    context.db,
    names.map((name) => [name, null] as const),
    { storeId: store.storeId, channel: 'PICKUP' },
  );
  const address = mayasAddress(maya);
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
      ...(basket === brought ? { address, outOf: found.get(outToday) } : {}),
    });
}

type DemoDraft = readonly [orderNumber: string, start: Temporal.Instant, basket: Basket];
