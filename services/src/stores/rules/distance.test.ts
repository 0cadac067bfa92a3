import { expect, test } from 'vitest';
import { milesBetween } from '../../platform/zip/distance.ts';
import { byDistance } from './distance.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const sanFrancisco = at(37.7749, -122.4194);

test.each([
  ['Los Angeles', at(34.0522, -118.2437), 347.4],
  ['New York', at(40.7128, -74.006), 2565.7],
  ['Sydney', at(-33.8688, 151.2093), 7424.1],
])('G-120 San Francisco and %s are as far apart as the sphere says', (_, city, miles) => {
  expect(milesBetween(sanFrancisco, city)).toBeCloseTo(miles, 0);
  expect(milesBetween(city, sanFrancisco)).toBeCloseTo(miles, 0);
});

test('G-120 a degree of longitude shrinks toward the poles, and a degree of latitude does not', () => {
  expect(milesBetween(at(0, 0), at(0, 1))).toBeCloseTo(69.093, 2);
  expect(milesBetween(at(60, 0), at(60, 1))).toBeCloseTo(34.545, 2);
  expect(milesBetween(at(59, 0), at(60, 0))).toBeCloseTo(69.093, 2);
});

test('G-120 the other side of the Earth is half its circumference away, and a place is at no distance to itself', () => {
  expect(milesBetween(at(0, 0), at(0, 180))).toBeCloseTo(12_436.9, 0);
  expect(milesBetween(at(37.7749, -122.4194), at(-37.7749, 57.5806))).toBeCloseTo(12_436.9, 0);
  expect(milesBetween(sanFrancisco, sanFrancisco)).toBe(0);
});

test('stores come nearest first, ties in their order, and those without a place last', () => {
  const places = { far: at(39, -122), here: sanFrancisco, also: sanFrancisco, lost: null, gone: null } as const;
  const names = Object.keys(places) as (keyof typeof places)[];
  const found = byDistance(
    ['gone', 'far', 'lost', 'here', 'also'] as typeof names,
    sanFrancisco,
    (name) => places[name],
  );
  expect(found.map(({ store }) => store)).toEqual(['here', 'also', 'far', 'gone', 'lost']);
  expect(found.map(({ miles }) => Math.round(miles))).toEqual([0, 0, 88, Infinity, Infinity]);
});
