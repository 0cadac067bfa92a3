import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { forgetOrderInEdit, keepOrderInEdit, orderInEdit } from './order-cookies.ts';

const order = {
  orderNumber: '4471902',
  storeId: '2910',
  slotStart: Temporal.Instant.from('2026-08-07T23:00:00Z'),
  isUnattended: true,
};
const cookies = 'larder_order=4471902; larder_order_store=2910; larder_order_slot=1786143600.U';

test('S-110 S-111 S-112 edit mode is kept in three cookies, out of reach of scripts', () => {
  const jar = cookieJar('', false);
  keepOrderInEdit(jar, order);
  expect(orderInEdit(jar)).toEqual(order);
  expect(jar.setCookies()).toHaveLength(3);
  for (const line of jar.setCookies()) expect(line).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(jar.header(['larder_order', 'larder_order_store', 'larder_order_slot'])).toBe(cookies);
});

test('an order without a window, such as a seller ships, can be changed too', () => {
  const jar = cookieJar('', false);
  keepOrderInEdit(jar, { ...order, slotStart: null, isUnattended: false });
  expect(orderInEdit(jar)).toMatchObject({ slotStart: null, isUnattended: false });
});

test.each(['larder_order', 'larder_order_store', 'larder_order_slot'])(
  'S-111 without %s there is no edit mode',
  (name) => {
    const rest = cookies.split('; ').filter((each) => !each.startsWith(`${name}=`));
    expect(orderInEdit(cookieJar(rest.join('; '), false))).toBeNull();
  },
);

test.each([
  'larder_order=../x; larder_order_store=2910; larder_order_slot=1786143600.U',
  'larder_order=4471902; larder_order_store=2910 Main; larder_order_slot=1786143600.U',
  'larder_order=4471902; larder_order_store=2910; larder_order_slot=soon',
])('cookies that this site did not write are none: %s', (header) => {
  expect(orderInEdit(cookieJar(header, false))).toBeNull();
});

test('T-77 edit mode is left as a whole', () => {
  const jar = cookieJar(cookies, false);
  forgetOrderInEdit(jar);
  expect(orderInEdit(jar)).toBeNull();
  expect(jar.setCookies()).toHaveLength(3);
  const empty = cookieJar('', false);
  forgetOrderInEdit(empty);
  expect(empty.setCookies()).toEqual([]);
});
