import { expect, test } from 'vitest';
import { aQuote } from '../../../testing/cart-rows.ts';
import { sumOfQuotes } from './sum-of-quotes.ts';

test('carts cost together what each of them costs, step by step', () => {
  const one = aQuote({ totals: { listCents: 1000, goodsCents: 900, bagCents: 20, totalCents: 950 } });
  const other = aQuote({ totals: { listCents: 500, goodsCents: 450, totalCents: 460 } });
  const { bagCents: _, ...unbagged } = other.totals;
  const { totals } = sumOfQuotes([one, { ...other, totals: unbagged as never }]);
  expect(totals).toMatchObject({ listCents: 1500, goodsCents: 1350, bagCents: 20, totalCents: 1410 });
  expect(Object.values(sumOfQuotes([]).totals)).toEqual(Array(12).fill(0));
  expect(sumOfQuotes([]).taxes).toEqual([]);
});
