import { expect, test } from 'vitest';
import { notOfferedText, onlyAvailableText, onlyShortText } from './channel-words.ts';

test('S-235 says which channel an item is not offered for', () => {
  expect(
    (['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'] as const).map((channel) => notOfferedText(channel, 'en')),
  ).toEqual([
    'This item is not offered for delivery',
    'This item is not offered for pickup',
    'This item is not offered for in-store',
    'This item is not offered for shipping',
  ]);
});

test.each([
  [['PICKUP'], 'Only Available for Drive-up and go', 'Pickup only'],
  [['IN_STORE'], 'Only Available In-Store', 'In-store only'],
  [['DELIVERY'], 'Only Available for Delivery', 'Delivery only'],
  [['SHIPPING'], 'Only Available for Shipping', 'Shipping only'],
  [['DELIVERY', 'PICKUP'], 'Only Available for Drive-up and go or Delivery', 'Pickup or delivery only'],
  [['IN_STORE', 'DELIVERY'], 'Only Available for Delivery or In-Store', 'Delivery or in-store only'],
  [
    ['IN_STORE', 'DELIVERY', 'PICKUP'],
    'Only Available for Drive-up and go, Delivery, or In-Store',
    'Pickup, delivery, or in-store only',
  ],
] as const)('S-237 S-238 %s', (channels, long, short) => {
  expect([onlyAvailableText(channels, 'en'), onlyShortText(channels, 'en')]).toEqual([long, short]);
});

test('S-237 S-238 an item that no channel has gets no such text', () => {
  expect([onlyAvailableText([], 'en'), onlyShortText([], 'en')]).toEqual([null, null]);
});
