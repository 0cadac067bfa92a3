import { expect, test } from 'vitest';
import { context, line } from '../../../../pricing/testing/samples.ts';
import { quoteInputs, quoteOf } from '../../../../pricing/receipts/digest.ts';
import { personalOffer } from './personal-offer.ts';

const prize = {
  offerId: 'prize-1',
  valueCents: 500,
  departmentId: 'dairy',
  clippedAt: Temporal.Instant.from('2026-08-05T16:00:00.123456Z'),
  expiresAt: Temporal.Instant.from('2026-08-12T07:00:00Z'),
};
const offer = personalOffer(prize, 'America/Los_Angeles');
const off = (...lines: Parameters<typeof line>[0][]) =>
  quoteOf(quoteInputs(lines.map(line), [offer], context())).applied.map(({ amountCents }) => amountCents);

test('N-26 a prize takes its value off one item of its department, once', () => {
  expect(off({ listCents: 800, qty: 3 })).toEqual([500]);
  expect(off({ listCents: 300 })).toEqual([300]);
  expect(off({ listCents: 800, departmentId: 'deli' })).toEqual([]);
});

test('N-26 it is good from its clip to its end, in the store’s time, at every store and in every way', () => {
  expect(offer).toEqual({
    offerId: 'prize-1',
    proto: 'ITEM_DISCOUNT',
    buy: { department: 'dairy', minQty: 1 },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 500 } },
    maxApplications: 1,
    usesLeft: 1,
    funding: 'STORE',
    stackGroup: null,
    channels: null,
    stores: null,
    startLocal: '2026-08-05T09:00:00.123',
    endLocal: '2026-08-12T00:00:00.000',
    isClipped: true,
  });
});
