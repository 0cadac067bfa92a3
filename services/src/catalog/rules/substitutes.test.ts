import { expect, test } from 'vitest';
import { type Substitutable, substitutesFor } from './substitutes.ts';

const milk: Substitutable = {
  bpn: '970000001',
  name: 'Whole Milk',
  brandId: 'meadow-lane',
  program: 'abs',
  packageThousandths: 128_000,
  packageUnit: 'fl oz',
  containsAlcohol: false,
  diets: ['VEGETARIAN'],
  shelfId: 'dairy-eggs-cheese.milk.whole',
  ingredients: 'Milk, vitamin D3',
  allergens: ['MILK'],
  popularity: 100,
  priceCents: 479,
};
const other = (bpn: string, change: Partial<Substitutable>): Substitutable => ({
  ...milk,
  bpn,
  brandId: 'prairie',
  packageThousandths: 64_000,
  priceCents: 999,
  ...change,
});
const instead = (...others: Substitutable[]) => substitutesFor(milk, others, 'fl oz');

test('N-79 the reason is the brand, else the size, else a lower unit price; without one it is no substitute', () => {
  expect(
    instead(
      other('970000002', { brandId: 'meadow-lane' }),
      other('970000003', { packageThousandths: 128_000 }),
      other('970000004', { priceCents: 199 }),
      other('970000005', {}),
    ),
  ).toEqual([
    { bpn: '970000002', reason: 'SAME_BRAND' },
    { bpn: '970000003', reason: 'SAME_SIZE' },
    { bpn: '970000004', reason: 'CHEAPER_UNIT' },
  ]);
});

test('N-79 what keeps the diets comes first, then the likest name', () => {
  const same = { brandId: 'meadow-lane' };
  const found = instead(
    other('970000002', { ...same, diets: [] }),
    other('970000003', { ...same, name: 'Chocolate Milk' }),
    other('970000004', same),
  );
  expect(found.map(({ bpn }) => bpn)).toEqual(['970000004', '970000003', '970000002']);
});

test('N-79 a substitute goes in the same cart, and is never wine for juice', () => {
  const same = { brandId: 'meadow-lane' };
  expect(instead(milk, other('970000002', { ...same, program: '1P_WINE' }))).toEqual([]);
  expect(instead(other('970000003', { ...same, containsAlcohol: true }))).toEqual([]);
});

test('N-79 at most eight', () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    other(`9700001${String(at).padStart(2, '0')}`, { brandId: 'meadow-lane' }),
  );
  expect(instead(...many)).toHaveLength(8);
});

test('N-79 every diet has to be kept, and of equally like names the better reason comes first', () => {
  const wanted = { ...milk, diets: ['VEGETARIAN', 'ORGANIC'] as const };
  const found = substitutesFor(
    wanted,
    [
      other('970000002', { brandId: 'meadow-lane', diets: ['VEGETARIAN'] }),
      other('970000003', { packageThousandths: 128_000, diets: ['VEGETARIAN', 'ORGANIC'] }),
      other('970000004', { brandId: 'meadow-lane', diets: ['ORGANIC', 'VEGETARIAN'] }),
    ],
    'fl oz',
  );
  expect(found.map(({ bpn }) => bpn)).toEqual(['970000004', '970000003', '970000002']);
});

test('N-79 N-80 then what sells better, and ties go by bpn', () => {
  const same = { brandId: 'meadow-lane' };
  const found = instead(
    other('970000004', same),
    other('970000002', { ...same, popularity: 101 }),
    other('970000003', same),
  );
  expect(found.map(({ bpn }) => bpn)).toEqual(['970000002', '970000003', '970000004']);
});

test('N-79 a name is the liker the more of both names they share', () => {
  const same = { brandId: 'meadow-lane' };
  const found = instead(
    other('970000002', { ...same, name: 'Milk' }),
    other('970000003', { ...same, name: 'Whole Milk With Vitamin D Added' }),
    other('970000004', { ...same, name: '!!' }),
  );
  expect(found.map(({ bpn }) => bpn)).toEqual(['970000002', '970000003', '970000004']);
});

test('N-79 less for as much means less: not the same, not in another measure, and not without a price', () => {
  const half = { packageThousandths: 64_000 };
  const price = (priceCents: number | null) => instead(other('970000002', { ...half, priceCents }));
  expect(price(230)).toEqual([{ bpn: '970000002', reason: 'CHEAPER_UNIT' }]);
  expect(price(239)).toEqual([]);
  expect(price(null)).toEqual([]);
  expect(instead(other('970000002', { packageUnit: 'ct', priceCents: 1 }))).toEqual([]);
  expect(
    substitutesFor({ ...milk, priceCents: null }, [other('970000002', { ...half, priceCents: 1 })], 'fl oz'),
  ).toEqual([]);
});

test('N-79 without a brand, no brand is the same', () => {
  expect(substitutesFor({ ...milk, brandId: null }, [other('970000002', { brandId: null })], 'fl oz')).toEqual([]);
});

test('N-60 N-79 no substitute adds an allergen, also one of which nothing is known', () => {
  const same = { brandId: 'meadow-lane' };
  const found = instead(
    other('970000002', { ...same, allergens: ['MILK', 'SOY'] }),
    other('970000003', { ...same, allergens: [], ingredients: 'Oats, water' }),
    other('970000004', { ...same, allergens: [], ingredients: null }),
    other('970000005', same),
  );
  expect(found.map(({ bpn }) => bpn)).toEqual(['970000003', '970000005']);
});

test('N-60 where nothing is known of either, nothing is added; what is no food has no allergens', () => {
  const apple = { ...milk, shelfId: 'fruits-vegetables.fruit.apples', ingredients: null, allergens: [] };
  const pear = { ...apple, bpn: '970000002' };
  expect(substitutesFor(apple, [pear, { ...pear, bpn: '970000003', allergens: ['MILK'] }], 'fl oz')).toEqual([
    { bpn: '970000002', reason: 'SAME_BRAND' },
  ]);
  const towels = { ...apple, shelfId: 'paper-cleaning-home.paper.towels', ingredients: 'Paper' };
  expect(substitutesFor(towels, [{ ...towels, bpn: '970000002', ingredients: null }], 'ea')).toHaveLength(1);
});
