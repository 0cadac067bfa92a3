import { expect, test } from 'vitest';
import { completedOffers } from './offer-completion.ts';

const saving = { offerId: 'berries', savingsCents: 100, isDisplayed: true };

test('S-123 an offer is complete in the cart when an item displays its saving, and by nothing else', () => {
  expect(completedOffers([saving, { ...saving, offerId: 'whole', isDisplayed: false }])).toEqual([saving]);
  expect(completedOffers([{ ...saving, isDisplayed: false }])).toEqual([]);
  expect(completedOffers(undefined)).toEqual([]);
});
