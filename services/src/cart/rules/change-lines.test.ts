import { expect, test } from 'vitest';
import { cartOf, facts, line, linesIn, manyLines, offered } from '../testing/lines.ts';
import { type Change, changeLine, type Drafted, type Offered } from './change-lines.ts';

const add = (
  draft: Drafted,
  change: Partial<Change> = {},
  of: Readonly<Record<string, Offered>> = { milk: offered() },
) => changeLine(draft, { kind: 'ADD', itemId: 'milk', ...change }, facts(of));

const extras = {
  groupId: 'extras',
  name: 'Extras',
  minimum: 0,
  maximum: 2,
  options: ['bacon', 'pickles'].map((upcId, index) => ({
    upcId,
    name: upcId,
    priceDeltaCents: 200 - 150 * index,
    isDefault: upcId === 'pickles',
    art: null,
    isOut: false,
  })),
};

test('N-58 the first of an item makes a line, told at the price with its options', () => {
  const draft = cartOf();
  const outcome = add(draft, { options: ['bacon'] }, { milk: offered({ groups: [extras] }) });
  expect(outcome).toEqual({
    itemId: 'milk',
    entryId: 'new-1',
    name: 'Milk',
    quantity: 1,
    refusal: null,
    maximum: null,
  });
  expect(linesIn(draft)).toEqual([
    {
      entryId: 'new-1',
      bpn: 'milk',
      weight: null,
      quantity: 1,
      saved: 0,
      name: 'Milk',
      options: [{ upcId: 'bacon', name: 'bacon', priceDeltaCents: 200 }],
      comments: null,
      isOneTime: false,
      substitution: { kind: 'BEST_MATCH', itemId: null },
      told: { cents: 600, reason: null },
      changedVersion: 10,
      growth: { since: 10, adds: [] },
      placed: null,
    },
  ]);
  expect([[...draft.touched], [...draft.gone]]).toEqual([['new-1'], []]);
});

test('S-176 in a cart of subscriptions a line may come this time only', () => {
  const draft = cartOf();
  add(draft, { isOneTime: true });
  expect(linesIn(draft)).toMatchObject([{ isOneTime: true }]);
});

test('N-58 the same item and options sum up under one entry id, told as before, and the line remembers what it grew by', () => {
  const draft = cartOf(
    line('bread', { bpn: 'bread' }),
    line('milk', { quantity: 2, told: { cents: 350, reason: null } }),
  );
  expect(add(draft, { quantity: 3 })).toMatchObject({ entryId: 'milk', quantity: 5, refusal: null });
  expect(linesIn(draft)).toMatchObject([
    { entryId: 'bread', quantity: 1, changedVersion: 3 },
    {
      entryId: 'milk',
      quantity: 5,
      told: { cents: 350 },
      changedVersion: 10,
      growth: { since: 3, adds: [{ version: 10, quantity: 3 }] },
    },
  ]);
  expect([...draft.touched]).toEqual(['milk']);
});

test('N-57 other options are another line; a line that is named keeps its own', () => {
  const of = { milk: offered({ groups: [extras] }) };
  const draft = cartOf(line('with-bacon', { options: [{ upcId: 'bacon', name: 'bacon', priceDeltaCents: 200 }] }));
  expect(add(draft, {}, of)).toMatchObject({ entryId: 'new-1', quantity: 1 });
  expect(add(draft, { entryId: 'with-bacon' }, of)).toMatchObject({ entryId: 'with-bacon', quantity: 2 });
  expect(add(draft, { entryId: 'with-bacon', options: ['pickles'] }, of)).toMatchObject({
    entryId: 'new-1',
    quantity: 2,
  });
  expect(add(draft, { options: ['gold'] }, of)).toMatchObject({ entryId: null, refusal: 'INVALID_OPTIONS' });
  expect(add(draft, { entryId: 'with-bacon', options: ['gold'] }, of)).toMatchObject({
    entryId: 'with-bacon',
    quantity: 2,
    refusal: 'INVALID_OPTIONS',
  });
});

