/** Chance that is the same every time (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const products = 2000;
const themes = 80;
const productsOfTheme = 7;
/** Trips of a household. */
export const trips = 50;

export interface Trip {
  household: string;
  orderNumber: string;
  /** Days since the first. */
  day: number;
  items: string[];
}

const idOf = (product: number): string => String(970_000_000 + product);

const chance = chanceFrom(20_261_123);
/** What is cooked together, each of some products in any aisle. */
const planted = Array.from({ length: themes }, () =>
  Array.from({ length: productsOfTheme }, () => Math.floor(chance() * products)),
);
/** A few products are in many baskets, most are in few: the n-th sells about 1/n as often. */
const cumulative: number[] = [];
for (let at = 0; at < products; at++) cumulative.push((cumulative.at(-1) ?? 0) + 1 / (at + 8));

function popular(of: () => number): number {
  const wanted = of() * (cumulative.at(-1) ?? 1);
  let [low, high] = [0, products - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  // Popularity has nothing to do with the number of a product.
  return (low * 7919) % products;
}

/** What a household takes home over the years: what it runs out of, what it cooks, and what it happens to see. */
export function tripsOf(household: number): Trip[] {
  const own = chanceFrom(household + 1);
  const habits = Array.from({ length: 8 + Math.floor(own() * 7) }, () => ({
    product: popular(own),
    cadence: 7 + Math.floor(own() * 35),
    last: -Math.floor(own() * 30),
  }));
  const cooks = Array.from({ length: 4 }, () => Math.floor(own() * themes));
  const every = 4 + Math.floor(own() * 6);
  let day = Math.floor(own() * every);
  return Array.from({ length: trips }, (_, trip) => {
    const items = new Set<number>();
    for (const habit of habits)
      if (day - habit.last >= habit.cadence * (0.8 + 0.4 * own())) {
        items.add(habit.product);
        habit.last = day;
      }
    if (own() < 0.7) {
      const theme = own() < 0.8 ? cooks[Math.floor(own() * cooks.length)] : Math.floor(own() * themes);
      for (const product of planted[theme ?? 0] ?? []) if (own() < 0.6) items.add(product);
    }
    for (let seen = 1 + Math.floor(own() * 3); seen > 0; seen--) items.add(popular(own));
    const made = { household: `h${household}`, orderNumber: `b${household}-${trip}`, day, items: [...items].map(idOf) };
    day += Math.max(1, every + Math.floor(own() * 5) - 2);
    return made;
  });
}
