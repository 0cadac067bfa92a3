import { expect, test } from 'vitest';
import type { Gs1Coupon } from './gs1-coupon.ts';
import { gs1Deal } from './gs1-deal.ts';

const units = { requires: 'UNITS', requirement: 1, saves: 'CENTS', saveValue: 100, isStoreCoupon: false } as const;
const deal = (more: Partial<Gs1Coupon>) => gs1Deal({ ...units, ...more } as Gs1Coupon);
const order = { requires: 'ORDER_CENTS', requirement: 5000, isStoreCoupon: true } as const;

test.each<[Partial<Gs1Coupon>, object]>([
  [
    { requirement: 2, saveValue: 1 },
    { kind: 'OFF', cents: 1, quantity: 2 },
  ],
  [
    { requires: 'CENTS', requirement: 1000, saveValue: 1 },
    { kind: 'OVER', cents: 1, least: 1000 },
  ],
  [
    { requires: 'POUNDS', requirement: 150, saveValue: 1 },
    { kind: 'WEIGHT', cents: 1, hundredths: 150 },
  ],
  [{ saves: 'FREE', saveValue: 0 }, { kind: 'FREE' }],
  [
    { saves: 'FREE', saveValue: 0, requirement: 2 },
    { kind: 'GET', buy: 1, get: 1, isHalf: false },
  ],
  [{ saves: 'FREE_PIECES', saveValue: 1 }, { kind: 'FREE' }],
  [
    { saves: 'FREE_PIECES', saveValue: 1, requirement: 2 },
    { kind: 'GET', buy: 1, get: 1, isHalf: false },
  ],
  [
    { saves: 'FREE_PIECES', saveValue: 2, requirement: 5 },
    { kind: 'GET', buy: 3, get: 2, isHalf: false },
  ],
  [
    { saves: 'PERCENT', saveValue: 1 },
    { kind: 'PERCENT', percent: 1 },
  ],
  [
    { saves: 'PERCENT', saveValue: 100 },
    { kind: 'PERCENT', percent: 100 },
  ],
  [
    { saves: 'PRICE', saveValue: 1 },
    { kind: 'EACH', cents: 1 },
  ],
  [
    { saves: 'PRICE', saveValue: 500, requirement: 2 },
    { kind: 'FOR', quantity: 2, cents: 500 },
  ],
  [
    { ...order, saveValue: 1 },
    { kind: 'SPEND', cents: 1, percent: 0, least: 5000 },
  ],
  [
    { ...order, saves: 'PERCENT', saveValue: 10 },
    { kind: 'SPEND', cents: 0, percent: 10, least: 5000 },
  ],
])('N-34 N-81 %j gives %j', (more, given) => {
  expect(deal(more)).toEqual(given);
});

test.each<[Partial<Gs1Coupon>, string]>([
  [{ requirement: 0 }, 'gs1 requires nothing'],
  [{ saveValue: 0 }, 'gs1 saves nothing'],
  [{ requires: 'CENTS', saveValue: 0 }, 'gs1 saves something else than cents for cents that are spent'],
  [{ requires: 'CENTS', saves: 'FREE' }, 'gs1 saves something else than cents for cents that are spent'],
  [{ requires: 'POUNDS', saveValue: 0 }, 'gs1 saves something else than cents for pounds that are bought'],
  [{ requires: 'POUNDS', saves: 'PRICE' }, 'gs1 saves something else than cents for pounds that are bought'],
  [{ ...order, isStoreCoupon: false }, "gs1 is a manufacturer's coupon on a whole order, which only a store gives"],
  [{ ...order, saveValue: 0 }, 'gs1 saves something else than cents or percent of an order'],
  [{ ...order, saves: 'PERCENT', saveValue: 0 }, 'gs1 saves something else than cents or percent of an order'],
  [{ ...order, saves: 'PERCENT', saveValue: 101 }, 'gs1 saves something else than cents or percent of an order'],
  [{ ...order, saves: 'FREE', saveValue: 10 }, 'gs1 saves something else than cents or percent of an order'],
  [{ saves: 'FREE', saveValue: 1 }, 'gs1 has a free item up to a value, which an offer cannot hold'],
  [{ saves: 'FREE_PIECES', saveValue: 0, requirement: 2 }, 'gs1 has more free pieces than it requires'],
  [{ saves: 'FREE_PIECES', saveValue: 2, requirement: 2 }, 'gs1 has more free pieces than it requires'],
  [{ saves: 'FREE_PIECES', saveValue: 2 }, 'gs1 has more free pieces than it requires'],
  [{ saves: 'PERCENT', requirement: 2 }, 'gs1 has a percentage of several pieces, which an offer cannot hold'],
  [{ saves: 'PERCENT', saveValue: 101 }, 'gs1 saves more than 100 percent'],
  [{ saves: 'PRICE', saveValue: 0 }, 'gs1 has a final price of nothing'],
])('N-81 %j is refused with the reason', (more, reason) => {
  expect(deal(more)).toBe(reason);
});
