import { expect, test } from 'vitest';
import { cartLosses } from './losses.ts';

test('T-87 N-60 what less of a line would lose is said with its name and its amount', () => {
  const offers = new Map([['c5', { title: '$5.00 off $40 of groceries', endsOn: null, points: 0 }]]);
  const loss = { lineId: 'line-1', atQty: 1, withNone: true, offers: [{ offerId: 'c5', amountCents: 500 }] };
  const textOf = (given: Partial<Parameters<typeof cartLosses>[0][number]>) =>
    cartLosses([{ ...loss, losesMinimum: false, ...given }], { offers, minimumCents: 3000 }, 'en')[0]?.text;
  expect(textOf({})).toBe("You'd lose $5.00: $5.00 off $40 of groceries.");
  expect(textOf({ losesMinimum: true, offers: [] })).toBe('Your cart would fall below its $30.00 minimum.');
  expect(textOf({ losesMinimum: true })).toContain('groceries. Your cart would');
  expect(textOf({ offers: [{ offerId: 'unnamed', amountCents: 100 }] })).toBe("You'd lose $1.00: Clipped coupon.");
});
