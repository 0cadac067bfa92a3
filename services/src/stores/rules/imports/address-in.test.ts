import { expect, test } from 'vitest';
import { storeIn } from './address-in.ts';
import type { Given } from './fields.ts';

const banners = [
  { key: 'greenleaf', name: 'Green Leaf', division: 'SOUTH' },
  { key: 'vons', name: 'Vons', division: 'SOCAL' },
];
const baxley = {
  storeId: 'GA-1',
  name: 'BAXLEY MEATS',
  banner: 'greenleaf',
  address: '1010 S MAIN ST',
  city: 'BAXLEY',
  state: 'ga',
  zip: '31513',
};
const draft = (given: Given) => storeIn({ ...baxley, ...given }, banners);
const stored = (given: Given) => {
  const store = draft(given);
  if (typeof store === 'string') throw new Error(store);
  return store;
};

test("G-120 a store has its time zone by its state, its banner's name and division, and no capitals that shout", () => {
  expect(draft({})).toEqual({
    storeId: 'GA-1',
    name: 'Baxley Meats',
    banner: 'greenleaf',
    displayBanner: 'Green Leaf',
    division: 'SOUTH',
    timeZone: 'America/New_York',
    branchId: null,
    address: '1010 S Main St',
    city: 'Baxley',
    state: 'GA',
    zip: '31513',
  });
});

test('G-120 a file may say more: division, time zone, a second line, and what the banner is called there', () => {
  const more = { banner: 'GREEN-LEAF', division: 'EAST', timeZone: 'America/Chicago', address2: 'SUITE 5' };
  expect(stored(more)).toMatchObject({
    banner: 'greenleaf',
    displayBanner: 'Green Leaf',
    division: 'EAST',
    timeZone: 'America/Chicago',
    address: '1010 S Main St, Suite 5',
  });
  expect(stored({ ...more, displayBanner: 'GL' }).displayBanner).toBe('GL');
});

test('G-2 a store under no banner that there is is refused, with the banners there are', () => {
  expect(draft({ banner: '' })).toBe('has no banner; it can be greenleaf, vons');
  expect(draft({ banner: 'Meadow Lane' })).toBe('banner "Meadow Lane" is unknown; it can be greenleaf, vons');
});

test.each([
  ['31513', '31513'],
  ['31513-0133', '31513'],
  ['315130133', '31513'],
  ['501', '00501'],
  ['1001', '01001'],
])('G-120 a ZIP code %j is %s', (zip, read) => {
  const state = read.startsWith('0') ? (read === '00501' ? 'NY' : 'MA') : 'GA';
  expect(stored({ zip, state }).zip).toBe(read);
});

test.each([
  [{ name: 'x'.repeat(101) }, 'name is longer than 100 characters'],
  [{ address: 'x'.repeat(201) }, 'address is longer than 200 characters'],
  [{ address2: 'x'.repeat(101) }, 'address2 is longer than 100 characters'],
  [{ city: 'x'.repeat(101) }, 'city is longer than 100 characters'],
  [{ displayBanner: 'x'.repeat(65) }, 'displayBanner is longer than 64 characters'],
  [{ division: 'x'.repeat(33) }, 'division is longer than 32 characters'],
  [{ name: '--' }, 'has no name'],
  [{ address: '' }, 'has no address'],
  [{ city: '.' }, 'has no city'],
  [{ zip: '' }, 'zip "" isn\'t a ZIP code'],
  [{ zip: '12' }, 'zip "12" isn\'t a ZIP code'],
  [{ zip: '3151a' }, 'zip "3151a" isn\'t a ZIP code'],
  [{ zip: '315130' }, 'zip "315130" isn\'t a ZIP code'],
  [{ zip: '31513-01' }, 'zip "31513-01" isn\'t a ZIP code'],
  [{ state: 'XX' }, 'state "XX" isn\'t a state'],
  [{ state: 'XX', timeZone: 'America/Chicago' }, 'state "XX" isn\'t a state'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone "Mars/Olympus" is unknown'],
  [{ timeZone: 'EST' }, 'timeZone "EST" is unknown'],
  [{ storeId: 'GA 1' }, 'storeId "GA 1" isn\'t a store\'s number'],
  [{ storeId: 'x'.repeat(33) }, `storeId "${'x'.repeat(33)}" isn't a store's number`],
])('what is no store is refused: %o', (given, why) => expect(draft(given)).toBe(why));

test('G-120 a store without a number gets the same one in every file, by its name and address', () => {
  const id = stored({ storeId: '' }).storeId;
  expect(id).toMatch(/^ga-[0-9a-f]{12}$/);
  expect(stored({ storeId: '', name: 'Baxley  Meats!', address: '1010 S. Main St', city: 'Elsewhere' }).storeId).toBe(
    id,
  );
  for (const other of [{ name: 'Baxley Meat' }, { address: '1011 S MAIN ST' }, { address2: '2' }, { zip: '31514' }])
    expect(stored({ storeId: '', ...other }).storeId).not.toBe(id);
});
