import { expect, test } from 'vitest';
import { aProduct, someDetails } from '../../../testing/catalog-rows.ts';
import { madeToOrderText } from './made-to-order.ts';

const sub = someDetails({ product: aProduct({ isMtoProduct: true }) });

test.each([
  [null, 3, 'Made to order at 2300 16th St.'],
  [{ start: 600, end: 1140 }, 3, 'Made to order at 2300 16th St, today 10 AM to 7 PM.'],
  [{ start: 630, end: 1440 }, 3, 'Made to order at 2300 16th St, today 10:30 AM to midnight.'],
  [
    { start: 600, end: 1140, sunday: { start: 480, end: 720 } },
    7,
    'Made to order at 2300 16th St, today 8 AM to noon.',
  ],
])('S-71 with the hours %o on day %i', (fulfillment, day, text) => {
  expect(madeToOrderText({ ...sub, fulfillment }, '2300 16th St', day, 'en')).toBe(text);
});

test('S-71 what is not made to order says nothing', () => {
  expect(madeToOrderText(someDetails(), '2300 16th St', 3, 'en')).toBeNull();
});
