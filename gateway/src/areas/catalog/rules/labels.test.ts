import { expect, test } from 'vitest';
import { aProduct, someDetails } from '../../../testing/catalog-rows.ts';
import { alcoholText, allergensText, snapText, weightText } from './labels.ts';

const snap = (given: Parameters<typeof aProduct>[0], details: Parameters<typeof someDetails>[0] = {}) =>
  snapText(someDetails({ product: aProduct(given), ...details }), 'en');

test('N-52 says whether SNAP pays for it, and why not', () => {
  expect(snap({})).toBe('SNAP eligible. The price is the same for everyone.');
  expect(snap({ snapEligible: false, containsAlcohol: true })).toBe("Not SNAP eligible: SNAP doesn't cover alcohol.");
  expect(snap({ snapEligible: false, isMtoProduct: true })).toBe(
    "Not SNAP eligible: SNAP doesn't cover prepared food.",
  );
  expect(snap({ snapEligible: false })).toBe('Not SNAP eligible.');
});

test('N-52 soap says nothing about SNAP', () => {
  expect(snap({ snapEligible: false }, { ingredients: null, allergens: [], nutrition: null })).toBeNull();
});

test('N-54 alcohol says what the law asks', () => {
  const law = 'You must be 21 or older. Whoever receives it shows an ID, and it is never left at the door.';
  expect(alcoholText({ containsAlcohol: true, alcoholVolumePct: 13.8 }, 'en')).toBe(`13.8% alcohol by volume. ${law}`);
  expect(alcoholText({ containsAlcohol: true, alcoholVolumePct: null }, 'en')).toBe(law);
  expect(alcoholText({ containsAlcohol: false, alcoholVolumePct: null }, 'en')).toBeNull();
});

test('N-50 the price of a weighed item is an estimate', () => {
  const estimate = 'The price is an estimate: you pay for the actual weight.';
  expect(weightText({ sellByWeight: true, minimumWeight: 38 }, 'en')).toBe(`At least 0.38 lb. ${estimate}`);
  expect(weightText({ sellByWeight: true, minimumWeight: null }, 'en')).toBe(estimate);
  expect(weightText({ sellByWeight: false, minimumWeight: null }, 'en')).toBeNull();
});

test('major allergens are named in a sentence', () => {
  expect(allergensText(['MILK', 'WHEAT'], 'en')).toBe('Contains milk and wheat.');
  expect(allergensText(['TREE_NUTS'], 'en')).toBe('Contains tree nuts.');
  expect(allergensText([], 'en')).toBeNull();
});
