import { afterEach, beforeEach, expect, test } from 'vitest';
import { rollBackCatalog } from '../index.ts';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  importWorld,
  numberOf,
  otherStoreId,
  storeId,
} from '../testing/import-world.ts';

let catalog: ImportWorld;
beforeEach(async () => void (catalog = await importWorld()));
afterEach(() => catalog.close());

const csv = (header: string, ...rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const cola = csv(brandedHeader, brandedRow(1));

async function details(index: number, store = storeId) {
  const answer = await catalog.world.app.inject(`/catalog/products/gtin/${numberOf(index)}?storeId=${store}`);
  return answer.json<{ product: Record<string, unknown>; allergens: string[]; nutrition: object }>();
}

test('N-56 a row of the public product data becomes a product with its shelf, size, brand, nutrition, and picture', async () => {
  expect(await catalog.imports('branded.csv', cola)).toEqual({
    version: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    untyped: 0,
    unusedColumns: ['off_image'],
  });
  const { product, nutrition, allergens } = await details(1);
  expect(product).toMatchObject({
    bpn: '960000000',
    name: 'Cola No. 1',
    brand: { brandId: 'chek', name: 'Chek' },
    departmentName: 'Beverages',
    shelfId: 'beverages.soda-mixers.soda',
    size: '12 fl oz',
    packageUnit: 'fl oz',
    snapEligible: true,
    price: null,
  });
  expect(allergens).toEqual([]);
  expect(nutrition).toMatchObject({ serving: '1 can (355 ml)', calories: 160, carbohydrate: 41_003, fiber: null });
  const { card } = product['pictures'] as { card: string };
  const picture = await catalog.world.app.inject(card);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('N-55 a product that no type fits is listed with its line and what it may be, and published all the same', async () => {
  const shelfId = 'frozen-foods.frozen-meals.meals-entrees';
  const lines = ['Kariot Jerky', 'Cheese Pizza', 'Kariot'].map((name, at) =>
    JSON.stringify({ gtin: numberOf(at + 1), name, shelfId: at === 1 ? 'frozen-foods.frozen-meals.pizza' : shelfId }),
  );
  expect(await catalog.imports('odd.jsonl', lines.join('\n'))).toMatchObject({ added: 3, rejected: 0, untyped: 2 });
  expect(await catalog.untypedOf('odd.jsonl')).toEqual([
    { line: 1, gtin: numberOf(1), name: 'Kariot Jerky', shelfId, guess: 'jerky' },
    { line: 3, gtin: numberOf(3), name: 'Kariot', shelfId, guess: null },
  ]);
});

test('I-8 the same file again changes nothing, and neither does another file that says the same', async () => {
  const shouted = brandedRow(2).replace('CHEK,', 'Chek!,');
  const file = csv(brandedHeader, brandedRow(1), shouted, brandedRow(3, { category: 'Moon rocks' }));
  await catalog.imports('branded.csv', file);
  const before = await catalog.published();
  expect(await catalog.imports('branded.csv', file)).toMatchObject({
    version: null,
    added: 0,
    unchanged: 2,
    rejected: 1,
  });
  expect(await catalog.imports('again.csv', `${file}\n`)).toMatchObject({ version: null, changed: 0, unchanged: 2 });
  expect(await catalog.published()).toBe(before);
  expect(await catalog.rejectsOf('branded.csv')).toMatchObject([
    { line: 4, reason: 'category "Moon rocks" fits no department' },
  ]);
});

test('S-63 prices and stock of a store follow the product, with the unit price', async () => {
  await catalog.imports('branded.csv', cola);
  const header = 'Store Number,GTIN,Price,Regular Price,Promo type,promo ends on,On hand,channel';
  const rows = [
    `${storeId},${numberOf(1)},$1.29,1.59,P,2026-08-12,24,`,
    `${storeId},${numberOf(1)},1.69,,,,24,delivery`,
    `9999,${numberOf(1)},1.29,,,,1,`,
    `${storeId},${numberOf(2)},1.29,,,,1,`,
  ];
  expect(await catalog.imports('prices.csv', csv(header, ...rows))).toMatchObject({ added: 3, rejected: 3 });
  const { product } = await details(1);
  expect(product).toMatchObject({
    price: { priceCents: 129, basePriceCents: 159, unitPrice: { tenths: 108, unit: 'fl oz' }, promo: { type: 'P' } },
    channelInventory: { DELIVERY: 24, PICKUP: 24, IN_STORE: 24, SHIPPING: 0 },
  });
  expect((await details(1, otherStoreId)).product['price']).toBeNull();
  expect((await catalog.rejectsOf('prices.csv')).map(({ line, reason }) => [line, reason])).toEqual([
    [3, `says again what line 2 says: ${storeId}|960000000`],
    [4, 'there is no store 9999'],
    [5, `there is no product ${numberOf(2)}`],
  ]);
});

test('JSON Lines can mix products, prices, and stock', async () => {
  const lines = [
    {
      upc: numberOf(7).slice(2),
      name: 'Peanut butter',
      shelfId: 'condiments-spices-bakes.baking.spreads-honey',
      size: '16 OZA',
      contains: ['peanuts'],
    },
    { storeId: otherStoreId, gtin: numberOf(7), price: 4.99, pieces: 3 },
    { storeId, gtin: numberOf(7), price: { cents: 499 } },
    ['not', 'an', 'object'],
  ];
  const text = `\uFEFF${lines.map((line) => JSON.stringify(line)).join('\r\n')}\r\nnonsense\r\n`;
  expect(await catalog.imports('all.jsonl', text)).toMatchObject({ added: 3, rejected: 3 });
  const { product, allergens } = await details(7, otherStoreId);
  expect(product).toMatchObject({ size: '16 fl oz', price: { priceCents: 499 }, inventoryAvailable: '2' });
  expect(allergens).toEqual(['PEANUTS']);
  expect((await catalog.rejectsOf('all.jsonl')).map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'price is neither text nor a number'],
    [4, "isn't a JSON object"],
    [5, "isn't valid JSON"],
  ]);
});

test('a rollback takes products and prices back to the version before, step by step', async () => {
  const priced = (cents: string) => csv('storeId,gtin,price', `${storeId},${numberOf(1)},${cents}`);
  const states: string[] = [await catalog.published()];
  await catalog.imports('one.csv', cola);
  states.push(await catalog.published());
  await catalog.imports('prices.csv', priced('1.29'));
  states.push(await catalog.published());
  await catalog.imports('two.csv', csv(brandedHeader, brandedRow(1, { name: 'Chek, Cola Classic' }), brandedRow(2)));
  await catalog.imports('prices.csv', priced('1.49'));
  expect((await details(1)).product).toMatchObject({ name: 'Cola Classic', price: { priceCents: 149 } });
  const takeBack = async () => (await rollBackCatalog(catalog.world.context)).version;
  expect(await takeBack()).toBe(4);
  for (const state of states.toReversed()) {
    await takeBack();
    expect(await catalog.published()).toBe(state);
  }
  await expect(takeBack()).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
});
