import { expect, test } from 'vitest';
import { picturesOf } from './still-life.ts';

const pictured = (card: string | null, changes: object = {}) => ({
  pictures: card === null ? null : { card },
  availability: { state: 'AVAILABLE' },
  snapEligible: true,
  ...changes,
});

test('each shelf gives a picture in turn, and none comes twice', () => {
  const shelves = [
    { products: [pictured('a'), pictured('b')] },
    { products: [pictured('a'), pictured('c'), pictured('d')] },
  ];
  expect(picturesOf(shelves, [])).toEqual(['a', 'b', 'c', 'd']);
});

test('only food that can be had and has a picture', () => {
  const products = [
    pictured('soap', { snapEligible: false }),
    pictured('gone', { availability: { state: 'UNAVAILABLE' } }),
    pictured(null),
    pictured('bread'),
  ];
  expect(picturesOf([{ products }], [])).toEqual(['bread']);
});

test('departments fill up what shelves lack, to seven', () => {
  const departments = Array.from({ length: 20 }, (_, n) => ({ picture: n === 0 ? null : `department ${n}` }));
  expect(picturesOf([], departments)).toHaveLength(7);
  expect(picturesOf([{ products: [pictured('bread')] }], departments)[0]).toBe('bread');
  expect(picturesOf([], [])).toEqual([]);
});
