import type { Greeting } from './greeting.ts';

/** What stands in the still life: larger things behind, smaller ones before the gaps between them. */
export interface Scene {
  behind: readonly string[];
  infront: readonly string[];
}

export type Season = 'winter' | 'spring' | 'summer' | 'fall';

/** Fresh food of each season: two large things, two small ones. */
const seasons: Readonly<Record<Season, readonly [left: string, right: string, small: string, other: string]>> = {
  winter: ['kale', 'cabbage', 'orange', 'pomegranate'],
  spring: ['asparagus', 'lettuce', 'strawberry', 'radish'],
  summer: ['watermelon', 'corn', 'peach', 'tomato'],
  fall: ['butternut-squash', 'cauliflower', 'apple', 'pear'],
};

/** What comes to the table then: one large thing in the middle, two small ones. */
const meals: Readonly<Record<Greeting, readonly [middle: string, small: string, other: string]>> = {
  morning: ['bananas', 'croissant', 'egg'],
  afternoon: ['bread', 'avocado', 'cheese'],
  evening: ['roast-chicken', 'lemon', 'salmon'],
};

const months: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'fall',
  'fall',
  'fall',
  'winter',
];

/** The season at a store, as in the north. @param now epoch milliseconds @param timeZone IANA zone of the store */
export function seasonAt(now: number, timeZone: string): Season {
  const month = Number(new Intl.DateTimeFormat('en-US', { month: 'numeric', timeZone }).format(now));
  return months[month - 1] ?? 'winter';
}

const src = (name: string) => `/pictures/fresh-${name}.svg`;

/** The still life of a season and a time of day: fresh food, to scale. */
export function freshScene(season: Season, meal: Greeting): Scene {
  const [left, right, small, other] = seasons[season];
  const [middle, first, second] = meals[meal];
  return { behind: [left, middle, right].map(src), infront: [small, first, second, other].map(src) };
}

/** How many products stand behind, and how many before them. */
const [mostBehind, mostInfront] = [3, 4];

/** A still life of products: what is due, the first of it largest. */
export function productScene([first = '', second = '', ...others]: readonly string[]): Scene {
  // The largest stands in the middle, with another one to its left.
  const all = [second, first, ...others].filter((picture) => picture !== '');
  return { behind: all.slice(0, mostBehind), infront: all.slice(mostBehind, mostBehind + mostInfront) };
}
