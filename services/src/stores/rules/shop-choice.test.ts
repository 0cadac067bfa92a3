import { expect, test } from 'vitest';
import { shopRefusal } from './shop-choice.ts';

const city = { channels: ['pickup', 'delivery', 'instore'], deliveryAreas: ['941', '94608'] } as const;

test.each([
  ['pickup', null, null],
  ['pickup', '10016', null],
  ['instore', null, null],
  ['delivery', '94110', null],
  ['delivery', '94110-1234', null],
  ['delivery', '94608', null],
  ['delivery', '94609', 'OUTSIDE_DELIVERY_AREA'],
  ['delivery', null, 'ZIP_CODE_REQUIRED'],
] as const)('S-2 shopping by %s, delivered to %s: %s', (channel, zipCode, refusal) => {
  expect(shopRefusal(city, { channel, zipCode })).toBe(refusal);
});

test('S-2 a store that only lets shoppers in is shopped at no other way', () => {
  const plain = { channels: ['instore'], deliveryAreas: ['941'] } as const;
  expect(shopRefusal(plain, { channel: 'pickup', zipCode: null })).toBe('CHANNEL_NOT_OFFERED');
  expect(shopRefusal(plain, { channel: 'delivery', zipCode: '94110' })).toBe('CHANNEL_NOT_OFFERED');
});
