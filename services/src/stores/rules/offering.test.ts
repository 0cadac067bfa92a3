import { expect, test } from 'vitest';
import { channels, clockTime, days, departments, plainOffering } from './offering.ts';

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [60, '01:00'],
  [390, '06:30'],
  [605, '10:05'],
  [1439, '23:59'],
  [1440, '24:00'],
])('S-73 %i minutes after midnight are %s', (minutes, time) => expect(clockTime(minutes)).toBe(time));

test('S-73 S-2 a store nothing is known about is for shopping in person', () => {
  expect(plainOffering).toEqual({
    position: null,
    phone: null,
    channels: ['instore'],
    wineShop: false,
    ecomDeli: false,
    orderPreparation: false,
    hours: [],
    deliveryAreas: [],
    slotPlans: [],
  });
});

test('S-2 S-73 the ways to shop, the departments with hours, and the days of the week', () => {
  expect(channels).toEqual(['pickup', 'delivery', 'instore']);
  expect(departments).toEqual(['STORE', 'DELI', 'BAKERY', 'PHARMACY', 'WINE']);
  expect(days).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']);
});
