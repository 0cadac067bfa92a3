import { expect, test } from 'vitest';
import { centsOfItem } from './item-cents.ts';

const item = { cents: 479, quantity: 2, savedCents: 48, outcome: 'ORDERED' } as const;

test('N-66 an item of an order to come costs all its packages, less what subscribing saves', () => {
  expect(centsOfItem(item)).toEqual({ now: 910, was: 958 });
  expect(centsOfItem({ ...item, outcome: 'SUBSTITUTED' })).toEqual({ now: 910, was: 958 });
});

test('N-66 services that say no saving have none, and what does not come costs nothing', () => {
  const { savedCents: _, ...unsaid } = item;
  expect(centsOfItem(unsaid)).toEqual({ now: 958, was: 958 });
  expect(centsOfItem({ ...item, cents: 0 })).toBeNull();
  expect(centsOfItem({ ...item, outcome: 'OUT_OF_STOCK' })).toBeNull();
  expect(centsOfItem({ ...item, outcome: 'PRICE_ROSE' })).toBeNull();
});
