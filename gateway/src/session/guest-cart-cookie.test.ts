import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { forgetGuestCart, guestCartId, keepGuestCart } from './guest-cart-cookie.ts';

const id = 'AbCdEfGhIjKlMnOpQrStUv';

test('S-128 N-6 the id of a guest cart is kept for ten days, out of reach of scripts', () => {
  const jar = cookieJar('', true);
  keepGuestCart(jar, id);
  expect(guestCartId(jar)).toBe(id);
  expect(jar.setCookies()).toEqual([`larder_guest_cart=${id}; Max-Age=864000; Path=/; HttpOnly; Secure; SameSite=Lax`]);
});

test('N-6 it is forgotten once the cart is merged', () => {
  const jar = cookieJar(`larder_guest_cart=${id}`, false);
  forgetGuestCart(jar);
  expect(guestCartId(jar)).toBeNull();
  expect(jar.setCookies()[0]).toMatch(/^larder_guest_cart=; Max-Age=0/);
});

test.each(['', 'short', `${id}x`, "'; DROP TABLE cart;--", '../../../../etc/passwd'])(
  'a cookie of %j is no cart of ours',
  (value) => {
    expect(guestCartId({ get: () => value })).toBeNull();
  },
);

test('an id that no cookie of ours holds is a fault of the service', () => {
  expect(() => keepGuestCart(cookieJar('', false), 'a\r\nb')).toThrow('does not fit a cookie');
});
