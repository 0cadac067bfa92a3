import { expect, test } from 'vitest';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { nearestStore } from './nearest-store.ts';

const zips = await zipCodes();
const denver = { storeId: '0417', zip: '80205' };
const sanFrancisco = { storeId: '2910', zip: '94103' };
const seattle = { storeId: '3000', zip: '98101' };
const nearest = (homeZip: string, ...stores: { storeId: string; zip: string }[]) =>
  nearestStore(stores, homeZip, zips.position)?.storeId;

test("N-4 a shopper in Bellingham gets the banner's nearest store, not the first", () => {
  expect(nearest('98225', denver, sanFrancisco)).toBe('2910');
  expect(nearest('98225', denver, sanFrancisco, seattle)).toBe('3000');
  expect(nearest('80014-1234', denver, sanFrancisco, seattle)).toBe('0417');
});

test('N-4 without a location the first store is taken, and a store without one comes last', () => {
  expect(nearest('00000', denver, sanFrancisco)).toBe('0417');
  expect(nearest('94110', { storeId: 'nowhere', zip: '00000' }, sanFrancisco)).toBe('2910');
  expect(nearest('94110')).toBeUndefined();
});
