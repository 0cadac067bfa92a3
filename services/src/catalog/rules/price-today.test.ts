import { expect, test } from 'vitest';
import { priceOn } from './price-today.ts';
import type { Price } from './product.ts';

const promoted = (type: 'P' | 'B' | 'M', endsOn: string): Price => ({
  priceCents: type === 'P' ? 399 : 599,
  basePriceCents: 599,
  previousBasePriceCents: null,
  promo: { type, text: 'Deal', description: '', endsOn, terms: null },
  volume: null,
});

test('S-113 a sale price holds through its last day, and the regular price from the next', () => {
  const sale = promoted('P', '2026-08-05');
  expect(priceOn(sale, '2026-08-05')).toBe(sale);
  expect(priceOn(sale, '2026-08-06')).toMatchObject({ priceCents: 599, basePriceCents: 599, promo: null });
});

test.for(['B', 'M'] as const)('S-113 after its last day, a %s promo is gone, and the price is the same', (type) => {
  const deal = promoted(type, '2026-08-05');
  expect(priceOn(deal, '2026-08-05')).toBe(deal);
  expect(priceOn(deal, '2026-08-06')).toEqual({ ...deal, promo: null });
});
