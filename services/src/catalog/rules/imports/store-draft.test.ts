import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { type StoreDraft, storeDraft } from './store-draft.ts';

const baxley = {
  storeId: 'GA-1',
  name: 'BAXLEY MEATS',
  address: '1010 S MAIN ST',
  city: 'BAXLEY',
  state: 'ga',
  zip: '31513',
};
const draft = (given: Record<string, string>) =>
  storeDraft(fieldsFrom(Object.entries({ ...baxley, ...given }) as Parameters<typeof fieldsFrom>[0]));
const stored = (given: Record<string, string>) => (draft(given) as StoreDraft).store;

test('G-120 a store has its time zone by its state, its own name for a banner, and no capitals that shout', () => {
  expect(draft({})).toEqual({
    kind: 'store',
    position: null,
    store: {
      storeId: 'GA-1',
      name: 'Baxley Meats',
      banner: 'independent',
      displayBanner: 'Baxley Meats',
      division: 'INDEPENDENT',
      timeZone: 'America/New_York',
      branchId: null,
      address: '1010 S Main St',
      city: 'Baxley',
      state: 'GA',
      zip: '31513',
    },
  });
});

test('G-120 a file may say more: banner, division, time zone, a second line, and where it stands', () => {
  const more = { banner: 'Meadow Lane', division: 'SOUTH', timeZone: 'America/Chicago', address2: 'SUITE 5' };
  expect(stored(more)).toMatchObject({
    banner: 'meadow-lane',
    displayBanner: 'Meadow Lane',
    division: 'SOUTH',
    timeZone: 'America/Chicago',
    address: '1010 S Main St, Suite 5',
  });
  expect(stored({ ...more, displayBanner: 'ML' }).displayBanner).toBe('ML');
  expect(draft({ latitude: '31.76483', longitude: '-82.355087' })).toMatchObject({
    position: { latitude: 31.764_83, longitude: -82.355_087 },
  });
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
  [{ banner: 'x'.repeat(33) }, 'banner is longer than 32 characters'],
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
  [{ latitude: '31.7' }, "31.7, ? isn't a place in the United States"],
  [{ longitude: '-82.3' }, "?, -82.3 isn't a place in the United States"],
  [{ latitude: '31.7', longitude: '82.3' }, "31.7, 82.3 isn't a place in the United States"],
  [{ latitude: '72.1', longitude: '-82.3' }, "72.1, -82.3 isn't a place in the United States"],
  [{ latitude: '17.9', longitude: '-82.3' }, "17.9, -82.3 isn't a place in the United States"],
  [{ latitude: '31.7', longitude: '-65.9' }, "31.7, -65.9 isn't a place in the United States"],
  [{ latitude: '31.7', longitude: '-180.1' }, "31.7, -180.1 isn't a place in the United States"],
  [{ latitude: '3e1', longitude: '-82.3' }, "3e1, -82.3 isn't a place in the United States"],
  [{ storeId: 'GA 1' }, 'storeId "GA 1" isn\'t a store\'s number'],
  [{ storeId: 'x'.repeat(33) }, `storeId "${'x'.repeat(33)}" isn't a store's number`],
])('what is no store is refused: %o', (given, why) => expect(draft(given)).toBe(why));

test('G-120 the edges of the country are in it, and so is as much as there is room for', () => {
  for (const [latitude, longitude] of [
    ['18', '-66'],
    ['72', '-180'],
  ] as const)
    expect(draft({ latitude, longitude })).toMatchObject({
      position: { latitude: Number(latitude), longitude: Number(longitude) },
    });
  expect(draft({ name: 'x'.repeat(100), storeId: 'y'.repeat(32) })).toMatchObject({ kind: 'store' });
});

test('G-120 a store without a number gets the same one in every file, by its name and address', () => {
  const id = stored({ storeId: '' }).storeId;
  expect(id).toMatch(/^ga-[0-9a-f]{12}$/);
  expect(stored({ storeId: '', name: 'Baxley  Meats!', address: '1010 S. Main St', city: 'Elsewhere' }).storeId).toBe(
    id,
  );
  for (const other of [{ name: 'Baxley Meat' }, { address: '1011 S MAIN ST' }, { address2: '2' }, { zip: '31514' }])
    expect(stored({ storeId: '', ...other }).storeId).not.toBe(id);
});
