import { shownOn } from '../packshots/derived.ts';
import { formIn, type FormName } from '../packshots/forms/index.ts';
import { type PackshotData, packshotName } from '../packshots/packshot.ts';
import { allergensIn } from '../rules/allergens.ts';
import { gtinOf } from '../rules/gtin.ts';
import { type Channel, type Diet, diets, type Fulfillment, type Nutrition, type Program } from '../rules/product.ts';
import { slugOf } from '../rules/slug.ts';
import { drawnAs } from '../rules/types/drawings.ts';
import { typesOf } from '../rules/types/product-type.ts';
import { type UnitCode, units } from '../rules/units.ts';
import type { Department } from '../store/departments.ts';
import type { NewProduct } from '../store/publish.ts';
import { drawings } from '../taxonomy/drawings.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';
import { composedName } from '../taxonomy/spanish-words.ts';
import { demoBrands } from './brands.ts';
import { spanishDescription } from './descriptions/index.ts';
import { chanceOf, wholeOf } from './chance.ts';
import { departmentTables } from './departments/index.ts';
import { demoWine } from './wines.ts';
import type { DepartmentTable, Extras, Flavor, Kind, Line, Size } from './line.ts';

/** A demo product, with what store prices and stock are derived from. */
export interface DemoProduct extends NewProduct {
  /** Stays the same as long as its table entry does. */
  key: string;
  form: FormName;
  /** Shared by all sizes of one product. */
  family: string;
  /** Before a store adjusts it. */
  priceCents: number;
  departmentId: string;
}

/** Departments with aisles and shelves, in the order of N-56. */
export function demoDepartments(): Department[] {
  return departmentTables.map((table) => {
    const departmentId = slugOf(table.name);
    return {
      departmentId,
      name: table.name,
      orderPreparation: table.orderPreparation,
      aisles: table.aisles.map((aisle) => {
        const aisleId = `${departmentId}.${slugOf(aisle.name)}`;
        return {
          aisleId,
          name: aisle.name,
          shelves: aisle.shelves.map(({ name, comparisonUnit }) => ({
            shelfId: `${aisleId}.${slugOf(name)}`,
            name,
            comparisonUnit,
          })),
        };
      }),
    };
  });
}

/** Every product of the demo, the same on every run. @param today pre-orders start some days later */
export function demoProducts(today: Temporal.PlainDate): DemoProduct[] {
  const numbers = numbering();
  return departmentTables.flatMap((table) => {
    const departmentId = slugOf(table.name);
    return table.aisles.flatMap((aisle) =>
      aisle.shelves.flatMap((shelf) => {
        const shelfId = `${departmentId}.${slugOf(aisle.name)}.${slugOf(shelf.name)}`;
        return shelf.lines.flatMap((line) =>
          variantsOf(line, shelfId).map((variant) => ({
            ...productOf(variant, table, numbers(variant.key), today),
            departmentId,
          })),
        );
      }),
    );
  });
}

interface Variant {
  key: string;
  family: string;
  shelfId: string;
  line: Line;
  brand: (typeof demoBrands)[number] | null;
  flavor: Flavor;
  size: Size;
}

/** The share of flavors, and of larger sizes, that we don't carry from the first, second, and third brand. */
const missingFlavors = [0, 0.42, 0.62];
const missingSizes = [0.08, 0.34, 0.5];

function variantsOf(line: Line, shelfId: string): Variant[] {
  return line.brands.flatMap((brandId, rank) => {
    const brand = brandId === '' ? null : demoBrands.find((each) => each.brandId === brandId);
    if (brand === undefined) throw new Error(`There is no brand ${brandId}.`);
    return line.flavors.flatMap((flavor) => {
      const family = [shelfId, line.name, brandId, flavor.name].join('|');
      if (chanceOf(family) < (missingFlavors[rank] ?? 1)) return [];
      return line.sizes
        .map((size) => ({
          key: `${family}|${size.form}|${sizeText(size, line.extras)}`,
          family,
          shelfId,
          line,
          brand,
          flavor,
          size,
        }))
        .filter(({ key }, at) => at === 0 || chanceOf(`${key}|carried`) >= (missingSizes[rank] ?? 1));
    });
  });
}

/** Numbers by key: spread out, each assigned once. Number system 4 is for a store’s own numbers. */
function numbering(): (key: string) => { bpn: string; gtin: string } {
  const taken = new Set<number>();
  return (key) => {
    let number = wholeOf(key, 0, 9_999_999);
    while (taken.has(number)) number = (number + 1) % 10_000_000;
    taken.add(number);
    const digits = String(number).padStart(7, '0');
    return { bpn: `97${digits}`, gtin: gtinOf(`4100${digits}`) };
  };
}