test('a removed line comes back under its entry id, told at what it costs now', () => {
  const draft = cartOf(line('milk', { quantity: 0, comments: 'Cold', told: { cents: 350, reason: 'OUT_OF_STOCK' } }));
  expect(add(draft, { entryId: 'milk', quantity: 3 })).toMatchObject({ entryId: 'milk', quantity: 3, refusal: null });
  expect(linesIn(draft)).toMatchObject([{ quantity: 3, comments: 'Cold', told: { cents: 400, reason: null } }]);
});

test('N-58 an entry id that nobody has any more is no obstacle to an ADD, and one of another item is', () => {
  const draft = cartOf(line('bread', { bpn: 'bread' }));
  expect(add(draft, { entryId: 'gone' })).toMatchObject({ entryId: 'new-1', refusal: null });
  expect(add(draft, { entryId: 'bread' })).toEqual({
    itemId: null,
    entryId: null,
    name: null,
    quantity: null,
    refusal: 'LINE_NOT_FOUND',
    maximum: null,
  });
});

test('N-68 T-72 what is not known or not to be had is refused, and the cart stays as it was', () => {
  const draft = cartOf(line('milk', { quantity: 2 }));
  const out = { milk: offered({ reason: 'OUT_OF_STOCK' }) };
  expect(add(draft, { itemId: 'gold' })).toMatchObject({ entryId: null, refusal: 'PRODUCT_NOT_FOUND' });
  expect(changeLine(draft, { kind: 'ADD' }, facts())).toMatchObject({ refusal: 'PRODUCT_NOT_FOUND' });
  expect(add(draft, {}, out)).toMatchObject({ entryId: null, name: 'Milk', quantity: null, refusal: 'UNAVAILABLE' });
  expect(add(draft, { entryId: 'milk' }, out)).toMatchObject({ entryId: 'milk', quantity: 2, refusal: 'UNAVAILABLE' });
  expect(draft).toEqual(cartOf(line('milk', { quantity: 2 })));
});

test.each([
  [25, undefined, 25],
  [25, 25, 25],
  [25, 250, 250],
  [25, 24, null],
  [null, undefined, 'none'],
  [null, 100, null],
])('N-50 T-89 of at least %s hundredths of a pound, %s are %s', (minimumWeight, weight, kept) => {
  const draft = cartOf();
  const { refusal } = add(draft, { weight }, { milk: offered({ minimumWeight }) });
  expect(refusal).toBe(kept === null ? 'INVALID_WEIGHT' : null);
  expect(linesIn(draft).map((each) => each.weight)).toEqual(kept === null ? [] : [kept === 'none' ? null : kept]);
});

test('N-50 another weight is another line; a line that is named keeps its own', () => {
  const of = { milk: offered({ minimumWeight: 25 }) };
  const draft = cartOf(line('heavy', { weight: 250 }));
  expect(add(draft, {}, of)).toMatchObject({ entryId: 'new-1' });
  expect(add(draft, { entryId: 'heavy' }, of)).toMatchObject({ entryId: 'heavy', quantity: 2 });
  expect(add(draft, { entryId: 'heavy', weight: 24 }, of)).toMatchObject({
    entryId: 'heavy',
    refusal: 'INVALID_WEIGHT',
  });
});

test("N-58 a product's maximum counts over all of its lines, to the package", () => {
  const of = { milk: offered({ maximum: 12, minimumWeight: 25 }), bread: offered({ name: 'Bread' }) };
  const lines = [line('light', { weight: 25, quantity: 4 }), line('heavy', { weight: 250, quantity: 5 })];
  expect(add(cartOf(...lines), { weight: 25, quantity: 3 }, of)).toMatchObject({ quantity: 7, refusal: null });
  const draft = cartOf(...lines, line('bread', { bpn: 'bread', quantity: 90 }));
  expect(add(draft, { weight: 25, quantity: 4 }, of)).toEqual({
    itemId: 'milk',
    entryId: 'light',
    name: 'Milk',
    quantity: 4,
    refusal: 'TOO_MANY',
    maximum: 12,
  });
  expect(add(draft, { weight: 100, quantity: 4 }, of)).toMatchObject({
    entryId: null,
    name: 'Milk',
    refusal: 'TOO_MANY',
    maximum: 12,
  });
  expect(draft.touched.size).toBe(0);
});

