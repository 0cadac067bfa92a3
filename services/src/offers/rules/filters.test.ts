import { expect, test } from 'vitest';
import { offerRecord } from '../testing/drafts.ts';
import { type GalleryFilter, isBonus, passes } from './filters.ts';

const cereal = offerRecord('cereal', { events: ['SUMMER', 'BACK_TO_SCHOOL'] });

test('S-51 a gallery that asks for nothing has all coupons, and no weekly ads', () => {
  expect(passes(cereal, {})).toBe(true);
  expect(passes(offerRecord('ad', { offerType: 'WS' }), {})).toBe(false);
  expect(passes(offerRecord('ad', { offerType: 'WS' }), { offerTypes: ['WS'] })).toBe(true);
});

test.each<[GalleryFilter, boolean]>([
  [{ offerTypes: ['MF', 'CC'] }, true],
  [{ offerTypes: ['MF'] }, false],
  [{ offerTypes: [] }, false],
  [{ offerPgm: 'CC' }, true],
  [{ offerPgm: 'PD' }, false],
  [{ categories: ['breakfast-cereal'] }, true],
  [{ categories: ['dairy', 'BREAKFAST & cereal'] }, true],
  [{ categories: ['Breakfast'] }, false],
  [{ categories: [] }, false],
  [{ events: ['WINTER', 'SUMMER'] }, true],
  [{ events: ['WINTER'] }, false],
  [{ events: ['summer'] }, false],
  [{ offerPgm: 'CC', categories: ['dairy'] }, false],
  [{ categories: ['breakfast-cereal'], events: ['WINTER'] }, false],
  [{ events: ['SUMMER'], words: 'milk' }, false],
])('S-34 S-183 the filter %j passes a cereal of the summer: %s', (filter, isPassed) => {
  expect(passes(cereal, filter)).toBe(isPassed);
});

test.each([
  ['', true],
  ['  ', true],
  ['cereal', true],
  ['CER', true],
  ['ereal', false],
  ['prairie oz', true],
  ['prairie milk', false],
  ['breakf', true],
  ["prairie's", false],
  ['12', true],
  ['larger, "any"', true],
])('S-183 the words %j find it: %s', (words, isFound) => {
  expect(passes(cereal, { words })).toBe(isFound);
});

test('S-183 accents and apostrophes are no part of a word; brand, name, description, and department are searched', () => {
  const offer = offerRecord('any', {
    category: 'Candy',
    card: { brand: "Reese's", name: 'Crème Brûlée', description: 'Any size' },
  });
  const asked = ['reeses', "reese's", 'reese’s', 'creme', 'brûlée', 'size', 'candy'];
  expect(asked.filter((words) => !passes(offer, { words }))).toEqual([]);
  expect(passes(offerRecord('any', { card: { brand: null } }), { words: 'null' })).toBe(false);
});

test('S-23 challenges and rewards are bonuses, and coupons are not', () => {
  expect(isBonus(cereal)).toBe(false);
  expect(isBonus(offerRecord('any', { card: { units: 'ITEMS' } }))).toBe(true);
  expect(isBonus(offerRecord('any', { card: { units: null } }))).toBe(true);
  expect(isBonus(offerRecord('any', { card: { qualificationBehavior: 'PROFILE' } }))).toBe(true);
  expect(isBonus(offerRecord('any', { proto: 'REWARDS_FLAT' }))).toBe(true);
  expect(isBonus(offerRecord('any', { proto: 'REWARDS_ACCUMULATION' }))).toBe(true);
  expect(isBonus(offerRecord('any', { proto: 'MUST_BUY' }))).toBe(false);
});
