import { expect, test } from 'vitest';
import { bagCentsOf } from './bags.ts';
import { quote } from './quote.ts';
import { context, line, offer } from './testing/samples.ts';

const bags = { cents: 10, packages: 8, isFreeWithEbt: true };

test.each([
  [1, 10],
  [8, 10],
  [9, 20],
  [17, 30],
])('%i packages fill bags for %i cents', (qty, cents) => {
  expect(bagCentsOf([line({ qty })], bags)).toBe(cents);
});

test('N-52 bags are free for who pays with SNAP benefits, where the state says so', () => {
  const cart = [line({ lineId: 'a', qty: 9 }), line({ lineId: 'b', isPaidWithEbt: true })];
  expect(bagCentsOf(cart, bags)).toBe(0);
  expect(bagCentsOf(cart, { ...bags, isFreeWithEbt: false })).toBe(20);
  expect([bagCentsOf([], bags), bagCentsOf(cart, null), bagCentsOf(cart, undefined)]).toEqual([0, 0, 0]);
});

test('I-1 N-36 bags are in the total alone: no offer, tax, or point counts them', () => {
  const cart = [line({ qty: 9, taxCode: 'food' })];
  const offers = [
    offer({ proto: 'REWARDS_FLAT', buy: {}, get: { qty: 1, discount: { type: 'PERCENT', value: 1000 } } }),
  ];
  const [with_, without] = [quote(cart, offers, context({ bags })), quote(cart, offers, context())];
  expect(with_.totals).toEqual({ ...without.totals, bagCents: 20, totalCents: without.totals.totalCents + 20 });
  expect({ ...with_, totals: null }).toEqual({ ...without, totals: null });
});