test('no product allows more than 999 packages', () => {
  const of = { milk: offered({ maximum: 5000 }) };
  expect(add(cartOf(), { quantity: 999 }, of)).toMatchObject({ refusal: null });
  expect(add(cartOf(), { quantity: 1000 }, of)).toMatchObject({ refusal: 'TOO_MANY', maximum: 999 });
});

test('200 lines fit in a cart, the next is refused; what is removed makes room, and a line that is there grows', () => {
  expect(add(cartOf(...manyLines(199)))).toMatchObject({ refusal: null });
  expect(add(cartOf(...manyLines(200)))).toMatchObject({ refusal: 'TOO_MANY_LINES', maximum: 200, name: 'Milk' });
  const full = cartOf(...manyLines(199), line('milk'), line('removed', { bpn: 'bread', quantity: 0 }));
  const of = { milk: offered(), bread: offered({ name: 'Bread' }) };
  expect(add(full, {}, of)).toMatchObject({ quantity: 2, refusal: null });
  expect(add(full, { itemId: 'bread' }, of)).toMatchObject({
    entryId: 'removed',
    quantity: 0,
    refusal: 'TOO_MANY_LINES',
  });
});

test('N-60 a note and what to do if an item is out come with an ADD; without them, a line keeps its own', () => {
  const draft = cartOf();
  add(draft, { comments: ' The coldest one ', substitution: { kind: 'SPECIFIC_ITEM', itemId: 'oat-milk' } });
  add(draft);
  expect(linesIn(draft)).toMatchObject([
    { comments: 'The coldest one', substitution: { kind: 'SPECIFIC_ITEM', itemId: 'oat-milk' }, quantity: 2 },
  ]);
});

test.each([
  [
    { kind: 'SPECIFIC_ITEM', itemId: 'oat-milk' },
    { kind: 'SPECIFIC_ITEM', itemId: 'oat-milk' },
  ],
  [{ kind: 'SPECIFIC_ITEM' }, { kind: 'BEST_MATCH', itemId: null }],
  [
    { kind: 'REFUND', itemId: 'oat-milk' },
    { kind: 'REFUND', itemId: null },
  ],
  [
    { kind: 'BEST_MATCH', itemId: 'oat-milk' },
    { kind: 'BEST_MATCH', itemId: null },
  ],
] as const)('N-60 the wish %j is kept as %j', (substitution, kept) => {
  const draft = cartOf();
  add(draft, { substitution });
  expect(linesIn(draft)).toMatchObject([{ substitution: kept }]);
});

test('T-72 of what isn’t in stock in full, an ADD takes what is left and says how much that is', () => {
  const of = { milk: offered({ pieces: 19 }) };
  const draft = cartOf(line('milk', { quantity: 15 }));
  expect(add(draft, { quantity: 5 }, of)).toMatchObject({ refusal: 'NOT_ENOUGH', quantity: 19, maximum: 19 });
  expect(linesIn(draft)).toMatchObject([{ quantity: 19, growth: { adds: [{ quantity: 4 }] } }]);
  const full = cartOf(line('milk', { quantity: 19 }), line('heavy', { weight: 250, quantity: 3 }));
  expect(add(full, {}, of)).toMatchObject({ refusal: 'NOT_ENOUGH', quantity: 19, maximum: 19 });
  expect(full.touched.size).toBe(0);
});

test('T-72 the last piece can be added, and where whoever orders finds out, any number', () => {
  expect(add(cartOf(), { quantity: 19 }, { milk: offered({ pieces: 19 }) })).toMatchObject({ refusal: null });
  expect(add(cartOf(), { quantity: 20 }, { milk: offered({ pieces: null }) })).toMatchObject({ refusal: null });
});

test('S-111 what an order has taken from the stock comes back into it, although the store has no more', () => {
  const of = { milk: offered({ pieces: 0, reason: 'OUT_OF_STOCK' }) };
  const draft = cartOf(line('milk', { quantity: 0, placed: { quantity: 2, weight: null } }));
  expect(add(draft, { entryId: 'milk', quantity: 2 }, of)).toMatchObject({ refusal: null, quantity: 2 });
  expect(add(draft, { entryId: 'milk' }, of)).toMatchObject({ refusal: 'UNAVAILABLE', quantity: 2 });
});
