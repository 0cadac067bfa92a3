import sizes from '../../art/fresh-sizes.json' with { type: 'json' };
import type { ProductImage_PhotoFragment } from '../../ui/ProductImage/ProductImage.generated.ts';
import { arranged, type Standing } from './arrange.ts';
import type { Greeting } from './greeting.ts';

export type Photo = ProductImage_PhotoFragment;
export type Scene = readonly Standing[];

export type Season = 'winter' | 'spring' | 'summer' | 'fall';

type Fresh = keyof typeof sizes;

/** Fresh food of each season: two large things, two small ones. */
export const seasons: Readonly<Record<Season, readonly Fresh[]>> = {
  winter: ['kale', 'cabbage', 'orange', 'pomegranate'],
  spring: ['asparagus', 'lettuce', 'strawberry', 'radish'],
  summer: ['watermelon', 'corn', 'peach', 'tomato'],
  fall: ['butternut-squash', 'cauliflower', 'apple', 'pear'],
};

/** What comes to the table then: one large thing in the middle, two small ones. */
export const meals: Readonly<Record<Greeting, readonly Fresh[]>> = {
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

const freshThing = (name: keyof typeof sizes) => ({ src: `/pictures/fresh-${name}.svg`, centimeters: sizes[name] });

/** The still life of a season and a time of day: fresh food, to scale. */
export const freshScene = (season: Season, meal: Greeting): Scene =>
  arranged([...seasons[season], ...meals[meal]].map(freshThing));

/** A product whose size nobody knows is taken for a pack of the usual size. */
const usual = 22;

/** A still life of products: what is due, to scale. */
export const productScene = (
  pictures: readonly { card: string; photo: Photo | null; centimeters: number | null }[],
): Scene =>
  arranged(pictures.map(({ card, photo, centimeters }) => ({ src: card, photo, centimeters: centimeters ?? usual })));
