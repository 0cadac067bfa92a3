import { expect, test } from 'vitest';
import { lineOf, mostOf, soFar } from './chart.ts';

const hours = (...orders: number[]) => orders.map((each, hour) => ({ hour, orders: each }));

test('the busiest hour stands at the top, and an hour without orders at the foot', () => {
  expect(lineOf(hours(0, 5, 10), { most: 10, width: 100, height: 40, steps: 2 })).toBe('0,40 50,20 100,0');
});

test('a day without orders is a flat line, not one out of the drawing', () => {
  expect(lineOf(hours(0, 0), { most: mostOf(hours(0, 0)), width: 100, height: 40, steps: 1 })).toBe('0,40 100,40');
  expect(lineOf([], { most: 0, width: 100, height: 40, steps: 23 })).toBe('');
});

test('both days share one scale', () => {
  expect(mostOf(hours(1, 2), hours(7))).toBe(7);
  expect(mostOf([], [])).toBe(0);
});

test('today ends with this hour, or with the last that has orders', () => {
  expect(soFar(hours(1, 0, 0, 0), 2)).toHaveLength(3);
  expect(soFar(hours(1, 0, 0, 5), 1)).toHaveLength(4);
  expect(soFar([], 5)).toEqual([]);
});