const organic = 'larkspur-farms';

function productOf(
  { key, family, shelfId, line, brand, flavor, size }: Variant,
  { kind: usual }: DepartmentTable,
  numbers: { bpn: string; gtin: string },
  today: Temporal.PlainDate,
): Omit<DemoProduct, 'departmentId'> {
  const { extras } = line;
  const kind = extras.kind ?? usual;
  const isOrganic = brand?.brandId === organic || /\borganic\b/i.test(line.name + flavor.name);
  const named = fill(line.name, flavor);
  const name = isOrganic && !/\borganic\b/i.test(named) ? `Organic ${named}` : named;
  const types = typesOf(groceryTypes, { name, shelfId });
  const drawn = drawnAs(drawings, { types, name });
  const shown = shownOn(drawn, name);
  const nameEs = composedName(name, types);
  const data: PackshotData = {
    form: formIn(drawn.form ?? size.form) ?? fail(size.form),
    palette: brand?.palette ?? ['#7fae5a', '#f2d24a', '#fffdf6'],
    brand: brand?.name ?? '',
    name: named.length > 18 && flavor.name.length > 3 ? flavor.name : named,
    motif: shown.motif,
    size: extras.weighed || size.unit === 'ea' ? '' : sizeText(size, extras),
    accent: drawn.color ?? flavor.accent,
  };
  const pictureId = packshotName(data);
  const program: Program = extras.seller ? 'mkp' : (extras.program ?? 'abs');
  const isAlcohol = kind === 'alcohol';
  const poured = isAlcohol && brand ? demoWine(brand.brandId, named) : undefined;
  const ingredients = fill(line.ingredients.replaceAll('{in}', flavor.made).replaceAll('{F}', '{f}'), flavor);
  return {
    key,
    family,
    form: data.form,
    picture: { pictureId, data },
    groupIds: extras.choices?.split(' ') ?? [],
    types,
    priceCents: poured?.cents ?? retail(size.cents * (brand?.factor ?? 1)),
    product: {
      ...numbers,
      name,
      nameEs,
      brandId: brand?.brandId ?? null,
      sellerId: extras.seller ?? null,
      shelfId,
      program,
      status: chanceOf(`${key}|status`) < 0.006 && !extras.choices ? 'INACTIVE' : 'ACTIVE',
      description: fill(line.text, flavor),
      descriptionEs: spanishDescription(line.text),
      size: sizeText(size, extras),
      packageThousandths: Math.round(size.count * size.quantity * 1000),
      packageUnit: unitIn(size.unit),
      sizeQuantity: size.count,
      minimumWeight: extras.weighed ? Math.max(25, Math.round(extras.weighed * 50)) : null,
      isMto: extras.prep !== undefined,
      isCustomizable: extras.choices !== undefined,
      multiCustomizations: extras.multi ?? false,
      preparationMinutes: extras.prep ?? 0,
      effectiveOn: extras.preOrderDays === undefined ? null : today.add({ days: extras.preOrderDays }).toString(),
      snapEligible: kind === 'food',
      containsAlcohol: isAlcohol,
      alcoholPct: isAlcohol ? (poured?.abv ?? extras.abv ?? 12) : null,
      wine: poured?.wine ?? null,
      restrictedValue: isAlcohol ? 1 : (extras.restricted ?? 0),
      prop65: extras.prop65 ? warnings[extras.prop65] : null,
      eligibility: eligibilityOf(extras),
      fulfillment: extras.hours ? fulfillmentOf(extras.hours) : null,
      maximumQuantity: extras.maximum ?? 99,
      ingredients: ingredients === '' ? null : ingredients,
      allergens: kind === 'other' ? [] : allergensIn(ingredients, extras.contains),
      diets: dietsOf(extras, isOrganic),
      nutrition: extras.facts && isEaten(kind) ? nutritionOf(extras.facts) : null,
      popularity: Math.round(chanceOf(`${key}|popularity`) ** 2 * 10_000),
      pictureId,
    },
  };
}

const isEaten = (kind: Kind): boolean => kind === 'food' || kind === 'hot';

/** Sentences stay capitalized. */
const fill = (text: string, { name }: Flavor): string =>
  text
    .replaceAll('{F}', name)
    .replaceAll('{f}', lower(name))
    .replace(/^./, (first) => first.toUpperCase());

