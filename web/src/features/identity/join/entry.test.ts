import { expect, test } from 'vitest';
import { join as texts } from '../../../messages/en/join.ts';
import { emptyEntry, firstFault, missingFields } from './entry.ts';

const theo = {
  ...emptyEntry,
  firstName: 'Theo',
  lastName: 'Park',
  zipCode: '94103',
  storeId: '2910',
  acceptsTerms: true,
};

test('S-157 N-7 everything missing is reported at once; a club card and deals are never required', () => {
  expect(missingFields(emptyEntry, texts)).toEqual({
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    zipCode: 'Enter your ZIP code',
    acceptsTerms: 'Accept the terms to join.',
  });
  expect(missingFields(theo, texts)).toEqual({});
});

test('N-7 an incomplete ZIP code, a missing one, and a missing store get different messages', () => {
  expect(missingFields({ ...theo, zipCode: '941' }, texts)).toEqual({ zipCode: 'Enter 5 digits, or 5 + 4' });
  expect(missingFields({ ...theo, storeId: '' }, texts)).toEqual({ storeId: 'Choose a store' });
});

test('the first fault is the first in form order', () => {
  expect(firstFault({ acceptsTerms: 'x', lastName: 'y' })).toBe('lastName');
  expect(firstFault({})).toBeUndefined();
});

test('consent to deals is off until the shopper turns it on', () => {
  expect(emptyEntry.wantsDeals).toBe(false);
  expect(emptyEntry.acceptsTerms).toBe(false);
});
