import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { guestShop, keepGuestShop } from './shop-cookie.ts';

const read = (value: string) => guestShop(cookieJar(`larder_shop=${value}`, false));

test('S-266 a guest’s shop is kept for 180 days, HttpOnly, and Secure where the site is', () => {
  const jar = cookieJar('', true);
  keepGuestShop(jar, { storeId: '2910', channel: 'DELIVERY', zipCode: '94110' });
  expect(jar.setCookies()).toEqual([
    'larder_shop=2910.DELIVERY.94110; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect(guestShop(jar)).toEqual({ storeId: '2910', channel: 'DELIVERY', zipCode: '94110' });
});

test('S-2 a ZIP code is kept for delivery alone', () => {
  const jar = cookieJar('', false);
  keepGuestShop(jar, { storeId: '2910', channel: 'PICKUP', zipCode: '94110' });
  expect(guestShop(jar)).toEqual({ storeId: '2910', channel: 'PICKUP', zipCode: null });
});

test.each([
  '',
  '2910',
  '2910.PICKUP.94110',
  '2910.DELIVERY',
  '2910.DELIVERY.9411',
  '2910.SHIPPING',
  '2910.pickup',
  '.PICKUP',
  '29%0A10.PICKUP',
  '2910.PICKUP.',
  '../x.PICKUP',
  `${'9'.repeat(65)}.PICKUP`,
  '2910.PICKUP%3Cscript%3E',
])('S-266 %j is no choice that this site has written', (value) => {
  expect(read(value)).toBeNull();
});
