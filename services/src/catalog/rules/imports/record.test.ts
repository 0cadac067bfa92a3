import { expect, test } from 'vitest';
import { drawings } from '../../taxonomy/drawings.ts';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { composedName } from '../../taxonomy/spanish-words.ts';
import { fieldsFrom } from './fields.ts';
import { draftsIn } from './record.ts';

const around = {
  shelves: new Set(['beverages.soda-mixers.soda']),
  palettes: new Map(),
  taxonomy: groceryTypes,
  composedName,
  drawings,
};
const fields = fieldsFrom([
  ['gtin', '036000291452'],
  ['name', 'Baxley Cola'],
  ['category', 'Soda'],
  ['storeId', '2910'],
  ['price', '1.29'],
  ['pieces', '24'],
]);

test('a record holds a draft of each of its kinds, in their order', () => {
  const drafts = draftsIn(fields, ['product', 'price', 'inventory'], around);
  if (typeof drafts === 'string') throw new Error(drafts);
  expect(drafts.map(({ kind }) => kind)).toEqual(['product', 'price', 'inventory']);
  expect(draftsIn(fields, [], around)).toEqual([]);
});

test('a record holds nothing when one of its drafts is refused, and says why', () => {
  expect(draftsIn({ ...fields, pieces: 'many' }, ['price', 'inventory'], around)).toBe(
    '"many" isn\'t a number of pieces',
  );
  expect(draftsIn(fields, ['product'], { ...around, shelves: new Set() })).toBe(
    'there is no shelf beverages.soda-mixers.soda',
  );
});
