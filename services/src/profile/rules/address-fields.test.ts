import { expect, test } from 'vitest';
import { addressFaults, type AddressFields, trimmed } from './address-fields.ts';

const good: AddressFields = {
  firstName: 'Maya',
  lastName: "O'Reyes-Núñez",
  address: '1420 E Jefferson St',
  address2: null,
  city: 'Seattle',
  state: 'WA',
  zipCode: '98122',
};
const places = {
  find: (zip: string) => (zip.startsWith('98122') ? { city: 'Seattle', state: 'WA' } : null),
  states: new Set(['WA', 'CA']),
  isFar: ({ city, state }: { city: string; state: string }) => city === 'Spokane' && state === 'WA',
};
const faultsOf = (given: Partial<AddressFields>) =>
  addressFaults({ ...good, ...given }, places).map(({ field, code, message }) => [field, code, message]);

test('G-72 N-7 a valid address has no problems', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ zipCode: '98122-0001', address2: 'Apt 3B', firstName: 'Ṁaya Ann' })).toEqual([]);
  expect(faultsOf({ firstName: 'St. John', lastName: 'King Jr.', city: 'Ballard' })).toEqual([]);
  expect(faultsOf({ address: '12 Poboy Ln', address2: 'Box 4' })).toEqual([]);
  expect(
    faultsOf({
      firstName: 'e\u0301'.repeat(50),
      address: 'a'.repeat(60),
      address2: 'b'.repeat(40),
      city: 'c'.repeat(40),
    }),
  ).toEqual([]);
});

test.each([
  [{ firstName: '' }, 'firstName', 'REQUIRED', 'Enter your first name'],
  [{ lastName: '' }, 'lastName', 'REQUIRED', 'Enter your last name'],
  [{ firstName: 'x'.repeat(51) }, 'firstName', 'TOO_LONG', 'Use 50 characters at most (you have 51)'],
  [{ lastName: 'R2D2' }, 'lastName', 'INVALID', 'Use letters, spaces, periods, hyphens, and apostrophes'],
  [{ lastName: '-' }, 'lastName', 'INVALID', 'Use letters, spaces, periods, hyphens, and apostrophes'],
  [{ address: 'a'.repeat(69) }, 'address', 'TOO_LONG', 'Use 60 characters at most (you have 69)'],
  [{ address: '1\u0007st' }, 'address', 'INVALID', 'Use letters, numbers, and punctuation'],
  [{ address2: 'a'.repeat(41) }, 'address2', 'TOO_LONG', 'Use 40 characters at most (you have 41)'],
  [{ city: '' }, 'city', 'REQUIRED', 'Enter your city'],
  [{ city: 'c'.repeat(41) }, 'city', 'TOO_LONG', 'Use 40 characters at most (you have 41)'],
  [{ state: '' }, 'state', 'REQUIRED', 'Choose a state'],
  [{ state: 'XX' }, 'state', 'INVALID', 'Choose a state from the list'],
  [{ state: 'CA' }, 'state', 'STATE_MISMATCH', 'ZIP code 98122 is in WA, not CA'],
  [{ city: 'Spokane' }, 'city', 'CITY_MISMATCH', 'ZIP code 98122 is in Seattle, not Spokane'],
  [{ zipCode: '' }, 'zipCode', 'REQUIRED', 'Enter your ZIP code'],
  [{ zipCode: '9812' }, 'zipCode', 'INVALID', 'Enter 5 digits, or 5 + 4'],
  [{ zipCode: '98122-1' }, 'zipCode', 'INVALID', 'Enter 5 digits, or 5 + 4'],
  [{ zipCode: '00000' }, 'zipCode', 'ZIP_NOT_FOUND', 'No city found for this ZIP code'],
])('G-72 N-7 %o is refused at its field', (given, field, code, message) => {
  expect(faultsOf(given)).toEqual([[field, code, message]]);
});

test.each(['PO Box 12', 'P.O. Box 12', 'p. o. box #12', 'Post Office Box 12', 'POB 12'])(
  'N-7 %s is no street, on either line',
  (text) => {
    for (const field of ['address', 'address2'] as const)
      expect(faultsOf({ [field]: text })).toEqual([
        [field, 'PO_BOX', "We can't deliver to a PO box. Enter a street address"],
      ]);
  },
);

test("N-7 a field's limit comes as a number", () => {
  expect(addressFaults({ ...good, city: 'c'.repeat(41) }, places)).toMatchObject([{ details: { limit: 40 } }]);
});

test('N-7 several problems come at once, in the order of the form', () => {
  expect(faultsOf({ lastName: '', address: 'a'.repeat(61), zipCode: '1', state: '' }).map(([field]) => field)).toEqual([
    'lastName',
    'address',
    'zipCode',
    'state',
  ]);
});

test('leading and trailing spaces are trimmed, and an empty second line is dropped', () => {
  expect(trimmed({ ...good, firstName: ' Maya ', address2: '  ', state: 'wa' })).toEqual({
    ...good,
    firstName: 'Maya',
  });
});
