import { expect, test } from 'vitest';
import { whereText } from './where-text.ts';

test.each([
  [null, 'Pickup, Delivery, In-Store'],
  [['PICKUP'], 'Pickup'],
  [['DELIVERY', 'IN_STORE'], 'Delivery, In-Store'],
  [['BY_BALLOON'], ''],
])('S-89 an offer for %j is good for: %s', (channels, text) => {
  expect(whereText(channels, 'en')).toBe(text);
});
