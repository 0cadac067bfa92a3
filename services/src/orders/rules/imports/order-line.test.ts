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
  [{ ...order, note: 'Leave it' }, /^note isn't a known field$/],
  [{ ...order, lines: [{ category: 'FUEL', netCents: 1, tax: 1 }] }, /^lines\.0\.tax isn't a known field$/],
  [{ ...order, lines: [{ category: 'WINE', netCents: 1 }] }, /^lines\.0\.category /],
  [{ ...order, lines: [{ category: 'FUEL', netCents: 1.5 }] }, /^lines\.0\.netCents /],
  [{ ...order, lines: [{ category: 'FUEL', netCents: -1 }] }, /^lines\.0\.netCents /],
  [{ ...order, placedAt: '2026-13-01T10:00:00Z' }, /^placedAt isn't a valid time/],
  [{ ...order, finalizedAt: '2026-07-31T10:00:00Z' }, /^finalizedAt is before/],
  [{ ...order, finalizedAt: '2026-08-05T12:00:01Z' }, /^finalizedAt is in the future/],
])('N-10 %j is refused with a reason', (value, reason) => {
  expect(orderOf(value, now)).toEqual(expect.stringMatching(reason));
});

test('N-10 an order may be finalized as it is placed, and right now, and come to what it comes to', () => {
  const placedAt = '2026-08-05T12:00:00Z';
  const most = Array.from({ length: 100 }, () => ({ category: 'GROCERY', netCents: 10_000_000 }));
  const name = { storeName: 'x'.repeat(100), orderNumber: 'x'.repeat(64) };
  for (const lines of [[], most, [{ category: 'TAX', netCents: 0 }]])
    expect(orderOf({ ...order, ...name, placedAt, finalizedAt: placedAt, lines }, now)).toMatchObject({ lines });
});

test.each([
  [{ ...order, finalizedAt: '2026-13-01T10:00:00Z' }, "finalizedAt isn't a valid time"],
  [{ ...order, storeName: '' }, /^storeName /],
  [{ ...order, storeName: 'x'.repeat(101) }, /^storeName /],
  [{ ...order, note: 'x' }, /^note /],
  [{ ...order, lines: [{ category: 'FUEL', netCents: 1, note: 'x' }] }, /^lines\.0\.note /],
  [{ ...order, lines: [{ category: 'FUEL', netCents: 10_000_001 }] }, /^lines\.0\.netCents /],
  [{ ...order, lines: Array(101).fill({ category: 'FUEL', netCents: 1 }) }, /^lines /],
])('N-10 %# what is too much is refused with a reason', (value, reason) => {
  expect(orderOf(value, now)).toMatch(reason);
});
