import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { cartWithHeldSlot, forgetHeldSlot, heldSlotStart, keepHeldSlot } from './slot-cookie.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const held = {
  cartId: 'cart-1',
  storeId: '2910',
  channel: 'PICKUP',
  start: '2026-08-06T23:00:00.000Z',
  heldUntil: '2026-08-05T12:15:00.000Z',
};

test('N-59 the held time is kept for as long as it is held, for its store and channel only', () => {
  const jar = cookieJar('', false);
  keepHeldSlot(jar, held, now);
  expect(jar.setCookies()).toEqual([
    'larder_slot=2910.PICKUP.1786057200.cart-1; Max-Age=900; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(heldSlotStart(jar, '2910', 'PICKUP')?.toString()).toBe('2026-08-06T23:00:00Z');
  expect(cartWithHeldSlot(jar)).toBe('cart-1');
  expect(heldSlotStart(jar, '2910', 'DELIVERY')).toBeNull();
  expect(heldSlotStart(jar, '2301', 'PICKUP')).toBeNull();
  forgetHeldSlot(jar);
  expect(heldSlotStart(jar, '2910', 'PICKUP')).toBeNull();
});

test('T-79 a hold that has ended is not kept', () => {
  const jar = cookieJar('', false);
  keepHeldSlot(jar, { ...held, heldUntil: '2026-08-05T12:00:00.000Z' }, now);
  expect(heldSlotStart(jar, '2910', 'PICKUP')).toBeNull();
});

test.each([
  '',
  '2910.PICKUP',
  '2910.PICKUP.1786057200',
  '2910.IN_STORE.1.cart-1',
  '2910.PICKUP.soon.cart-1',
  '2910.PICKUP.1.cart/1',
])('a cookie of %j holds nothing', (value) => {
  expect(heldSlotStart({ get: () => value }, '2910', 'PICKUP')).toBeNull();
  expect(cartWithHeldSlot({ get: () => value })).toBeNull();
});
