import { describe, expect, test } from 'vitest';
import { cartOf, facts, line, linesIn, manyLines, offered } from '../testing/lines.ts';
import { type Change, changeLine, type Drafted, type Offered } from './change-lines.ts';

const set = (
  draft: Drafted,
  change: Partial<Change> = {},
  of: Readonly<Record<string, Offered>> = { milk: offered() },
) => changeLine(draft, { kind: 'SET', entryId: 'milk', ...change }, facts(of));

const option = (upcId: string, priceDeltaCents = 0) => ({ upcId, name: upcId, priceDeltaCents });
const roasts = {
  groupId: 'roast',
  name: 'Roast',
  minimum: 1,
  maximum: 1,
  options: [option('light'), option('dark', 50)].map((each) => ({
    ...each,
    isDefault: false,
    art: null,
    isOut: false,
  })),
};

describe('N-58 SET', () => {
  test('says how many there are, and forgets what the line grew by', () => {
    const draft = cartOf(line('milk', { quantity: 2, growth: { since: 1, adds: [{ version: 3, quantity: 1 }] } }));
    expect(set(draft, { quantity: 6 })).toEqual({
      itemId: 'milk',
      entryId: 'milk',
      name: 'Milk',
      quantity: 6,
      refusal: null,
      maximum: null,
    });
    expect(linesIn(draft)).toMatchObject([{ quantity: 6, changedVersion: 10, growth: { since: 10, adds: [] } }]);
    expect([...draft.touched]).toEqual(['milk']);
  });

  test('of no packages removes the line, whatever the store has', () => {
    const draft = cartOf(line('milk', { quantity: 2 }));
    expect(set(draft, { quantity: 0 }, {})).toMatchObject({ quantity: 0, refusal: null });
    expect(linesIn(draft)).toMatchObject([{ entryId: 'milk', quantity: 0 }]);
  });

  test('of a note or a wish keeps the quantity; an empty note removes it', () => {
    const draft = cartOf(line('milk', { quantity: 2, comments: 'Cold' }));
    set(draft, { substitution: { kind: 'REFUND' } });
    expect(linesIn(draft)).toMatchObject([{ quantity: 2, comments: 'Cold', substitution: { kind: 'REFUND' } }]);
    set(draft, { comments: '  ' });
    expect(linesIn(draft)).toMatchObject([{ quantity: 2, comments: null, substitution: { kind: 'REFUND' } }]);
  });

  test('needs a line with the entry id, of the item if that is named', () => {
    const draft = cartOf(line('milk'));
    const nothing = {
      itemId: null,
      entryId: null,
      name: null,
      quantity: null,
      refusal: 'LINE_NOT_FOUND',
      maximum: null,
    };
    expect(set(draft, { entryId: 'nobody-has-this', quantity: 2 })).toEqual(nothing);
    expect(changeLine(draft, { kind: 'SET', quantity: 2 }, facts())).toEqual(nothing);
    expect(set(draft, { itemId: 'bread', quantity: 2 })).toEqual(nothing);
    expect(set(draft, { itemId: 'milk', quantity: 2 })).toMatchObject({ quantity: 2, refusal: null });
  });

  test('brings a removed line back only by its quantity', () => {
    const draft = cartOf(line('milk', { quantity: 0 }));
    expect(set(draft, { comments: 'Cold' })).toMatchObject({ refusal: 'LINE_NOT_FOUND' });
    expect(set(draft, { quantity: 1 })).toMatchObject({ quantity: 1, refusal: null });
  });
});

test('T-72 of what can not be had any more there may be fewer, and no more', () => {
  const draft = () => cartOf(line('milk', { quantity: 3 }));
  const out = { milk: offered({ reason: 'OUT_OF_STOCK' }) };
  for (const of of [{}, out]) {
    expect(set(draft(), { quantity: 2 }, of)).toMatchObject({ quantity: 2, refusal: null });
    expect(set(draft(), { quantity: 3 }, of)).toMatchObject({ quantity: 3, refusal: null });
  }
  expect(set(draft(), { quantity: 4 }, {})).toMatchObject({ quantity: 3, refusal: 'PRODUCT_NOT_FOUND' });
  expect(set(draft(), { quantity: 4 }, out)).toMatchObject({ quantity: 3, refusal: 'UNAVAILABLE' });
});

