import { expect, test } from 'vitest';
import { stateNames } from '../../../../server-kit/us-states.ts';
import { zipCodes } from './zip-codes.ts';
import { zipIndex } from './zip-index.ts';

const line = (zip: string, city: string, name: string, code: string) =>
  `US\t${zip}\t${city}\t${name}\t${code}\tCounty\t001\t\t\t1.0\t-1.0\t4\n`;

test("G-53 a ZIP code, or ZIP+4, gives a city and a state; a ZIP's first line counts", () => {
  const index = zipIndex(
    Buffer.from(
      line('98122', 'Seattle', 'Washington', 'WA') +
        line('00501', 'Holtsville', 'New York', 'NY') +
        line('98122', 'Elsewhere', 'Washington', 'WA'),
    ),
  );
  expect(index.find('98122')).toEqual({ city: 'Seattle', state: 'WA' });
  expect(index.find('98122-1234')).toEqual({ city: 'Seattle', state: 'WA' });
  expect(index.find('00501')).toEqual({ city: 'Holtsville', state: 'NY' });
  const none = ['00000', '9812', '981221', '98122-12', '', 'Seattl'];
  expect(none.filter((zip) => index.find(zip) !== null)).toEqual([]);
});

test('G-53 military ZIPs and those outside the states are left out', () => {
  const index = zipIndex(Buffer.from(line('09007', 'APO AE', '', '') + line('96960', 'Majuro', 'Marshall', 'MH')));
  expect(index.find('09007')).toBeNull();
  expect(index.find('96960')).toBeNull();
});

test('G-54 the real ZIP codes cover the 50 states and DC, and there are many', async () => {
  const { find } = await zipCodes();
  expect(find('90210')).toEqual({ city: 'Beverly Hills', state: 'CA' });
  const found = Array.from({ length: 100_000 }, (_, zip) => find(String(zip).padStart(5, '0'))).filter(
    (at) => at !== null,
  );
  expect(found.length).toBeGreaterThan(40_000);
  expect([...new Set(found.map(({ state }) => state))].toSorted()).toEqual(Object.keys(stateNames).toSorted());
});

test('G-53 a ZIP has a location on the map', async () => {
  const zips = await zipCodes();
  expect(zips.position('98225')).toEqual({ latitude: expect.closeTo(48.7, 0), longitude: expect.closeTo(-122.5, 0) });
  expect(zips.position('98225-1234')).toEqual(zips.position('98225'));
  expect(zips.position('00000')).toBeNull();
});

test('G-120 a city is found by its name however it is written, largest first, with the middle of its ZIP codes', async () => {
  const zips = await zipCodes();
  const named = (name: string) => zips.cities(name).map(({ city, state }) => `${city}, ${state}`);
  expect(named('oakland')[0]).toBe('Oakland, CA');
  expect(named('Oakland').length).toBeGreaterThan(3);
  expect(named('  ST LOUIS ')).toEqual(named('Saint Louis'));
  expect(named("Coeur d'Alene")).toEqual(["Coeur d'Alene, ID"]);
  expect(named('Nowhereville')).toEqual([]);
  expect(zips.cities('San Francisco')[0]?.position).toEqual({
    latitude: expect.closeTo(37.77, 1),
    longitude: expect.closeTo(-122.43, 1),
  });
});

test('the ZIP code nearest to a location is the one of a comparison with all', async () => {
  const zips = await zipCodes();
  expect(zips.nearest({ latitude: 37.77, longitude: -122.41 })).toBe('94103');
  expect(zips.nearest({ latitude: 48.74, longitude: -122.47 })).toMatch(/^9822/);
});
