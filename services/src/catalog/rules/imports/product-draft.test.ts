import { expect, test } from 'vitest';
import { paletteOf } from '../../packshots/palette.ts';
import { drawings } from '../../taxonomy/drawings.ts';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { composedName } from '../../taxonomy/spanish-words.ts';
import { fieldsFrom } from './fields.ts';
import { type ProductDraft, productDraft } from './product-draft.ts';

const soda = 'beverages.soda-mixers.soda';
const beer = 'wine-beer-spirits.beer-cider.craft-beer';
const mixers = 'wine-beer-spirits.spirits-mixers.cocktail-mixers';
const vitamins = 'personal-care-health.vitamins-medicine.vitamins';
const soup = 'prepared-meals-catering.hot-food.hot-bar-soup';
const wipes = 'baby-care.diapers-wipes.wipes';
const shelves = new Set([soda, beer, mixers, vitamins, soup, wipes]);
const cola = {
  gtin: '036000291452',
  name: 'Chek, Cola',
  brand: 'CHEK',
  category: 'Soda',
  package: '12 fl oz/355 mL',
  ingredients: 'WATER, MILK',
};
type Given = Record<string, string>;
const draft = (given: Given, palettes = new Map<string, ReturnType<typeof paletteOf>>()) =>
  productDraft(fieldsFrom(Object.entries({ ...cola, ...given }) as Parameters<typeof fieldsFrom>[0]), {
    shelves,
    palettes,
    taxonomy: groceryTypes,
    composedName,
    drawings,
  });
const drafted = (given: Given) => draft(given) as ProductDraft;

test('N-56 a record becomes a product: its shelf by its category, its name without its brand, its size as printed', () => {
  const { picture, ...product } = drafted({});
  expect(product).toEqual({
    kind: 'product',
    gtin: '00036000291452',
    bpn: null,
    brand: { brandId: 'chek', name: 'Chek', palette: paletteOf('chek') },
    name: 'Cola',
    nameEs: { text: 'Refresco de cola', isComposed: true },
    shelfId: soda,
    types: ['cola', 'soda'],
    status: 'ACTIVE',
    description: '',
    descriptionEs: null,
    size: '12 fl oz',
    packageThousandths: 12_000,
    packageUnit: 'fl oz',
    sizeQuantity: 1,
    snapEligible: true,
    containsAlcohol: false,
    alcoholPct: null,
    wine: null,
    restrictedValue: 0,
    prop65: null,
    ingredients: 'WATER, MILK',
    allergens: ['MILK'],
    diets: [],
    nutrition: null,
  });
  expect(picture.pictureId).toMatch(/\w/);
});

test('N-51 a product is numbered by its GTIN or else its UPC, and may bring a number of ours', () => {
  expect(drafted({ gtin: '', upc: '4006381333931', bpn: '960000001' })).toMatchObject({
    gtin: '04006381333931',
    bpn: '960000001',
  });
});

test('N-56 a shelf of its own comes before the category, and a package that is not told is one', () => {
  expect(drafted({ shelfId: mixers, package: '', description: 'Sour.', prop65: 'WARNING' })).toMatchObject({
    shelfId: mixers,
    size: 'each',
    packageUnit: 'ea',
    description: 'Sour.',
    prop65: 'WARNING',
  });
});

test('a brand that the catalog has keeps its colors, and without a brand there are none', () => {
  const palette = paletteOf('another');
  expect(draft({}, new Map([['chek', palette]]))).toMatchObject({ brand: { palette } });
  expect(drafted({ brand: '' }).brand).toBeNull();
  expect(drafted({ brand: '冷凍' }).brand).toBeNull();
  expect(drafted({ brand: '', brandOwner: 'The Chek Co.' }).brand?.brandId).toBe('chek');
  expect(drafted({ brand: `a${'b'.repeat(99)}` }).brand?.brandId).toHaveLength(64);
});

test.each<[string, Given, [snap: boolean, alcohol: boolean, pct: number | null]]>([
  ['soda', {}, [true, false, null]],
  ['soda with a trace of alcohol', { alcoholPct: '0.4%' }, [true, false, null]],
  ['a hard soda', { alcoholPct: '0.5' }, [false, true, 0.5]],
  ['beer', { shelfId: beer }, [false, true, null]],
  ['beer that says how strong it is', { shelfId: beer, alcoholPct: '5 %' }, [false, true, 5]],
  ['beer without alcohol', { shelfId: beer, alcoholPct: '0.4' }, [false, false, null]],
  ['a mixer on the shelf of spirits', { shelfId: mixers }, [true, false, null]],
  ['a vitamin', { shelfId: vitamins }, [false, false, null]],
  ['hot soup', { shelfId: soup }, [false, false, null]],
  ['wipes', { shelfId: wipes }, [false, false, null]],
])('N-52 N-54 %s: SNAP, alcohol, and how much', (_, given, [snapEligible, containsAlcohol, alcoholPct]) => {
  expect(drafted(given)).toMatchObject({
    snapEligible,
    containsAlcohol,
    alcoholPct,
    restrictedValue: containsAlcohol ? 1 : 0,
  });
});

