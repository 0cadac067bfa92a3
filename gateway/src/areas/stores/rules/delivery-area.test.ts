import { expect, test } from 'vitest';
import { isInDeliveryArea } from './delivery-area.ts';

test('N-7 a store delivers where the first three digits of the ZIP code are its own', () => {
  expect([isInDeliveryArea('94103', '94110'), isInDeliveryArea('94103', '98122')]).toEqual([true, false]);
});
