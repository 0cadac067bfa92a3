import { derivedPackshot } from '../../packshots/derived.ts';
import { type PackshotData, packshotName } from '../../packshots/packshot.ts';
import { paletteOf } from '../../packshots/palette.ts';
import { allergensIn } from '../allergens.ts';
import { readGtin } from '../gtin.ts';
import {
  type Allergen,
  allergens,
  type Diet,
  type Nutrition,
  type ProductStatus,
  type SpanishName,
  type Wine,
} from '../product.ts';
import { slugOf } from '../slug.ts';
import { type Drawings, drawnAs } from '../types/drawings.ts';
import { typesOf } from '../types/product-type.ts';
import type { Taxonomy } from '../types/taxonomy.ts';
import type { UnitCode } from '../units.ts';
import type { Fields } from './fields.ts';
import { brandOf, productName } from './names.ts';
import { nutritionOf } from './nutrition-facts.ts';
import { eachOne, packageSizeOf } from './package-size.ts';
import { wineDraft } from './wine-draft.ts';
import { kindOnShelf, sortOf, sortOnShelf } from './shelving.ts';
import { refusedNumber } from './numbers.ts';

/** A brand that a file names. */
export interface DraftBrand {
  brandId: string;
  name: string;
  palette: PackshotData['palette'];
}

/** A product from a file: what a file can say about one. */
export interface ProductDraft {
  kind: 'product';
  gtin: string;
  /** Nine digits, if the file has its own; otherwise one is assigned. */
  bpn: string | null;
  brand: DraftBrand | null;
  picture: { pictureId: string; data: PackshotData };
  name: string;
  nameEs: SpanishName | null;
  shelfId: string;
  /** What it is, its own type first; empty where its name says nothing that the types know. */
  types: string[];
  status: ProductStatus;
  description: string;
  descriptionEs: string | null;
  size: string;
  packageThousandths: number;
  packageUnit: UnitCode;
  sizeQuantity: number;
  snapEligible: boolean;
  containsAlcohol: boolean;
  alcoholPct: number | null;
  wine: Wine | null;
  restrictedValue: number;
  prop65: string | null;
  ingredients: string | null;
  allergens: Allergen[];
  diets: Diet[];
  nutrition: Nutrition | null;
}

const longestBrandId = 64;
const longest = {
  name: 200,
  nameEs: 200,
  brand: 100,
  description: 2000,
  descriptionEs: 2000,
  ingredients: 10_000,
  prop65: 1000,
};

/** A brand's own colors, where the catalog already has it, by id. */
export type Palettes = ReadonlyMap<string, PackshotData['palette']>;

/** What the catalog already has, which products are read by. */
export interface ProductSurroundings {
  /** Ids of its shelves. */
  shelves: ReadonlySet<string>;
  /** The colors of its brands, by id. */
  palettes: Palettes;
  taxonomy: Taxonomy;
  /** Composes a name in Spanish where a file has none. */
  composedName: (name: string, types: readonly string[]) => SpanishName | null;
  drawings: Drawings;
}

