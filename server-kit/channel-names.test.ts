import { expect, test } from 'vitest';
import { channelName, channelOf, isShopChannel, shopChannels } from './channel-names.ts';

test('X-3 a channel has another name in the session, the cart, the service type, and the eligibility', () => {
  const sets = ['session', 'cart', 'serviceType', 'eligibility'] as const;
  const all = ['PICKUP', 'DELIVERY', 'IN_STORE', 'SHIPPING'] as const;
  expect(all.map((channel) => sets.map((set) => channelName(channel, set)))).toEqual([
    ['dug', 'pickup', 'Dug', 'pickUp'],
    ['delivery', 'delivery', 'Delivery', 'delivery'],
    ['j4u', 'instore', null, 'inStore'],
    [null, null, null, 'shipping'],
  ]);
});

test('X-3 each name leads back to its channel', () => {
  for (const set of ['session', 'cart', 'eligibility'] as const)
    expect(shopChannels.map((channel) => channelOf(channelName(channel, set), set))).toEqual(shopChannels);
  expect([...shopChannels].every(isShopChannel)).toBe(true);
  expect(isShopChannel('SHIPPING')).toBe(false);
});
