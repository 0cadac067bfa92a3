import { expect, test } from 'vitest';
import { feeFor } from './fees.ts';

test('N-70 FreshPass takes the fee off delivery, and off nothing else', () => {
  expect(feeFor(595, { channel: 'DELIVERY', isMember: true })).toEqual({ feeCents: 0, waivedCents: 595 });
  expect(feeFor(595, { channel: 'DELIVERY', isMember: false })).toEqual({ feeCents: 595, waivedCents: 0 });
  expect(feeFor(195, { channel: 'PICKUP', isMember: true })).toEqual({ feeCents: 195, waivedCents: 0 });
});