test('N-50 T-89 a weight is set to the least of the product or more', () => {
  const of = { milk: offered({ minimumWeight: 25 }) };
  const draft = cartOf(line('milk', { weight: 100 }));
  expect(set(draft, { weight: 24 }, of)).toMatchObject({ refusal: 'INVALID_WEIGHT', name: 'Milk', quantity: 1 });
  expect(set(draft, { weight: 30 }, {})).toMatchObject({ refusal: 'INVALID_WEIGHT' });
  expect(set(draft, { quantity: 1 }, {})).toMatchObject({ refusal: null });
  expect(set(draft, { quantity: 2 }, of)).toMatchObject({ refusal: null });
  expect(linesIn(draft)).toMatchObject([{ weight: 100, quantity: 2 }]);
  expect(set(draft, { weight: 25 }, of)).toMatchObject({ refusal: null });
  expect(linesIn(draft)).toMatchObject([{ weight: 25, quantity: 2 }]);
});

test('N-57 options are set as the product offers them; what was ordered keeps the ones that its price has', () => {
  const of = { milk: offered({ groups: [roasts] }) };
  const draft = cartOf(line('milk', { options: [option('light')] }));
  expect(set(draft, { options: ['dark'] }, of)).toMatchObject({ refusal: null });
  expect(linesIn(draft)).toMatchObject([{ options: [option('dark', 50)] }]);
  expect(set(draft, { options: ['gold'] }, of)).toMatchObject({
    refusal: 'INVALID_OPTIONS',
    name: 'Milk',
    quantity: 1,
  });
  expect(set(draft, { options: ['dark'] }, {})).toMatchObject({ refusal: 'INVALID_OPTIONS' });
  const placed = { quantity: 1, weight: null };
  const ordered = () => cartOf(line('milk', { options: [option('light')], placed }));
  expect(set(ordered(), { options: ['dark'] }, of)).toMatchObject({ refusal: 'INVALID_OPTIONS' });
  expect(set(ordered(), { options: ['light'], quantity: 2 }, of)).toMatchObject({ quantity: 2, refusal: null });
  expect(set(ordered(), { quantity: 2 }, of)).toMatchObject({ quantity: 2, refusal: null });
});

test("N-58 a product's maximum counts over all of its lines when one is set, to the package", () => {
  const of = { milk: offered({ maximum: 12, minimumWeight: 25 }) };
  const draft = () => cartOf(line('milk', { weight: 25, quantity: 4 }), line('heavy', { weight: 250, quantity: 5 }));
  expect(set(draft(), { quantity: 7 }, of)).toMatchObject({ quantity: 7, refusal: null });
  expect(set(draft(), { quantity: 8 }, of)).toMatchObject({ quantity: 4, refusal: 'TOO_MANY', maximum: 12 });
});

test('of what is above a maximum that was lowered since there may be fewer, or as many', () => {
  const of = { milk: offered({ maximum: 5 }) };
  for (const quantity of [8, 7]) {
    const draft = cartOf(line('milk', { quantity: 8 }));
    expect(set(draft, { quantity }, of)).toMatchObject({ quantity, refusal: null });
  }
  expect(set(cartOf(line('milk', { quantity: 8 })), { quantity: 9 }, of)).toMatchObject({ refusal: 'TOO_MANY' });
});

test('no line is set above 999 packages', () => {
  const of = { milk: offered({ maximum: 5000 }) };
  expect(set(cartOf(line('milk')), { quantity: 999 }, of)).toMatchObject({ refusal: null });
  expect(set(cartOf(line('milk')), { quantity: 1000 }, of)).toMatchObject({ refusal: 'TOO_MANY', maximum: 999 });
});

