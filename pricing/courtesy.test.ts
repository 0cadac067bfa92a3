import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { type Courtesy, leftOn, withCourtesies } from './courtesy.ts';
import { priced } from './quote.ts';
import { context, line } from './testing/samples.ts';

const eggs = line({ upc: 'eggs', lineId: 'eggs', listCents: 300 });
const soap = line({ upc: 'soap', lineId: 'soap', listCents: 200 });
/** What is left to pay on each line, in canonical order. */
const left = (cart: readonly CartLine[], ...courtesies: Courtesy[]) =>
  withCourtesies(priced(cart, [], context()), courtesies).lots.map(({ line: at, netCents, count }) => [
    at,
    netCents * count,
  ]);
const courtesy = (cents: number, lineIds: string[], why: Courtesy['why'] = 'ITEM'): Courtesy => ({
  offerId: 'kept',
  cents,
  why,
  lineIds,
});

test('N-41 a courtesy is spread over its own lines by what is left to pay, and the others stay as they are', () => {
  expect(left([eggs, line(), soap], courtesy(70, ['milk', 'eggs']))).toEqual([
    [0, 270],
    [1, 360],
    [2, 200],
  ]);
  expect(left([eggs, line(), soap], courtesy(50, ['milk']))).toEqual([
    [0, 300],
    [1, 350],
    [2, 200],
  ]);
});

test('N-41 a courtesy takes off no more than is left, and the next one sees what it has left', () => {
  expect(left([eggs, line()], courtesy(500, ['milk']))).toEqual([
    [0, 300],
    [1, 0],
  ]);
  expect(left([line({ qty: 2 })], courtesy(100, ['milk']), courtesy(5000, ['milk']))).toEqual([[0, 0]]);
});

test('T-94 an offer on the order keeps its cents on units that are not paid with SNAP benefits first', () => {
  const cart = [{ ...eggs, isPaidWithEbt: true }, line()];
  expect(left(cart, courtesy(70, ['milk', 'eggs'], 'ORDER'))).toEqual([
    [0, 300],
    [1, 330],
  ]);
  expect(left(cart, courtesy(70, ['milk', 'eggs']))).toEqual([
    [0, 270],
    [1, 360],
  ]);
});

test('what is left to pay is that of all units', () => {
  expect(leftOn(priced([line({ qty: 3 }), eggs], [], context()).lots)).toBe(1500);
  expect(leftOn([])).toBe(0);
});
