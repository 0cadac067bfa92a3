import { expect, test } from 'vitest';
import { line } from '../testing/lines.ts';
import { piecesFor, shortLines } from './stock.ts';

const placed = (quantity: number) => ({ quantity, weight: null });

test('T-72 a line that asks for more than is left is short; what was added first is served first', () => {
  const lines = [line('a', { quantity: 15 }), line('b', { quantity: 10 }), line('c'), line('d', { bpn: 'bread' })];
  const short = shortLines(lines, (bpn) => (bpn === 'milk' ? 19 : 1));
  expect([...short]).toEqual([
    ['b', 4],
    ['c', 0],
  ]);
});

test('T-72 nothing is short that is there to the last piece', () => {
  expect([...shortLines([line('a', { quantity: 19 })], () => 19)]).toEqual([]);
  expect([...shortLines([line('a', { quantity: 20 })], () => 19)]).toEqual([['a', 19]]);
});

test('S-111 what an order has taken already is left for its lines, also once one is removed', () => {
  const lines = [line('a', { quantity: 0, placed: placed(2) }), line('b', { quantity: 4, placed: placed(3) })];
  expect(piecesFor(lines, 'milk', 0)).toBe(5);
  expect([...shortLines(lines, () => 0)]).toEqual([]);
  expect([...shortLines([line('b', { quantity: 4, placed: placed(3) })], () => 0)]).toEqual([['b', 3]]);
});
