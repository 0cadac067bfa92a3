import { pictureSrc } from '../../../art/pictures.ts';
import type { Customize_GroupFragment as Group } from './Customize.generated.ts';
import { isBread } from './is-sandwich.ts';

type Option = Group['options'][number];

/** Emoji of what is more than a slice. */
const emoji: Readonly<Record<string, string>> = {
  avocado: 'avocado',
  bacon: 'bacon',
  basil: 'seedling',
  egg: 'egg',
  lettuce: 'leafy-green',
  mushrooms: 'mushroom',
  olives: 'olive',
  onion: 'onion',
  peppers: 'bell-pepper',
  pickles: 'cucumber',
  pineapple: 'pineapple',
  sausage: 'hot-dog',
  sprouts: 'seedling',
  tomato: 'tomato',
};

/** What lies in a sandwich, from the bottom up. */
const fillings = [
  'turkey',
  'ham',
  'beef',
  'salami',
  'chicken',
  'cheese-pale',
  'cheese',
  'bacon',
  'mushrooms',
  'egg',
  'tomato',
  'lettuce',
  'olives',
  'pickles',
  'onion',
  'peppers',
  'avocado',
  'sprouts',
];
const layer = (art: string): string => pictureSrc(`layer-${art}`);

/** What an option looks like on its card: a path; `none` for "No cheese", null for what has no picture. */
export function pictureOf({ art }: Option): string | null {
  if (art === null || art === 'none') return art;
  const known = emoji[art];
  if (known) return pictureSrc(known);
  return fillings.includes(art) || art.startsWith('bread') ? layer(art) : null;
}

export interface Layer {
  key: string;
  src: string;
  /** What it shows; null for the lower half of a bread. */
  option: Option | null;
  isBread: boolean;
}

/** A sandwich of these choices, from the bottom up; without a bread, what lies in it. */
export function layersOf(chosen: readonly Option[]): Layer[] {
  const bread = chosen.find(isBread);
  const half = (end: string, option: Option | null): Layer[] =>
    bread ? [{ key: `bread${end}`, src: layer(`${bread.art}${end}`), option, isBread: true }] : [];
  const inside = fillings.flatMap((art) =>
    chosen
      .filter((option) => option.art === art)
      .map((option): Layer => ({ key: option.upc, src: layer(art), option, isBread: false })),
  );
  return [...half('-foot', null), ...inside, ...half('', bread ?? null)];
}