test('S-69 what a wine is stays with what has alcohol', () => {
  expect(drafted({ shelfId: beer, grape: 'Gamay' }).wine).toMatchObject({ grape: 'Gamay' });
  expect(drafted({ grape: 'Gamay' }).wine).toBeNull();
});

test('what is eaten has allergens, declared or found, and nutrition; what is not has neither', () => {
  const facts = { serving: '100 g', fat: '1', carbohydrate: '2', protein: '3' };
  expect(drafted({ ...facts, allergens: 'tree-nuts; Soy,' })).toMatchObject({
    allergens: ['MILK', 'TREE_NUTS', 'SOY'],
    nutrition: { serving: '100 g', fat: 1000 },
  });
  expect(drafted({ ...facts, shelfId: wipes, allergens: 'soy' })).toMatchObject({ allergens: [], nutrition: null });
  expect(drafted({ ingredients: '' })).toMatchObject({ ingredients: null, allergens: [] });
});

test.each<[name: string, ingredients: string, diets: string[]]>([
  ['Vegan Chili', 'BEANS', ['VEGAN', 'VEGETARIAN']],
  ['Vegan Chili', 'BEANS, EGG', ['VEGETARIAN']],
  ['Vegan Chili', 'BEANS, MILK', ['VEGETARIAN']],
  ['Vegan Chili', 'BEANS, FISH', []],
  ['Vegetarian Chili', 'SHRIMP', []],
  ['Vegetarian Chili', 'BEANS', ['VEGETARIAN']],
  ['Gluten Free Oats', 'OATS', ['GLUTEN_FREE']],
  ['Gluten-free Oats', 'WHEAT', []],
  ['Organic Lactose-Free Milk', 'MILK', ['ORGANIC', 'LACTOSE_FREE']],
  ['Inorganic Veganism', '', []],
])('what %j of %j claims is kept, unless its ingredients contradict it', (name, ingredients, diets) => {
  expect(drafted({ name, ingredients }).diets).toEqual(diets);
});

test.each([
  ['', 'ACTIVE'],
  ['active', 'ACTIVE'],
  ['Inactive', 'INACTIVE'],
])('a status %j is %s', (status, read) => expect(drafted({ status }).status).toBe(read));

test.each<[Given, string]>([
  [{ gtin: '12' }, "12 isn't a GTIN, UPC, or EAN"],
  [{ gtin: '', upc: '036000291453' }, '036000291453 has a wrong check digit'],
  [{ bpn: '12345678' }, 'bpn "12345678" isn\'t nine digits'],
  [{ bpn: '1234567890' }, 'bpn "1234567890" isn\'t nine digits'],
  [{ name: 'x'.repeat(201) }, 'name is longer than 200 characters'],
  [{ brand: 'x'.repeat(101) }, 'brand is longer than 100 characters'],
  [{ description: 'x'.repeat(2001) }, 'description is longer than 2000 characters'],
  [{ ingredients: 'x'.repeat(10_001) }, 'ingredients is longer than 10000 characters'],
  [{ prop65: 'x'.repeat(1001) }, 'prop65 is longer than 1000 characters'],
  [{ name: '' }, 'has no name'],
  [{ name: '365' }, 'has no name'],
  [{ category: '' }, 'has no category'],
  [{ category: 'Moon rocks' }, 'category "Moon rocks" fits no department'],
  [{ category: 'Milk' }, 'there is no shelf dairy-eggs-cheese.milk-cream.milk'],
  [{ shelfId: 'nowhere' }, 'there is no shelf nowhere'],
  [{ package: '0 oz' }, 'package "0 oz" isn\'t a size that a package can have'],
  [{ alcoholPct: '96.1' }, 'alcoholPct "96.1" can\'t be'],
  [{ alcoholPct: '-0.1' }, 'alcoholPct "-0.1" can\'t be'],
  [{ alcoholPct: 'strong' }, 'alcoholPct "strong" can\'t be'],
  [{ wineBody: 'heavy' }, 'wineBody "heavy" is neither light, medium, nor full'],
  [{ status: 'GONE' }, 'status "GONE" is neither ACTIVE nor INACTIVE'],
  [{ allergens: 'milk, gluten' }, 'allergen "GLUTEN" is unknown'],
])('what is no product is refused: %o', (given, why) => expect(draft(given)).toBe(why));

test('as much as there is room for, and as strong as can be, is taken', () => {
  expect(drafted({ name: `Cola ${'x'.repeat(195)}`, alcoholPct: '96' })).toMatchObject({ alcoholPct: 96 });
  expect(drafted({ alcoholPct: '0' }).containsAlcohol).toBe(false);
});
