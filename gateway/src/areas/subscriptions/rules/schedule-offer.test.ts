import { expect, test } from 'vitest';
import { scheduleText, usualWeeks } from './schedule-offer.ts';

const usuals = [
  { itemId: 'coffee', cadenceDays: 33 },
  { itemId: 'milk', cadenceDays: 3 },
];

test('N-65 how often something is bought is said in whole weeks, one at least; nothing is said of what is bought once', () => {
  expect(usualWeeks('coffee', usuals)).toBe(5);
  expect(usualWeeks('milk', usuals)).toBe(1);
  expect(usualWeeks('cake', usuals)).toBeNull();
});

test('S-262 what scheduling costs and saves is said before it is done', () => {
  const price = { priceCents: 759, basePriceCents: 759, previousBasePriceCents: null, unitPrice: null, promo: null };
  expect(scheduleText({ price, sellByWeight: false }, 'en')).toBe('About $7.21 each, 5% less than $7.59');
  expect(scheduleText({ price, sellByWeight: true }, 'en')).toBe('About $7.21 a pound, 5% less than $7.59');
  expect(scheduleText({ price: null, sellByWeight: false }, 'en')).toBeNull();
});
