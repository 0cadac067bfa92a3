import { expect, test } from 'vitest';
import { changesNotice } from './notice-parts.ts';

const friday = { orderNumber: '4471902', start: '2026-08-07T23:00:00.000Z', timeZone: 'America/Los_Angeles' };
const totals = (differenceCents: number) => ({ totalCents: 4257, differenceCents });

test('N-69 swaps, and what is out or back, are told with what they do to the total; a weight beside them is not', () => {
  const notice = changesNotice(
    friday,
    [
      { kind: 'SUBSTITUTED', name: 'Blueberries', by: 'Strawberries', asks: false },
      { kind: 'SUBSTITUTED', name: 'Eggs', by: 'Brown Eggs', asks: true },
      { kind: 'SHORT', name: 'Green Kiwifruit', left: 1 },
      { kind: 'WEIGHED', name: 'Steak' },
      { kind: 'FOUND', name: 'Milk' },
    ],
    totals(-349),
  );
  expect(notice).toEqual({
    code: 'ORDER_CHANGED',
    ...friday,
    changes: [
      { kind: 'SUBSTITUTED', name: 'Blueberries', by: 'Strawberries', left: null },
      { kind: 'SUBSTITUTED', name: 'Eggs', by: 'Brown Eggs', left: null, asks: true },
      { kind: 'SHORT', name: 'Green Kiwifruit', by: null, left: 1 },
      { kind: 'FOUND', name: 'Milk', by: null, left: null },
    ],
    totalCents: 4257,
    differenceCents: -349,
  });
});

test('N-69 real weights alone are told only when they change the total a lot', () => {
  const weighed = [{ kind: 'WEIGHED' as const, name: 'Steak' }];
  expect(changesNotice(friday, weighed, totals(499))).toBeNull();
  expect(changesNotice(friday, weighed, totals(500))).toMatchObject({ code: 'ORDER_CHANGED', changes: [] });
});

test('N-69 a big difference counts in either direction, and a small one beside a swap', () => {
  const weighed = [{ kind: 'WEIGHED' as const, name: 'Steak' }];
  expect(changesNotice(friday, weighed, totals(-500))).not.toBeNull();
  expect(changesNotice(friday, weighed, totals(-499))).toBeNull();
  expect(changesNotice(friday, [], totals(0))).toBeNull();
  expect(changesNotice(friday, [{ kind: 'FOUND', name: 'Milk' }], totals(0))).not.toBeNull();
});
