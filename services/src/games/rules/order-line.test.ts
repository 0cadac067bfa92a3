import { expect, test } from 'vitest';
import { orderOf } from './order-line.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const order = {
  orderNumber: '40177',
  householdId: 'hh-1',
  storeName: '2300 16th St',
  state: 'CA',
  placedAt: '2026-08-01T10:00:00Z',
  finalizedAt: '2026-08-02T10:00:00-07:00',
  lines: [{ category: 'GROCERY', netCents: 525 }],
};

test('N-10 a line of an import is a finalized order', () => {
  expect(orderOf(JSON.stringify(order), now)).toMatchObject({ orderNumber: '40177', lines: order.lines });
});

test.each([
  ['{', /is not JSON/],
  ['{}', /required/],
  [JSON.stringify({ ...order, state: 'California' }), /^state /],
  [JSON.stringify({ ...order, lines: [{ category: 'WINE', netCents: 1 }] }), /^lines\.0\.category /],
  [JSON.stringify({ ...order, lines: [{ category: 'FUEL', netCents: 1.5 }] }), /^lines\.0\.netCents /],
  [JSON.stringify({ ...order, lines: [{ category: 'FUEL', netCents: -1 }] }), /^lines\.0\.netCents /],
  [JSON.stringify({ ...order, placedAt: '2026-13-01T10:00:00Z' }), /^placedAt is no moment/],
  [JSON.stringify({ ...order, finalizedAt: '2026-07-31T10:00:00Z' }), /^finalizedAt lies before/],
  [JSON.stringify({ ...order, finalizedAt: '2026-08-05T12:00:01Z' }), /^finalizedAt lies in the future/],
])('N-10 %s is refused with a reason', (text, reason) => {
  expect(orderOf(text, now)).toEqual(expect.stringMatching(reason));
});
