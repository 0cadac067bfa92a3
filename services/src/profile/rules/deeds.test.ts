import { expect, test } from 'vitest';
import { deeds, hearsOfDeals, isComplete } from './deeds.ts';

test('S-49 S-153 a profile is complete with an email address and a mobile number', () => {
  expect(isComplete({ email: 'maya@example.com', phone: '+14155554821' })).toBe(true);
  expect(isComplete({ email: 'maya@example.com', phone: null })).toBe(false);
  expect(isComplete({ email: null, phone: '+14155554821' })).toBe(false);
});

test('S-49 who gets coupons or the weekly ad hears of deals; reminders of a schedule are no deals', () => {
  expect(hearsOfDeals([{ topic: 'COUPONS', email: false, text: true }])).toBe(true);
  expect(hearsOfDeals([{ topic: 'WEEKLY_AD', email: true, text: false }])).toBe(true);
  expect(hearsOfDeals([{ topic: 'SCHEDULE_AND_SAVE', email: true, text: true }])).toBe(false);
  expect(hearsOfDeals([{ topic: 'COUPONS', email: false, text: false }])).toBe(false);
});

test('S-49 one switch that is on is enough', () => {
  const off = { topic: 'WEEKLY_AD', email: false, text: false };
  expect(hearsOfDeals([off, { topic: 'COUPONS', email: true, text: false }])).toBe(true);
  expect(hearsOfDeals([])).toBe(false);
});

test('S-49 S-50 what counts for a challenge besides shopping', () => {
  expect(deeds).toEqual(['PROFILE', 'COMMUNICATION', 'FRESHPASS']);
});
