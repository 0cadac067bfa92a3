import { sorts } from './shelving-table.ts';
import type { Sort } from './sorts/sort.ts';

/** A category as the table's patterns expect it. */
const plain = (category: string): string =>
  category
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Where products of a foreign category are shelved (N-56), and what their pictures show; undefined for one we don't know. */
export function sortOf(category: string, name: string): Sort | undefined {
  const text = plain(category);
  if (text === '') return undefined;
  return sorts.find((each) => each.category.test(text) && (each.name?.test(name) ?? true));
}

/** What the picture of a product on this shelf shows. */
export const sortOnShelf = (shelfId: string): Sort | undefined => sorts.find((each) => each.shelfId === shelfId);

/** What the rules treat a product as. */
export type Kind = 'food' | 'hot' | 'alcohol' | 'supplement' | 'other';

/** The departments and shelves that aren't food, the narrow before the wide. */
const kinds: readonly (readonly [start: string, kind: Kind])[] = [
  ['wine-beer-spirits.spirits-mixers.cocktail-mixers', 'food'],
  ['wine-beer-spirits.', 'alcohol'],
  ['personal-care-health.vitamins-medicine.vitamins', 'supplement'],
  ['personal-care-health.', 'other'],
  ['paper-cleaning-home.', 'other'],
  ['pet-care.', 'other'],
  ['flowers-decor.', 'other'],
  ['baby-care.formula-food.', 'food'],
  ['baby-care.', 'other'],
  ['prepared-meals-catering.hot-food.', 'hot'],
];

/** What a product on this shelf is to the rules: SNAP is for food that isn't hot, alcohol, or a supplement (N-52, N-54). */
export const kindOnShelf = (shelfId: string): Kind => kinds.find(([start]) => shelfId.startsWith(start))?.[1] ?? 'food';
