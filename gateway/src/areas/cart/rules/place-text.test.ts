import { expect, test } from 'vitest';
import { aStore } from '../../../testing/rows.ts';
import { placeText, sellerText } from './place-text.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');

test.each([
  ['PICKUP', null, 'Pickup at 2300 16th St, today from 2 PM'],
  ['DELIVERY', '94110', 'Delivery to 94110'],
  ['DELIVERY', null, 'Delivery'],
  ['IN_STORE', null, 'Shop in-store at 2300 16th St'],
] as const)('N-63 %s to %s: %s', (channel, zipCode, text) => {
  expect(placeText(aStore(), channel, zipCode, now, 'en')).toBe(text);
});

test('a store that could not be loaded costs its name only', () => {
  expect(placeText(null, 'PICKUP', null, now, 'en')).toBe('Pickup at your store');
});

test("N-59 a time whose cut-off has passed isn't offered, and the day is the store's (X-9)", () => {
  const late = Temporal.Instant.from('2026-08-05T20:00:00Z');
  expect(placeText(aStore(), 'PICKUP', null, late, 'en')).toBe('Pickup at 2300 16th St');
  const slot = {
    start: '2026-08-06T06:30:00.000Z',
    end: '2026-08-06T07:30:00.000Z',
    cutoff: '2026-08-06T05:00:00.000Z',
  };
  const store = aStore({ nextSlots: [{ ...slot, channel: 'pickup', feeCents: 0 }] });
  expect(placeText(store, 'PICKUP', null, late, 'en')).toBe('Pickup at 2300 16th St, today from 11:30 PM');
});

test("N-63 a seller says when it arrives; one that isn't known says what it can", () => {
  const local = now.toZonedDateTimeISO('America/Los_Angeles');
  expect(sellerText({ name: 'Copper & Clay', shippingDays: 5 }, local, 'en')).toBe(
    'Sold and shipped by Copper & Clay, arrives about Aug 10',
  );
  expect(sellerText(null, local, 'en')).toBe('Sold and shipped by the seller');
});
