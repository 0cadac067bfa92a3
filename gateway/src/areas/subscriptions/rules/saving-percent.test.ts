import { expect, test } from 'vitest';
import { savingPercent } from './saving-percent.ts';

test('what subscribing saves is as the services price it, rounded to a whole percent', () => {
  expect(savingPercent([{ priceCents: 999, savedCents: 100 }])).toBe(10);
  expect(savingPercent([{ priceCents: 1000, savedCents: 75 }])).toBe(8);
  expect(savingPercent([{ priceCents: 1000, savedCents: 0 }])).toBe(0);
});

test('the first product with a price and a saving says it; without one it is 5 %', () => {
  const unknown = [
    { priceCents: null, savedCents: 100 },
    { priceCents: 1000, savedCents: null },
  ];
  expect(
    savingPercent([...unknown, { priceCents: 1000, savedCents: 100 }, { priceCents: 1000, savedCents: 200 }]),
  ).toBe(10);
  expect([savingPercent(unknown), savingPercent([]), savingPercent([{ priceCents: 0, savedCents: 0 }])]).toEqual([
    5, 5, 5,
  ]);
});
