import type { Database } from '../../../services/src/platform/database/database.ts';
import { forShopper } from '../../../services/src/recommendations/rules/for-shopper.ts';
import { habitsOf } from '../../../services/src/recommendations/rules/habits.ts';
import { basketsOf } from '../../../services/src/recommendations/store/baskets.ts';
import { countedBaskets, popularItems, togetherOf } from '../../../services/src/recommendations/store/together.ts';
import { chanceFrom, type Trip } from './shop.ts';

/** Of the rest of a trip, ten guesses: in how many trips one is right, and how much of the rest they are. */
export interface Hits {
  name: string;
  hitRate: number;
  found: number;
}

const guesses = 10;
const popularMost = 200;

/** Shows half of each trip as the cart, and lets each way guess the rest. @param dayOf a day of the generated shop as a date */
export async function hitsOf(
  db: Database,
  trips: readonly Trip[],
  dayOf: (day: number) => Temporal.PlainDate,
): Promise<Hits[]> {
  const popular = await popularItems(db, popularMost);
  const allBaskets = await countedBaskets(db);
  const ways = ['Larder', "The shopper's own history", 'Popularity'].map((name) => ({ name, hits: 0, found: 0 }));
  for (const { household, day, items } of trips) {
    const { cart, rest } = halves(items, day);
    const baskets = await basketsOf(db, household, { since: dayOf(0).toString(), most: 250 });
    const together = await togetherOf(db, cart);
    const habits = habitsOf(baskets, dayOf(day));
    const others = (of: readonly string[]) => of.filter((item) => !cart.includes(item)).slice(0, guesses);
    const known = {
      habits,
      householdBaskets: baskets.length,
      cart: new Map(cart.map((item) => [item, together.get(item)])),
      popular,
      allBaskets,
    };
    const guessed = [
      forShopper(known, guesses).map(({ itemId }) => itemId),
      others(habits.toSorted((one, other) => other.timesBought - one.timesBought).map(({ itemId }) => itemId)),
      others([...popular.keys()]),
    ];
    for (const [at, way] of ways.entries()) {
      const right = guessed[at]?.filter((item) => rest.has(item)).length ?? 0;
      if (right > 0) way.hits++;
      way.found += right / rest.size;
    }
  }
  return ways.map(({ name, hits, found }) => ({ name, hitRate: hits / trips.length, found: found / trips.length }));
}

function halves(items: readonly string[], seed: number): { cart: string[]; rest: ReadonlySet<string> } {
  const chance = chanceFrom(seed + items.length);
  const mixed = items
    .map((item) => ({ item, at: chance() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
  const half = mixed.length >> 1;
  return { cart: mixed.slice(0, half), rest: new Set(mixed.slice(half)) };
}
