import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '../../platform/zip/distance.ts';
import { storesAroundPlace } from './stores-around.ts';

const sanFrancisco = { latitude: 37.7725, longitude: -122.4147 };
const at = (storeId: string, latitude: number, longitude: number) => ({ storeId, at: { latitude, longitude } });
const around = (stores: { storeId: string; at: { latitude: number; longitude: number } | null }[], limits?: object) =>
  storesAroundPlace(stores, sanFrancisco, (store) => store.at, { size: 10, radiusMiles: 50, ...limits });

test('G-120 stores come nearest first, with miles to a tenth', () => {
  const found = around([at('webster', 37.783, -122.4318), at('sixteenth', 37.766, -122.4093)]);
  expect(found.map(({ store, distanceMiles }) => [store.storeId, distanceMiles])).toEqual([
    ['sixteenth', 0.5],
    ['webster', 1.2],
  ]);
});

test('G-120 fifty miles is near, a step beyond is not, and a store without a location never is', () => {
  // A degree of latitude is 69.09 miles on this sphere.
  const north = (miles: number) => sanFrancisco.latitude + miles / 69.0933;
  const found = around([
    at('beyond', north(50.1), sanFrancisco.longitude),
    at('near', north(49.9), sanFrancisco.longitude),
    { storeId: 'nowhere', at: null },
  ]);
  expect(found.map(({ store }) => store.storeId)).toEqual(['near']);
});

test('G-120 at most ten stores, with ties in their original order', () => {
  const same = Array.from({ length: 12 }, (_, index) => at(`s${index}`, 37.77, -122.41));
  expect(around(same).map(({ store }) => store.storeId)).toEqual(same.slice(0, 10).map(({ storeId }) => storeId));
  expect(around(same, { size: 3 })).toHaveLength(3);
});

const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a distance is the same both ways, zero to itself, and never more than halfway around the Earth', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, a)).toBe(0);
      expect(milesBetween(a, b)).toBeLessThanOrEqual(12_438);
    }),
  );
});