/** The product in a record, or why it isn't one, in words. */
export function productDraft(
  fields: Fields,
  { shelves, palettes, taxonomy, drawings, composedName }: ProductSurroundings,
): ProductDraft | string {
  const number = readGtin(fields.gtin === '' ? fields.upc : fields.gtin);
  if ('problem' in number) return refusedNumber(fields.gtin === '' ? fields.upc : fields.gtin, number.problem);
  if (fields.bpn !== '' && !/^\d{9}$/.test(fields.bpn)) return `bpn "${fields.bpn}" isn't nine digits`;
  const tooLong = (Object.keys(longest) as (keyof typeof longest)[]).find((key) => fields[key].length > longest[key]);
  if (tooLong) return `${tooLong} is longer than ${longest[tooLong]} characters`;
  const brandName = brandOf(fields.brand, fields.brandOwner);
  const name = productName(fields.name, brandName);
  if (!/\p{L}/u.test(name)) return 'has no name';
  const sort = fields.shelfId === '' ? sortOf(fields.category, name) : sortOnShelf(fields.shelfId);
  const shelfId = fields.shelfId === '' ? sort?.shelfId : fields.shelfId;
  if (shelfId === undefined)
    return fields.category === '' ? 'has no category' : `category "${fields.category}" fits no department`;
  if (!shelves.has(shelfId)) return `there is no shelf ${shelfId}`;
  const size = fields.package === '' ? eachOne : packageSizeOf(fields.package);
  if (typeof size === 'string') return `package ${size}`;
  const alcoholPct = fields.alcoholPct === '' ? null : Number(fields.alcoholPct.replace(/ ?%$/, ''));
  if (alcoholPct !== null && !(alcoholPct >= 0 && alcoholPct <= 96))
    return `alcoholPct "${fields.alcoholPct}" can't be`;
  const wine = wineDraft(fields);
  if (typeof wine === 'string') return wine;
  const status = statusOf(fields.status);
  if (status === null) return `status "${fields.status}" is neither ACTIVE nor INACTIVE`;
  const declared = declaredIn(fields.allergens);
  if (typeof declared === 'string') return declared;

  const kind = kindOnShelf(shelfId);
  const isAlcohol = kind === 'alcohol' ? alcoholPct === null || alcoholPct >= 0.5 : (alcoholPct ?? 0) >= 0.5;
  const brandId = brandName === null ? '' : slugOf(brandName).slice(0, longestBrandId);
  const palette = palettes.get(brandId) ?? (brandId === '' ? null : paletteOf(brandId));
  const look = sort ?? { form: 'packet', accent: '#8fb56a' };
  const types = typesOf(taxonomy, { name, shelfId, category: fields.category });
  const printed = size.unit === 'ea' ? '' : size.text;
  const data = derivedPackshot(
    { name, brand: brandName, size: printed },
    look,
    drawnAs(drawings, { types, name }),
    palette,
  );
  const isEaten = kind !== 'other';
  const found = isEaten ? allergensIn(fields.ingredients, declared.join(' ')) : [];
  return {
    kind: 'product',
    gtin: number.gtin,
    bpn: fields.bpn === '' ? null : fields.bpn,
    brand: brandName === null || brandId === '' || palette === null ? null : { brandId, name: brandName, palette },
    picture: { pictureId: packshotName(data), data },
    name,
    nameEs: fields.nameEs === '' ? composedName(name, types) : { text: fields.nameEs, isComposed: false },
    shelfId,
    types,
    status,
    description: fields.description,
    descriptionEs: fields.descriptionEs === '' ? null : fields.descriptionEs,
    size: size.text,
    packageThousandths: size.thousandths,
    packageUnit: size.unit,
    sizeQuantity: size.count,
    snapEligible: kind === 'food' && !isAlcohol,
    containsAlcohol: isAlcohol,
    alcoholPct: isAlcohol ? alcoholPct : null,
    wine: isAlcohol ? wine : null,
    restrictedValue: isAlcohol ? 1 : 0,
    prop65: fields.prop65 === '' ? null : fields.prop65,
    ingredients: fields.ingredients === '' ? null : fields.ingredients,
    allergens: found,
    diets: dietsOf(name, found),
    nutrition: isEaten ? nutritionOf(fields.serving, fields.householdServing, fields) : null,
  };
}

function statusOf(text: string): ProductStatus | null {
  const status = text.toUpperCase();
  return status === '' || status === 'ACTIVE' ? 'ACTIVE' : status === 'INACTIVE' ? 'INACTIVE' : null;
}

function declaredIn(text: string): Allergen[] | string {
  const named = text
    .split(/[,;]/)
    .map((each) =>
      each
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_'),
    )
    .filter((each) => each !== '');
  const unknown = named.find((each) => !allergens.some((allergen) => allergen === each));
  return unknown === undefined
    ? allergens.filter((allergen) => named.includes(allergen))
    : `allergen "${unknown}" is unknown`;
}

/** Only what a name claims outright, and only if the ingredients don't contradict it. */
function dietsOf(name: string, found: readonly Allergen[]): Diet[] {
  const has = (...named: Allergen[]) => named.some((allergen) => found.includes(allergen));
  const isAnimal = has('MILK', 'EGG', 'FISH', 'SHELLFISH');
  const claims: readonly (readonly [Diet, RegExp, boolean])[] = [
    ['VEGAN', /\bvegan\b/i, isAnimal],
    ['VEGETARIAN', /\bveg(etari)?an\b/i, has('FISH', 'SHELLFISH')],
    ['GLUTEN_FREE', /\bgluten[- ]free\b/i, has('WHEAT')],
    ['ORGANIC', /\borganic\b/i, false],
    ['LACTOSE_FREE', /\blactose[- ]free\b/i, false],
  ];
  return claims.filter(([, claim, contradicted]) => claim.test(name) && !contradicted).map(([diet]) => diet);
}
