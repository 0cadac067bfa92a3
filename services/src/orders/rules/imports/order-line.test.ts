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

test('N-10 an import line is a finalized order', () => {
  expect(orderOf(order, now)).toMatchObject({ orderNumber: '40177', lines: order.lines });
});

test.each([
  [{}, /required/],
  [{ ...order, state: 'California' }, /^state /],
  [{ ...order, lines: [{ category: 'WINE', netCents: 1 }] }, /^lines\.0\.category /],
  [{ ...order, lines: [{ category: 'FUEL', netCents: 1.5 }] }, /^lines\.0\.netCents /],
  [{ ...order, lines: [{ category: 'FUEL', netCents: -1 }] }, /^lines\.0\.netCents /],
  [{ ...order, placedAt: '2026-13-01T10:00:00Z' }, /^placedAt isn't a valid time/],
  [{ ...order, finalizedAt: '2026-07-31T10:00:00Z' }, /^finalizedAt is before/],
  [{ ...order, finalizedAt: '2026-08-05T12:00:01Z' }, /^finalizedAt is in the future/],
])('N-10 %j is refused with a reason', (value, reason) => {
  expect(orderOf(value, now)).toEqual(expect.stringMatching(reason));
});
