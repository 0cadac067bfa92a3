import type { Database } from '../../platform/database/database.ts';
import type { ProductSurroundings } from '../rules/imports/product-draft.ts';
import { brandsById } from '../store/brands.ts';
import { type Department, departmentTree } from '../store/departments.ts';
import { drawings } from '../taxonomy/drawings.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';
import { composedName } from '../taxonomy/spanish-words.ts';

/** What records are read by: the shelves there are, or will be, and the colors of known brands. */
export async function surroundings(db: Database, departments: readonly Department[]): Promise<ProductSurroundings> {
  const known = await departmentTree(db);
  const tree = known.length > 0 ? known : departments;
  const shelves = tree.flatMap(({ aisles }) => aisles.flatMap((aisle) => aisle.shelves.map(({ shelfId }) => shelfId)));
  const palettes = [...(await brandsById(db))].map(([brandId, { palette }]) => {
    const [main = '', second = '', paper = ''] = palette;
    return [brandId, [main, second, paper] as const] as const;
  });
  return { shelves: new Set(shelves), palettes: new Map(palettes), taxonomy: groceryTypes, drawings, composedName };
}
