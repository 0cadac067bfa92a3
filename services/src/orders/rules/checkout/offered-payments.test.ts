import { expect, test } from 'vitest';
import { orderStates } from '../order-states.ts';
import { handOverKinds } from './checkout.ts';
import { canPayAtHandOver, offeredPayments, refusedShortage } from './offered-payments.ts';

const ports = [
  { id: 'CARD', holdsMoney: true },
  { id: 'HAND_OVER', holdsMoney: false },
];

test('N-60 what is left at a door, or shipped, is paid before', () => {
  expect(handOverKinds.filter(canPayAtHandOver)).toEqual(['PICKUP', 'ATTENDED']);
  expect(offeredPayments(ports, 'UNATTENDED')).toEqual([
    { id: 'CARD', problem: null },
    { id: 'HAND_OVER', problem: 'UNATTENDED' },
  ]);
  expect(offeredPayments(ports, 'ATTENDED').map(({ problem }) => problem)).toEqual([null, null]);
});

const money = { heldCents: 1000, refusedCents: 1100, restCents: 1100 };

test.each([
  [money, 100],
  [{ ...money, refusedCents: null }, 0],
  [{ ...money, refusedCents: 1000 }, 0],
  [{ ...money, refusedCents: 1001 }, 100],
  [{ ...money, restCents: 1001 }, 1],
  [{ ...money, restCents: 900 }, 0],
])('N-64 of %j, %i cents are not covered', (facts, shortage) => {
  expect(refusedShortage('PICKING', facts)).toBe(shortage);
});

test('N-64 an order that is over is short of nothing', () => {
  expect(orderStates.filter((state) => refusedShortage(state, money) > 0)).toEqual([
    'PLACED',
    'LOCKED',
    'PICKING',
    'READY',
    'OUT_FOR_DELIVERY',
  ]);
});