test('a removed line comes back only where there is room for a line', () => {
  const removed = line('milk', { quantity: 0 });
  expect(set(cartOf(...manyLines(199), removed), { quantity: 1 })).toMatchObject({ refusal: null });
  const full = cartOf(...manyLines(200), removed, line('bread', { bpn: 'bread' }));
  expect(set(full, { quantity: 1 })).toMatchObject({ quantity: 0, refusal: 'TOO_MANY_LINES', maximum: 200 });
  const of = { bread: offered({ name: 'Bread' }) };
  expect(set(full, { entryId: 'bread', quantity: 2 }, of)).toMatchObject({ quantity: 2, refusal: null });
});

test('N-6 a line that becomes like another takes it in', () => {
  const of = { milk: offered({ minimumWeight: 25, maximum: 5000 }) };
  const draft = cartOf(line('milk', { weight: 25, quantity: 2 }), line('heavy', { weight: 250, quantity: 5 }));
  draft.touched.add('heavy');
  expect(set(draft, { weight: 250 }, of)).toMatchObject({ entryId: 'milk', quantity: 7 });
  expect(linesIn(draft)).toMatchObject([{ entryId: 'milk', weight: 250, quantity: 7 }]);
  expect([[...draft.touched], [...draft.gone]]).toEqual([['milk'], ['heavy']]);
  const many = cartOf(line('milk', { weight: 25, quantity: 500 }), line('heavy', { weight: 250, quantity: 500 }));
  expect(set(many, { weight: 250 }, of)).toMatchObject({ quantity: 999 });
});

describe('N-58 REMOVE', () => {
  const remove = (draft: Drafted, change: Partial<Change> = {}, ifMatch: number | null = null) =>
    changeLine(draft, { kind: 'REMOVE', entryId: 'milk', ...change }, facts({}, ifMatch));

  test('takes a line out and remembers it; a second time is done already', () => {
    const draft = cartOf(line('milk', { quantity: 2 }));
    expect(remove(draft)).toMatchObject({ entryId: 'milk', quantity: 0, refusal: null });
    expect(linesIn(draft)).toMatchObject([{ entryId: 'milk', quantity: 0, changedVersion: 10 }]);
    draft.touched.clear();
    expect(remove(draft)).toMatchObject({ entryId: 'milk', quantity: 0, refusal: null });
    expect(draft.touched.size).toBe(0);
    expect(remove(draft, { entryId: 'gone' })).toMatchObject({ refusal: 'LINE_NOT_FOUND' });
  });

  test('of a line that has not changed since it was seen removes it', () => {
    const draft = cartOf(line('milk', { changedVersion: 3, quantity: 4 }));
    expect(remove(draft, {}, 3)).toMatchObject({ quantity: 0, refusal: null });
  });

  test('T-64 leaves what was added since, and says so', () => {
    const growth = { since: 2, adds: [3, 5, 6].map((version) => ({ version, quantity: version })) };
    const draft = cartOf(line('milk', { changedVersion: 6, quantity: 15, growth }));
    expect(remove(draft, {}, 3)).toMatchObject({ entryId: 'milk', quantity: 11, refusal: 'LINE_CHANGED' });
    expect(linesIn(draft)).toMatchObject([{ quantity: 11, changedVersion: 10 }]);
    expect([...draft.touched]).toEqual(['milk']);
  });

  test('T-64 never leaves more than there was', () => {
    const growth = { since: 2, adds: [{ version: 5, quantity: 9 }] };
    const draft = cartOf(line('milk', { changedVersion: 5, quantity: 4, growth }));
    expect(remove(draft, {}, 3)).toMatchObject({ quantity: 4, refusal: 'LINE_CHANGED' });
  });

  test('T-64 of a line that was set since changes nothing', () => {
    const draft = cartOf(line('milk', { changedVersion: 5, quantity: 7, growth: { since: 5, adds: [] } }));
    expect(remove(draft, {}, 4)).toMatchObject({ entryId: 'milk', quantity: 7, refusal: 'LINE_CHANGED' });
    expect(draft.touched.size).toBe(0);
  });
});

