import { expect, test } from 'vitest';
import { line } from '../testing/samples.ts';
import { isShort, keptUnitCents, outcomesOf } from './picked.ts';

const cart = [line({ lineId: 'milk', qty: 3 }), line({ lineId: 'apples', weight: 200, listCents: 300 })];
const { lineId: _, qty: __, ...soy } = line({ upc: 'soy', listCents: 500 });

test('a line that nobody speaks of is as ordered', () => {
  const outcomes = outcomesOf(cart, []);
  expect(outcomes).toEqual(cart.map((each) => ({ ordered: each, kept: each, qty: each.qty, isSubstituted: false })));
  expect(outcomes.map(isShort)).toEqual([false, false]);
});

test('less than was ordered is a shortage, and nothing at all is kept of a line that was out', () => {
  const [two, none, three] = [2, 0, 3].map((qty) => outcomesOf(cart, [{ lineId: 'milk', qty }])[0]!);
  expect([two, none, three].map((each) => isShort(each!))).toEqual([true, true, false]);
  expect([two?.kept?.qty, none?.kept]).toEqual([2, null]);
  expect(keptUnitCents(none!)).toBe(400);
});

test('a real weight is no shortage, and costs no more than as ordered', () => {
  const weighing = (weight: number | null) => outcomesOf(cart, [{ lineId: 'apples', qty: 1, weight }])[1]!;
  expect([weighing(150), weighing(250)].map(isShort)).toEqual([false, false]);
  expect([weighing(150), weighing(200), weighing(250)].map(keptUnitCents)).toEqual([450, 600, 600]);
  expect(outcomesOf(cart, [{ lineId: 'apples', qty: 1 }])[1]?.kept?.weight).toBe(200);
});

test('a substitute is packed under the line it stands for, and says nothing of the price as ordered', () => {
  const [outcome] = outcomesOf(cart, [{ lineId: 'milk', qty: 3, substitute: soy }]);
  expect(outcome?.kept).toEqual({ ...soy, lineId: 'milk', qty: 3 });
  expect([isShort(outcome!), keptUnitCents(outcome!)]).toEqual([true, 400]);
  expect(keptUnitCents({ ...outcome!, kept: { ...outcome!.kept!, weight: 10 } })).toBe(400);
});
