import { expect, test } from 'vitest';
import { type Asked, askedChanges } from './asked-changes.ts';

const milk = '970000001';
const productOf = (lineId: string): string | undefined => (lineId === 'line-1' ? milk : undefined);
type Changes = Parameters<typeof askedChanges>[0];
const asked = (changes: Changes): Asked[] => askedChanges(changes, productOf);
const add = (given: Partial<NonNullable<Changes['add']>[number]>) =>
  asked({ add: [{ productId: milk, quantity: 1, ...given }] })[0];
const set = (given: Partial<NonNullable<Changes['set']>[number]>) =>
  asked({ set: [{ lineId: 'line-1', ...given }] })[0];
const refusedToAdd = (code: string, productId = milk) => ({ isRefused: true, productId, lineId: null, code });
const refusedToSet = (code: string) => ({ isRefused: true, productId: milk, lineId: 'line-1', code });

test('T-45 additions come first, then lines that are set, then lines that go', () => {
  expect(
    asked({
      remove: ['line-1'],
      set: [{ lineId: 'line-1', quantity: 2 }],
      add: [{ productId: milk, quantity: 3 }],
    }),
  ).toEqual([
    { isRefused: false, item: { op: 'ADD', itemId: milk, qty: 3 } },
    { isRefused: false, item: { op: 'SET', itemId: milk, entryId: 'line-1', qty: 2 } },
    { isRefused: false, item: { op: 'SET', itemId: milk, entryId: 'line-1', qty: 0 } },
  ]);
  expect(asked({})).toEqual([]);
  expect(asked({ add: null, set: null, remove: null })).toEqual([]);
});

test('all that is said of an addition is passed on', () => {
  expect(add({ quantity: 999, weight: '0.75', options: ['rye', 'mayo'], comments: 'Ripe, please' })).toEqual({
    isRefused: false,
    item: {
      op: 'ADD',
      itemId: milk,
      qty: 999,
      selectedWeight: 75,
      modifierOptionUPCs: ['rye', 'mayo'],
      comments: 'Ripe, please',
    },
  });
  expect(add({ weight: null, options: [], comments: null })).toEqual(add({}));
});

test('all that is said of a line is passed on, even that it has no options anymore', () => {
  expect(
    set({
      quantity: 0,
      weight: '2',
      options: [],
      comments: '',
      substitution: 'SPECIFIC_ITEM',
      substituteId: '970000002',
    }),
  ).toEqual({
    isRefused: false,
    item: {
      op: 'SET',
      itemId: milk,
      entryId: 'line-1',
      qty: 0,
      selectedWeight: 200,
      modifierOptionUPCs: [],
      comments: '',
      substitution: { kind: 'SPECIFIC_ITEM', itemId: '970000002' },
    },
  });
  expect(set({})).toEqual({ isRefused: false, item: { op: 'SET', itemId: milk, entryId: 'line-1' } });
  expect(set({ quantity: null, weight: null, options: null, comments: null, substitution: null })).toEqual(set({}));
});

test('a substitute counts only with the wish for one', () => {
  expect(set({ substitution: 'NONE', substituteId: '970000002' } as never)).toMatchObject({
    item: { substitution: { kind: 'NONE' } },
  });
  expect(set({ substitution: 'SPECIFIC_ITEM' })).toEqual(refusedToSet('PRODUCT_NOT_FOUND'));
  expect(set({ substitution: 'SPECIFIC_ITEM', substituteId: '97' })).toEqual(refusedToSet('PRODUCT_NOT_FOUND'));
});

test.each(['97000000', '9700000011', 'a70000001', '970000001 ', ''])(
  'T-45 %j is no product that can be added',
  (productId) => {
    expect(add({ productId })).toEqual(refusedToAdd('PRODUCT_NOT_FOUND', productId));
  },
);

test.each([0, -1, 1.5])('T-45 %s packages can not be added', (quantity) => {
  expect(add({ quantity })).toEqual(refusedToAdd('INVALID_QUANTITY'));
});

test.each([-1, 1.5])('T-45 a line can not be set to %s packages', (quantity) => {
  expect(set({ quantity })).toEqual(refusedToSet('INVALID_QUANTITY'));
});

test('T-45 T-89 beyond a limit, the limit is named', () => {
  expect(add({ quantity: 1000 })).toEqual({ ...refusedToAdd('TOO_MANY'), limit: '999' });
  expect(set({ quantity: 1000 })).toEqual({ ...refusedToSet('TOO_MANY'), limit: '999' });
  expect(add({ weight: '100' })).toEqual({ ...refusedToAdd('INVALID_WEIGHT'), limit: '99.99' });
  expect(set({ weight: '1e2' })).toEqual({ ...refusedToSet('INVALID_WEIGHT'), limit: '99.99' });
});

test.each(['0', '0.00', '1.005', '1.', '.5', '-1', 'one', ''])('T-89 %j is no weight of a package', (weight) => {
  expect(add({ weight })).toEqual(refusedToAdd('INVALID_WEIGHT'));
  expect(set({ weight })).toEqual(refusedToSet('INVALID_WEIGHT'));
});

test.each([
  ['0.01', 1],
  [' 1.5 ', 150],
  ['99.99', 9999],
  ['1.15', 115],
])('T-89 a package may weigh %j pounds', (weight, selectedWeight) => {
  expect(add({ weight })).toMatchObject({ item: { selectedWeight } });
});

test('40 options of 32 characters and a note of 140 are as much as a line takes', () => {
  const most = Array.from({ length: 40 }, (_, n) => `${n}`.padStart(32, 'o'));
  expect(add({ options: most, comments: 'x'.repeat(140) })).toMatchObject({ isRefused: false });
  expect(set({ options: most, comments: 'x'.repeat(140) })).toMatchObject({ isRefused: false });
  for (const options of [[...most, 'one-more'], ['x'.repeat(33)], ['rye', ''], ['no space']]) {
    expect(add({ options })).toEqual(refusedToAdd('INVALID_OPTIONS'));
    expect(set({ options })).toEqual(refusedToSet('INVALID_OPTIONS'));
  }
  expect(add({ comments: 'x'.repeat(141) })).toEqual(refusedToAdd('INVALID_NOTE'));
  expect(set({ comments: 'x'.repeat(141) })).toEqual(refusedToSet('INVALID_NOTE'));
});

test.each(['line-2', '', 'line 1', 'x'.repeat(33)])(
  'a line that is unknown, %j, is neither set nor removed',
  (lineId) => {
    const refused = { isRefused: true, productId: null, lineId, code: 'LINE_NOT_FOUND' };
    expect(asked({ set: [{ lineId }], remove: [lineId] })).toEqual([refused, refused]);
  },
);

test('nobody is asked for the product of what can not be a line', () => {
  const all = askedChanges({ set: [{ lineId: 'line 1' }], remove: ['line 1'] }, () => milk);
  expect(all.map(({ isRefused }) => isRefused)).toEqual([true, true]);
});

test('how much of a line is kept for later is passed on alone, and is a whole number of packages', () => {
  expect(set({ savedQuantity: 0 })).toEqual({
    isRefused: false,
    item: { op: 'SET', itemId: milk, entryId: 'line-1', savedQty: 0 },
  });
  for (const savedQuantity of [-1, 1.5, 1000]) expect(set({ savedQuantity })).toEqual(refusedToSet('INVALID_QUANTITY'));
});
