import { expect, test } from 'vitest';
import { whereText } from './where-text.ts';

const slot = (channel: 'pickup' | 'delivery', start: string, end: string) => ({
  channel,
  start: `2026-08-${start}:00.000Z`,
  end: `2026-08-${end}:00.000Z`,
  cutoff: `2026-08-${start}:00.000Z`,
  feeCents: 0,
});
// 2 PM and 8 AM in San Francisco.
const store = {
  address: '2300 16th St',
  timeZone: 'America/Los_Angeles',
  channels: ['pickup', 'delivery', 'instore'] as ('pickup' | 'delivery' | 'instore')[],
  departments: [
    { department: 'STORE' as const, hours: [{ day: 'WEDNESDAY' as const, startHour: '06:00', endHour: '23:00' }] },
  ],
  nextSlots: [slot('pickup', '05T21:00', '05T22:00'), slot('delivery', '06T15:00', '06T17:00')],
};
const now = Temporal.ZonedDateTime.from('2026-08-05T12:00[America/Los_Angeles]');
const at = (channel: 'PICKUP' | 'DELIVERY' | 'IN_STORE', zipCode: string | null = null, minutes = 0) =>
  whereText({ preparationMinutes: minutes }, channel, { store, zipCode, now }, 'en');

test('N-59 says when and where an item can be had', () => {
  expect(at('PICKUP')).toBe('Today, 2 to 3 PM, 2300 16th St');
  expect(at('DELIVERY', '94103')).toBe('Tomorrow, 8 to 10 AM, 94103');
  expect(at('DELIVERY')).toBe('Tomorrow, 8 to 10 AM');
  expect(at('IN_STORE')).toBe('Open until 11 PM, 2300 16th St');
});

test('S-267 a slot that starts before the item is made is not named', () => {
  expect(at('PICKUP', null, 120)).toBe('Today, 2 to 3 PM, 2300 16th St');
  expect(at('PICKUP', null, 121)).toBe('Ready in 2 hr 1 min, 2300 16th St');
});

test('without slots and hours, the place is all there is to say', () => {
  const bare = { ...store, nextSlots: [], departments: [] };
  const where = { store: bare, zipCode: null, now };
  expect(whereText({ preparationMinutes: 0 }, 'PICKUP', where, 'en')).toBe('2300 16th St');
  expect(whereText({ preparationMinutes: 0 }, 'DELIVERY', where, 'en')).toBeNull();
  expect(whereText({ preparationMinutes: 0 }, 'IN_STORE', where, 'en')).toBe('2300 16th St');
});
