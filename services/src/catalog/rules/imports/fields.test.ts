import { expect, test } from 'vitest';
import { type FieldName, fieldOf, fieldsFrom, kindsOf } from './fields.ts';

test.each<[string, FieldName]>([
  ['GTIN_UPC', 'gtin'],
  ['UPC-A', 'upc'],
  ['Product Name', 'name'],
  ['Manufacturer', 'brandOwner'],
  ['net contents', 'package'],
  ['abv', 'alcoholPct'],
  ['carbs_100g', 'carbohydrate'],
  ['Store Number', 'storeId'],
  ['Regular Price', 'basePrice'],
  ['promo ends on', 'promoEndsOn'],
  ['On hand', 'pieces'],
])('N-56 a column %j is our %s', (column, name) => expect(fieldOf(column)).toBe(name));

test('a column that nothing is read from has no name', () => {
  for (const column of ['off_image', 'Zip4', '', '!!']) expect(fieldOf(column)).toBeUndefined();
});

test('fields lose the spaces at their ends, and those that a file lacks are empty', () => {
  const fields = fieldsFrom([
    ['name', ' Cola '],
    ['gtin', '5'],
  ]);
  expect([fields.name, fields.gtin, fields.upc, fields.category]).toEqual(['Cola', '5', '', '']);
});

const kinds = (...has: FieldName[]) => kindsOf(new Set(has));
const refused = expect.stringMatching(/^A product needs gtin or upc, name, and category or shelfId; a price needs /);

test('N-56 a product needs a number, a name, and where it is shelved', () => {
  expect(kinds('gtin', 'name', 'category')).toEqual(['product']);
  expect(kinds('upc', 'name', 'shelfId')).toEqual(['product']);
  expect(kinds('bpn', 'name', 'category')).toEqual(refused);
  expect(kinds('gtin', 'category')).toEqual(refused);
  expect(kinds('gtin', 'name')).toEqual(refused);
});

test.each(['gtin', 'upc', 'bpn'] as const)('a price and stock need a store and a %s', (number) => {
  expect(kinds('storeId', number, 'price')).toEqual(['price']);
  expect(kinds('storeId', number, 'basePrice')).toEqual(['price']);
  for (const stock of ['pieces', 'delivery', 'pickup', 'inStore', 'shipping'] as const) {
    expect(kinds('storeId', number, stock)).toEqual(['inventory']);
    expect(kinds('storeId', number, stock, 'price')).toEqual(['price', 'inventory']);
  }
  expect(kinds(number, 'price', 'pieces')).toEqual(refused);
  expect(kinds('storeId', number)).toEqual(refused);
});

test('a price without a number is refused, and says what all kinds of records need', () => {
  expect(kinds('storeId', 'price', 'pieces')).toEqual(refused);
  expect(kinds()).toBe(
    'A product needs gtin or upc, name, and category or shelfId; a price needs storeId, gtin, upc, or bpn, and price; stock needs storeId, gtin, upc, or bpn, and pieces; photos need gtin, upc, or bpn, and imageUrl. Stores have an import of their own.',
  );
});