/** Lowercase, except names: BBQ, C, 2%. */
const lower = (name: string): string =>
  name.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => (properNames.has(word) ? word : word.toLowerCase()));
const properNames = new Set([
  'Ethiopia',
  'Colombia',
  'Sumatra',
  'English',
  'Earl',
  'Grey',
  'Greek',
  'French',
  'Italian',
  'Mexican',
  'Fuji',
  'Gala',
  'Honeycrisp',
  'Asian',
  'Caesar',
  'Southwest',
  'Granny',
  'Smith',
  'Pink',
  'Lady',
  'Bartlett',
  'Swiss',
  'Thai',
  'Hass',
  'Himalayan',
  'Cajun',
  'Carolina',
  'Dijon',
  'Spanish',
  'Parmesan',
  'Worcestershire',
]);

/** Prices end in 9; from $20, in 99 cents. */
export function retail(cents: number): number {
  if (cents >= 2000) return Math.round(cents / 100) * 100 - 1;
  return Math.max(49, Math.round(cents / 10) * 10 - 1);
}

function sizeText({ count, quantity, unit }: Size, { weighed }: Extras): string {
  if (weighed) return 'by the lb';
  if (unit === 'ea') return 'each';
  return count > 1 ? `${count} × ${quantity} ${unit}` : `${quantity} ${unit}`;
}

const fail = (name: string): never => {
  throw new Error(`There is no form ${name}.`);
};
function unitIn(name: string): UnitCode {
  if (name in units) return name as UnitCode;
  throw new Error(`There is no unit ${name}.`);
}

const channelNames: Readonly<Record<Channel, string>> = {
  DELIVERY: 'delivery',
  PICKUP: 'pickup',
  IN_STORE: 'in-store',
  SHIPPING: 'shipping',
};
function eligibilityOf({ channels, seller }: Extras): Record<Channel, boolean> {
  const chosen = (channels ?? (seller ? 'shipping' : 'delivery pickup in-store')).split(' ');
  const has = (channel: Channel) => chosen.includes(channelNames[channel]);
  return { DELIVERY: has('DELIVERY'), PICKUP: has('PICKUP'), IN_STORE: has('IN_STORE'), SHIPPING: has('SHIPPING') };
}

function fulfillmentOf([weekdays, weekends]: readonly [string, string]): Fulfillment {
  const hoursIn = (text: string) => {
    const [start = 0, end = 24] = text.split('-').map(Number);
    return { start: start * 60, end: end * 60 };
  };
  return { ...hoursIn(weekdays), saturday: hoursIn(weekends), sunday: hoursIn(weekends) };
}

function dietsOf({ diets: named = '' }: Extras, isOrganic: boolean): Diet[] {
  const told = named.toUpperCase().replaceAll('-', '_').split(' ');
  const isVegan = told.includes('VEGAN');
  return diets.filter(
    (diet) => told.includes(diet) || (diet === 'ORGANIC' && isOrganic) || (diet === 'VEGETARIAN' && isVegan),
  );
}

function nutritionOf(facts: string): Nutrition {
  const [serving = '', figures = ''] = facts.split(': ');
  const [calories = 0, fat = 0, saturatedFat = 0, sodium = 0, carbohydrate = 0, fiber = 0, sugars = 0, protein = 0] =
    figures.split(' ').map(Number);
  const grams = (value: number) => Math.round(value * 1000);
  return {
    serving,
    calories,
    fat: grams(fat),
    saturatedFat: grams(saturatedFat),
    sodium,
    carbohydrate: grams(carbohydrate),
    fiber: grams(fiber),
    sugars: grams(sugars),
    protein: grams(protein),
  };
}

/** California's wording (N-53). */
const warnings = {
  food: 'WARNING: Consuming this product can expose you to chemicals including acrylamide and lead, which are known to the State of California to cause cancer and birth defects or other reproductive harm. For more information go to www.P65Warnings.ca.gov/food.',
  alcohol:
    'WARNING: Drinking distilled spirits, beer, coolers, wine, and other alcoholic beverages may increase cancer risk, and, during pregnancy, can cause birth defects. For more information go to www.P65Warnings.ca.gov/alcohol.',
  product:
    'WARNING: This product can expose you to chemicals including lead, which is known to the State of California to cause cancer and birth defects or other reproductive harm. For more information go to www.P65Warnings.ca.gov.',
} as const;
