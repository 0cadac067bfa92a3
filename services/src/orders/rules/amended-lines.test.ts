import { expect, test } from 'vitest';
import { line as sample } from '../../../../pricing/testing/samples.ts';
import { amendedLines, shortItems, stockMoves, type WantedLine } from './amended-lines.ts';

const placed = sample({ lineId: 'e-1', qty: 2, listCents: 400, weight: null });
const today = sample({ lineId: 'e-1', qty: 3, listCents: 450 });
const wanted = (more: Partial<WantedLine> = {}): WantedLine => ({
  entryId: 'e-1',
  itemId: 'milk',
  quantity: 3,
  weight: null,
  placed,
  today,
  left: null,
  reserved: 2,
  isRestricted: false,
  ...more,
});
const none: ReadonlySet<string> = new Set();
const one = (line: WantedLine, short = none) => {
  const [{ priced, refusal } = { priced: null, refusal: null }] = amendedLines([line], short);
  return { priced, refusal };
};

test('N-40 N-62 what was ordered keeps its price, and what is new costs what it costs today', () => {
  expect(one(wanted())).toEqual({ priced: { ...placed, qty: 3 }, refusal: null });
  expect(one(wanted({ today: null }))).toEqual({ priced: { ...placed, qty: 3 }, refusal: null });
  expect(one(wanted({ placed: null }))).toEqual({ priced: today, refusal: null });
  expect(one(wanted({ placed: null, today: null }))).toEqual({ priced: null, refusal: 'UNAVAILABLE' });
});

test('N-50 the weight of what was ordered by weight changes, and nothing else gets one', () => {
  const byWeight = { ...placed, weight: 100 };
  expect(one(wanted({ placed: byWeight, weight: 250 })).priced).toMatchObject({ weight: 250 });
  expect(one(wanted({ weight: 250 })).priced).toMatchObject({ weight: null });
});

test('N-62 more of what there is not enough of leaves the line as it was; as many, or fewer, are no more', () => {
  const short = new Set(['milk']);
  expect(one(wanted(), short)).toEqual({ priced: placed, refusal: 'UNAVAILABLE' });
  expect(one(wanted({ quantity: 2 }), short)).toEqual({ priced: placed, refusal: null });
  expect(one(wanted({ quantity: 1 }), short)).toEqual({ priced: { ...placed, qty: 1 }, refusal: null });
  expect(one(wanted({ placed: null, quantity: 1 }), short)).toEqual({ priced: null, refusal: 'UNAVAILABLE' });
  expect(one(wanted(), new Set(['bread']))).toMatchObject({ refusal: null });
});

test('N-62 more than can be had is refused, as what the order has stays its own, and nothing more of it is taken', () => {
  const gone = wanted({ left: 2 });
  expect(one(gone)).toEqual({ priced: placed, refusal: 'UNAVAILABLE' });
  expect(one(wanted({ left: 2, quantity: 2 }))).toEqual({ priced: placed, refusal: null });
  expect(shortItems([gone, wanted({ itemId: 'bread' }), wanted({ itemId: 'oats', left: 2, quantity: 1 })])).toEqual(
    new Set(['milk']),
  );
});

test('N-54 what needs ID is not added to what nobody is shown ID for, and stays where it was ordered', () => {
  expect(one(wanted({ placed: null, isRestricted: true }))).toEqual({ priced: null, refusal: 'RESTRICTED' });
  expect(one(wanted({ isRestricted: true }))).toMatchObject({ refusal: null });
});

test('N-62 each line stands for itself, in its order', () => {
  const lines = [wanted({ entryId: 'a' }), wanted({ entryId: 'b', itemId: 'bread', placed: null, today: null })];
  expect(amendedLines(lines, none).map(({ wanted: { entryId }, refusal }) => [entryId, refusal])).toEqual([
    ['a', null],
    ['b', 'UNAVAILABLE'],
  ]);
});

test('N-62 the stock gives what is more and takes back what is less, summed up by item', () => {
  const before = [
    { itemId: 'milk', reserved: 2 },
    { itemId: 'milk', reserved: 1 },
    { itemId: 'bread', reserved: 4 },
  ];
  const after = [
    { itemId: 'eggs', quantity: 1 },
    { itemId: 'milk', quantity: 5 },
    { itemId: 'eggs', quantity: 2 },
  ];
  expect([...stockMoves(before, after)]).toEqual([
    ['eggs', 3],
    ['milk', 2],
    ['bread', -4],
  ]);
});
