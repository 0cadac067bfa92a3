import { productsNamed } from '../catalog/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import { randomInt, seededRandom } from '../platform/random.ts';
import type { ServiceContext } from '../platform/service.ts';
import { type Basket, countAll, insertBaskets } from '../recommendations/index.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

/** What Maya buys in the store, every how many days, and how many days ago last; a weight is in hundredths of a pound. */
const usuals: readonly { name: string; everyDays: number; daysAgo: number; quantity?: number; weight?: number }[] = [
  { name: 'Cage-Free Large Eggs', everyDays: 14, daysAgo: 17 },
  { name: 'French Baguette', everyDays: 7, daysAgo: 7 },
  { name: 'Roma Tomatoes', everyDays: 10, daysAgo: 10, weight: 200 },
  { name: 'Salted Butter', everyDays: 21, daysAgo: 20 },
  { name: 'House Blend Whole Bean Coffee', everyDays: 28, daysAgo: 24 },
  { name: 'Blueberry Yogurt', everyDays: 9, daysAgo: 7, quantity: 3 },
  { name: 'Shredded Sharp Cheddar', everyDays: 24, daysAgo: 15 },
  { name: 'Natural Creamy Peanut Butter', everyDays: 30, daysAgo: 18 },
  { name: 'Aloe Hand Soap', everyDays: 40, daysAgo: 25 },
  { name: 'Linguine', everyDays: 18, daysAgo: 6 },
  { name: 'Marinara Sauce', everyDays: 18, daysAgo: 6 },
];
/** How far Maya's history goes back. */
const historyDays = 183;

/** What people cook and clean with: products of a theme are bought together. */
const themes: readonly (readonly string[])[] = [
  ['Linguine', 'Marinara Sauce', 'Shredded Italian Blend', 'French Baguette', 'Mild Italian Sausage', 'Ricotta'],
  ['Rigatoni', 'Vodka Sauce', 'Mozzarella', 'Caesar Dressing', 'Iceberg Lettuce', 'Ciabatta'],
  ['Crunchy Taco Shells', '85% Lean Ground Beef', 'Salsa Verde Salsa', 'Shredded Sharp Cheddar', 'Sour Cream', 'Limes'],
  ['Hass Avocado', 'Limes', 'Restaurant-Style Tortilla Chips', 'Roma Tomatoes', 'Red Onions', 'Mexican-Style Lager'],
  ['Buttermilk Pancake Mix', 'Pure Maple Syrup', 'Blueberries', 'Thick Cut Bacon', 'Cage-Free Large Eggs'],
  ['Plain Bagels', 'Smoked Salmon', 'Capers', 'Lemons', 'Red Onions'],
  ['Hamburger Buns', 'Quarter-Pound Beef Patties', 'American Cheese', 'Dill Pickle Spears', 'No-Sugar-Added Ketchup'],
  ['Potato Bread', 'Oven-Roasted Turkey Breast', 'Swiss Slices', 'Dijon Mustard', 'Dill Pickle Potato Chips'],
  ['Natural Creamy Peanut Butter', 'Blueberry Jam', 'Honey Wheat Bread', 'Bananas', 'Mozzarella String Cheese'],
  ['Old-Fashioned Oats', 'Blueberries', 'Almond Milk', 'Bananas', 'Walnut Halves'],
  ['Long Grain White Rice', 'Reduced Sodium Soy Sauce', 'Boneless Chicken Breasts', 'Snap Peas', 'Toasted Sesame Oil'],
  ['Honey Graham Crackers', 'Dark Chocolate Bar', 'Vanilla Sandwich Bars', 'Paper Plates'],
  ['Semi-Sweet Chocolate Chips', 'Light Brown Sugar', 'Unsalted Butter', 'Cage-Free Large Eggs', 'Whole Milk'],
  ['Diapers, Size 4', 'Sensitive Baby Wipes', 'Baby Wash', 'Banana & Oat Pouch'],
  ['Chicken & Rice Dry Dog Food', 'Bacon Strip Dog Treats', 'Waste Bags'],
  ['Multi-Cat Cat Litter', 'Indoor Chicken Dry Cat Food', 'Beef Feast Wet Cat Food'],
  ['Free & Clear Laundry Detergent', 'Lavender Fabric Softener', 'Ultra Strong Bath Tissue', 'Lemon Dish Soap'],
  ['House Blend Whole Bean Coffee', 'Half & Half', 'Chocolate Croissant'],
  ['Savory Rotisserie Chicken', 'Coleslaw', 'Dinner Rolls', 'Avocado Ranch Salad Kit'],
  ['Strawberries', 'Heavy Whipping Cream', 'Powdered Sugar', 'Honeycrisp Apples'],
];
/** In any basket. */
const staples = ['Whole Milk', 'Bananas', 'Cage-Free Large Eggs', 'Salted Butter', 'Yellow Onions', 'Hass Avocado'];
const neighbors = { households: 120, baskets: 900, days: 180 };

type Draft = Omit<Basket, 'lines'> & { lines: readonly [name: string, quantity: number, weight: number | null][] };

/** Half a year of what Maya and her neighbors took home from the store: what is due, and what goes together. Once. */
export async function seedDemoBaskets({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const { storeId, timeZone } = stores.sanFrancisco;
  const today = clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const maya = demoShoppers(today).customers.find(({ key }) => key === 'maya');
  const drafts = [...(maya ? mayas(maya.householdId, storeId, today) : []), ...theirs(storeId, today)];
  const names = new Set(drafts.flatMap(({ lines }) => lines.map(([name]) => name)));
  const found = await productsNamed(
    db,
    [...names].map((name) => [name, null] as const),
    { storeId, channel: 'PICKUP' },
  );
  const baskets = drafts.map(({ lines, ...basket }) => ({
    ...basket,
    lines: lines.flatMap(([name, quantity, weight]) => {
      const itemId = found.get(name);
      return itemId === undefined ? [] : [{ itemId, quantity, weight }];
    }),
  }));
  await inTransaction(db, (trx) => insertBaskets(trx, baskets));
  await countAll(db);
}

function mayas(householdId: string, storeId: string, today: Temporal.PlainDate): Draft[] {
  const byDay = new Map<number, Draft['lines'][number][]>();
  for (const { name, everyDays, daysAgo, quantity = 1, weight = null } of usuals)
    for (let at = daysAgo; at <= historyDays; at += everyDays)
      byDay.set(at, [...(byDay.get(at) ?? []), [name, quantity, weight]]);
  return [...byDay].map(([days, lines]) => ({
    orderNumber: `store-maya-${days}`,
    householdId,
    storeId,
    day: today.subtract({ days }).toString(),
    lines,
  }));
}

function theirs(storeId: string, today: Temporal.PlainDate): Draft[] {
  const random = seededRandom('demo-baskets');
  const below = (limit: number) => randomInt(random, limit);
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  return Array.from({ length: neighbors.baskets }, (_, at) => {
    const names = new Set([one(staples), one(staples)]);
    for (let courses = 1 + below(2); courses > 0; courses--)
      for (const name of one(themes)) if (below(100) < 70) names.add(name);
    return {
      orderNumber: `store-${at}`,
      householdId: `neighbor-${at % neighbors.households}`,
      storeId,
      day: today.subtract({ days: below(neighbors.days) }).toString(),
      lines: [...names].map((name) => [name, 1, null] as const),
    };
  });
}
