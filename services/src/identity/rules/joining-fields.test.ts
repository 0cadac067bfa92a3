import { expect, test } from 'vitest';
import { clubCardOf, joiningFaults, type JoiningEntry, trimmedEntry } from './joining-fields.ts';

const theo: JoiningEntry = {
  firstName: 'Theo',
  lastName: 'Park',
  zipCode: '94103',
  storeId: '2910',
  clubCard: null,
};
const known = { hasPlace: (zipCode: string) => zipCode.startsWith('94103'), isStore: true };
const faults = (entry: Partial<JoiningEntry>, more: Partial<typeof known> = {}) =>
  joiningFaults({ ...theo, ...entry }, { ...known, ...more }).map(({ field, code }) => `${field} ${code}`);

test('N-7 a first and last name, a ZIP code, and a store are enough to join', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ firstName: "D'Arcy-Anne María", lastName: '李', zipCode: '94103-1234' })).toEqual([]);
});

test.each([
  [{ firstName: '' }, 'firstName REQUIRED'],
  [{ firstName: 'R2D2' }, 'firstName INVALID'],
  [{ lastName: 'x'.repeat(51) }, 'lastName TOO_LONG'],
  [{ zipCode: '' }, 'zipCode REQUIRED'],
  [{ zipCode: '9410' }, 'zipCode INVALID'],
  [{ zipCode: '00000' }, 'zipCode ZIP_NOT_FOUND'],
  [{ clubCard: '1234567890' }, 'clubCard CLUB_CARD_NOT_ACCEPTED'],
  [{ clubCard: '4123456789a' }, 'clubCard CLUB_CARD_NOT_ACCEPTED'],
])('N-7 %j is refused as %s', (entry, fault) => {
  expect(faults(entry)).toEqual([fault]);
});

test('N-7 every fault is reported at once, in form order', () => {
  expect(faults({ firstName: '', lastName: '', zipCode: '' }, { isStore: false })).toEqual([
    'firstName REQUIRED',
    'lastName REQUIRED',
    'zipCode REQUIRED',
    'storeId STORE_NOT_FOUND',
  ]);
});

test('a card number may be entered as printed, and an empty one counts as none', () => {
  expect(clubCardOf('412 3456-7890')).toBe('41234567890');
  expect(clubCardOf('  ')).toBeNull();
  expect(trimmedEntry({ ...theo, firstName: ' Theo ', clubCard: undefined })).toEqual(theo);
});

test('N-7 each fault says what to do about it', () => {
  const messages = (entry: Partial<JoiningEntry>, more: Partial<typeof known> = {}) =>
    joiningFaults({ ...theo, ...entry }, { ...known, ...more }).map(({ message }) => message);
  expect(messages({ firstName: '', lastName: '', zipCode: '' }, { isStore: false })).toEqual([
    'Enter your first name',
    'Enter your last name',
    'Enter your ZIP code',
    'Choose a store',
  ]);
  expect(messages({ firstName: 'R2D2', zipCode: '9410' })).toEqual([
    'Use letters, spaces, periods, hyphens, and apostrophes',
    'Enter 5 digits, or 5 + 4',
  ]);
  expect(messages({ zipCode: '00000', clubCard: '1' })).toEqual([
    'No city found for this ZIP code',
    "We couldn't add this card. Check the number, or leave it out and ask at your store.",
  ]);
});

test('N-7 a name of fifty characters is fine, and a longer one says how long it is', () => {
  expect(faults({ firstName: 'x'.repeat(50) })).toEqual([]);
  const [fault] = joiningFaults({ ...theo, lastName: '李'.repeat(51) }, known);
  expect([fault?.message, fault?.details]).toEqual(['Use 50 characters at most (you have 51)', { limit: 50 }]);
});

test.each(['4'.repeat(11), '4'.repeat(16)])('a card of 11 to 16 digits is fine: %s', (clubCard) => {
  expect(faults({ clubCard })).toEqual([]);
});

test.each(['4'.repeat(10), '4'.repeat(17)])('a card of fewer or more is not: %s', (clubCard) => {
  expect(faults({ clubCard })).toEqual(['clubCard CLUB_CARD_NOT_ACCEPTED']);
});

test('every field loses the spaces at its ends', () => {
  const spaced = { ...theo, firstName: ' Theo ', lastName: ' Park ', zipCode: ' 94103 ', clubCard: ' 412-3 ' };
  expect(trimmedEntry(spaced)).toEqual({ ...theo, clubCard: '4123' });
});
