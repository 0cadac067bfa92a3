import type { ComparisonUnit } from '../rules/units.ts';

/** What the rules treat a product as: SNAP, age checks, handoff (N-52, N-54). */
export type Kind = 'food' | 'hot' | 'alcohol' | 'supplement' | 'other';

/** Everything else a line can have. */
export interface Extras {
  kind?: Kind;
  /** Per serving: `1 cup (240 ml): calories fat saturated sodium(mg) carbohydrate fiber sugars protein`, in grams. */
  facts?: string;
  /** `vegan vegetarian gluten-free organic kosher halal lactose-free` */
  diets?: string;
  /** Allergens the ingredients don't name in a word we recognize. */
  contains?: string;
  /** Sold by weight: pounds in a typical piece. */
  weighed?: number;
  /** Made to order: minutes. */
  prep?: number;
  /** Ids of customization groups. */
  choices?: string;
  /** Several can be ordered, each made differently. */
  multi?: boolean;
  /** Pre-order: days until the first pickup. */
  preOrderDays?: number;
  /** `delivery pickup in-store shipping`; delivery, pickup, and in-store if omitted. */
  channels?: string;
  abv?: number;
  program?: '1P_WINE' | '1P_B2B';
  seller?: string;
  prop65?: 'food' | 'alcohol' | 'product';
  restricted?: number;
  maximum?: number;
  /** Available only during these hours: weekdays `7-20`, weekends `8-18`. */
  hours?: readonly [weekdays: string, weekends: string];
}

/** Products that differ only by brand, flavor, and size. */
export interface Line {
  /** `{F}` is the flavor. */
  name: string;
  brands: readonly string[];
  flavors: readonly Flavor[];
  sizes: readonly Size[];
  /** `{f}` is the flavor in lowercase, `{F}` as written. */
  text: string;
  ingredients: string;
  extras: Extras;
}
export interface Flavor {
  name: string;
  accent: string;
  /** Ingredients of this flavor only: `{in}` in the line's ingredients. */
  made: string;
}
export interface Size {
  form: string;
  count: number;
  quantity: number;
  unit: string;
  /** At a mid-priced brand. */
  cents: number;
}

/** `Lime: 9ad04b; Tuna: 9fc2d9 = tuna (fish), celery`, or `5a9be8` for a line of one flavor. */
function flavorsIn(text: string): Flavor[] {
  return text.split('; ').map((each) => {
    const [, name = '', accent = '', made = ''] = /^(?:(.+): )?([\da-f]{6})(?: = (.+))?$/.exec(each) ?? [];
    if (accent === '') throw new Error(`Not a flavor: ${each}`);
    return { name, accent: `#${accent}`, made };
  });
}

/** `can 12 fl oz 1.29; sixpack 8x12 fl oz 4.99` */
function sizesIn(text: string): Size[] {
  return text.split('; ').map((each) => {
    const found = /^([a-zA-Z]+) (?:(\d+)x)?([\d.]+) ([a-zL ]+) ([\d.]+)$/.exec(each);
    if (!found) throw new Error(`Not a size: ${each}`);
    const [, form = '', count = '1', quantity = '', unit = '', dollars = ''] = found;
    return { form, count: Number(count), quantity: Number(quantity), unit, cents: Math.round(Number(dollars) * 100) };
  });
}

/** @param brands ids; none for loose produce */
export const line = (
  name: string,
  brands: string,
  flavors: string,
  sizes: string,
  text: string,
  ingredients = '',
  extras: Extras = {},
): Line => ({
  name,
  brands: brands === '' ? [''] : brands.split(' '),
  flavors: flavorsIn(flavors),
  sizes: sizesIn(sizes),
  text,
  ingredients,
  extras,
});

export interface ShelfTable {
  name: string;
  comparisonUnit: ComparisonUnit;
  lines: readonly Line[];
}
export interface AisleTable {
  name: string;
  shelves: readonly ShelfTable[];
}
export interface DepartmentTable {
  name: string;
  /** What a line is unless it says otherwise. */
  kind: Kind;
  orderPreparation: boolean;
  aisles: readonly AisleTable[];
}

export const shelf = (name: string, comparisonUnit: ComparisonUnit, ...lines: Line[]): ShelfTable => ({
  name,
  comparisonUnit,
  lines,
});
export const aisle = (name: string, ...shelves: ShelfTable[]): AisleTable => ({ name, shelves });
export const department = (name: string, kind: Kind, ...aisles: AisleTable[]): DepartmentTable => ({
  name,
  kind,
  orderPreparation: aisles.some(({ shelves }) =>
    shelves.some(({ lines }) => lines.some(({ extras }) => extras.prep !== undefined)),
  ),
  aisles,
});
