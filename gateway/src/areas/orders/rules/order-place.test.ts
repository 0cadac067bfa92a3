import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-rows.ts';
import { orderCartPath, orderPath, orderPlaceText } from './order-place.ts';

test('S-22 an order has a page, and a cart while it is changed, whatever its number is made of', () => {
  expect(orderPath('4471955')).toBe('/account/orders/4471955');
  expect(orderPath('PO/7 a')).toBe('/account/orders/PO%2F7%20a');
  expect(orderCartPath({ storeId: '2910', orderNumber: '4471955' })).toBe('/cart/2910/4471955');
});

test('S-22 a delivery whose address is not known says when it comes', () => {
  const delivery = anOrder({ channel: 'DELIVERY' });
  expect(orderPlaceText(delivery, 'en')).toBe('Delivery on Thursday, Aug 6, 4 to 5 PM');
});
