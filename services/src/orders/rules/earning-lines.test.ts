import { expect, test } from 'vitest';
import { earningLines } from './earning-lines.ts';

test('N-10 points are earned on what each line costs after the store’s discounts, by its category', () => {
  const cart = [
    { lineId: 'milk', category: 'FLUID_DAIRY' },
    { lineId: 'wine', category: 'ALCOHOL' },
  ] as never;
  const lines = [
    { lineId: 'wine', storeNetCents: 1200 },
    { lineId: 'milk', storeNetCents: 0 },
    { lineId: 'unknown', storeNetCents: 300 },
  ] as never;
  expect(earningLines({ cart }, { lines })).toEqual([
    { category: 'ALCOHOL', netCents: 1200 },
    { category: 'FLUID_DAIRY', netCents: 0 },
    { category: 'GROCERY', netCents: 300 },
  ]);
});