test('T-64 a SET by who saw the cart before the line was changed is refused; SET 0 is a removal', () => {
  const grown = () =>
    cartOf(line('milk', { changedVersion: 5, quantity: 3, growth: { since: 2, adds: [{ version: 5, quantity: 1 }] } }));
  const setAt = (draft: Drafted, quantity: number, ifMatch: number) =>
    changeLine(draft, { kind: 'SET', entryId: 'milk', quantity }, facts({ milk: offered() }, ifMatch));
  const draft = grown();
  expect(setAt(draft, 6, 4)).toMatchObject({ quantity: 3, refusal: 'LINE_CHANGED' });
  expect(draft.touched.size).toBe(0);
  expect(setAt(grown(), 0, 4)).toMatchObject({ quantity: 1, refusal: 'LINE_CHANGED' });
  expect(setAt(grown(), 6, 5)).toMatchObject({ quantity: 6, refusal: null });
});

test('T-64 one tab removes a line and another adds one to it: one is left, under its entry id', () => {
  const draft = cartOf(line('milk', { changedVersion: 3, quantity: 4 }));
  changeLine(draft, { kind: 'REMOVE', entryId: 'milk' }, facts({ milk: offered() }, 3));
  const added = changeLine(draft, { kind: 'ADD', itemId: 'milk', entryId: 'milk' }, facts({ milk: offered() }, 3));
  expect(added).toMatchObject({ entryId: 'milk', quantity: 1, refusal: null });
  expect(linesIn(draft)).toMatchObject([{ entryId: 'milk', quantity: 1 }]);
});

test('N-58 a change of another line does not stand in the way of SET', () => {
  const draft = cartOf(
    line('milk', { changedVersion: 3, quantity: 4 }),
    line('bread', { bpn: 'bread', changedVersion: 9 }),
  );
  const change = { kind: 'SET', entryId: 'milk', quantity: 2 } as const;
  expect(changeLine(draft, change, facts({ milk: offered() }, 3))).toMatchObject({ quantity: 2, refusal: null });
});

test('a line may leave a full cart full, and what the store no longer knows is set up to 999', () => {
  const full = cartOf(...manyLines(200), line('milk', { bpn: 'other-0', quantity: 0, weight: 1 }));
  const of = { 'other-0': offered() };
  expect(set(full, { quantity: 1 }, of)).toMatchObject({ refusal: 'TOO_MANY_LINES' });
  const draft = cartOf(line('milk', { quantity: 3 }));
  expect(set(draft, { quantity: 0 }, {})).toMatchObject({ refusal: null });
  expect(linesIn(draft)[0]?.growth).toEqual({ since: 10, adds: [] });
});

test('T-72 SET to more than is in stock sets what is left and says how much that is; less is always possible', () => {
  const of = { milk: offered({ pieces: 19 }) };
  const draft = cartOf(line('milk', { quantity: 2 }), line('heavy', { weight: 250, quantity: 3 }));
  expect(set(draft, { quantity: 16 }, of)).toMatchObject({ refusal: null, quantity: 16 });
  expect(set(draft, { quantity: 20 }, of)).toMatchObject({ refusal: 'NOT_ENOUGH', quantity: 16, maximum: 19 });
  expect(set(draft, { quantity: 5 }, of)).toMatchObject({ refusal: null });
  expect(set(draft, { quantity: 20 }, of)).toMatchObject({ refusal: 'NOT_ENOUGH', quantity: 16 });
  const short = cartOf(line('milk', { quantity: 30 }));
  expect(set(short, { quantity: 31 }, of)).toMatchObject({ refusal: 'NOT_ENOUGH', quantity: 30 });
  expect(set(short, { quantity: 20 }, of)).toMatchObject({ refusal: null, quantity: 20 });
});

test('S-111 an order’s line is set back to what was ordered, although the store has no more', () => {
  const of = { milk: offered({ pieces: 0, reason: 'OUT_OF_STOCK' }) };
  const draft = cartOf(line('milk', { quantity: 1, placed: { quantity: 3, weight: null } }));
  expect(set(draft, { quantity: 3 }, of)).toMatchObject({ refusal: null, quantity: 3 });
  expect(set(draft, { quantity: 4 }, of)).toMatchObject({ refusal: 'UNAVAILABLE', quantity: 3 });
});
