import { expect, test } from 'vitest';
import { earningLines, holdCentsOf, quoteIdOf, totalOf } from './amounts.ts';

test.each([
  [1000, 1100],
  [1001, 1102],
  [1004, 1105],
  [1009, 1110],
  [1010, 1111],
  [1, 2],
  [0, 0],
])('N-50 N-81 of %i cents while something is weighed, %i are held: a tenth more, rounded up', (totalCents, held) => {
  expect(holdCentsOf(totalCents, true)).toBe(held);
  expect(holdCentsOf(totalCents, false)).toBe(totalCents);
});

const extras = { feeCents: 395, tipCents: 200 };

test('N-60 an order costs its quote with fee and tip, and another of them is another quote', () => {
  expect(totalOf({ totals: { totalCents: 1000 } as never }, extras)).toBe(1595);
  expect(quoteIdOf('cost', extras)).toBe('cost.395.200');
  expect(quoteIdOf('cost', { ...extras, tipCents: 0 })).toBe('cost.395.0');
});

test('N-10 points are estimated on lines after the store’s discounts, with tax and deposits as what they are, and nothing of nothing', () => {
  const quote = (taxCents: number, depositCents: number) =>
    ({
      lines: [
        { lineId: 'wine', storeNetCents: 1200 },
        { lineId: 'free', storeNetCents: 0 },
        { lineId: 'pen', storeNetCents: 1 },
      ],
      totals: { taxCents, depositCents },
    }) as never;
  const categoryOf = (lineId: string) => (lineId === 'wine' ? ('ALCOHOL' as const) : ('GROCERY' as const));
  const lines = [
    { category: 'ALCOHOL', netCents: 1200 },
    { category: 'GROCERY', netCents: 1 },
  ];
  expect(earningLines(quote(90, 5), categoryOf)).toEqual([
    ...lines,
    { category: 'TAX', netCents: 90 },
    { category: 'DEPOSIT', netCents: 5 },
  ]);
  expect(earningLines(quote(0, 0), categoryOf)).toEqual(lines);
});
