import { expect, test } from 'vitest';
import { checkout } from '../../../messages/en/ordering/checkout.ts';
import { faultsOf, type PlaceEntry } from './place-choices.ts';

const entry: PlaceEntry = { addressId: 'a1', kind: 'ATTENDED', leaveAt: 'FRONT_DOOR', instructions: '', phone: '' };
const asked = { isDelivery: true, needsPhone: true, isGuest: false };

test('N-60 a parcel needs an address and no phone number', () => {
  const messages = (given: Partial<PlaceEntry>, facts: Partial<typeof asked>) =>
    faultsOf({ ...entry, ...given }, { ...asked, ...facts }, checkout).map(({ message }) => message);
  expect(messages({}, { needsPhone: false })).toEqual([]);
  expect(messages({ addressId: '' }, { needsPhone: false })).toEqual(['Choose an address.']);
  expect(messages({}, {})).toEqual(['Enter a mobile number.']);
});
