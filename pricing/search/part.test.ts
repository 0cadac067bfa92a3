import { expect, test } from 'vitest';
import { atOnce } from '../steps.ts';
import { context, line, offer } from '../testing/samples.ts';
import { groundOf } from '../testing/search.ts';
import { partsIn } from './best-deal.ts';
import { orderSetOf } from './crossing.ts';

const order = offer({
  offerId: 'order',
  proto: 'REWARDS_FLAT',
  buy: {},
  get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 300 } },
});
const free = { qty: 1, discount: { type: 'FREE' as const, value: 0 } };

/** A carton of milk under an amount off the order, and one more offer. */
function under(funding: 'MF' | 'STORE') {
  const { ground, lots } = groundOf([line()], context());
  const [part] = partsIn(ground, lots, [order, offer({ get: free, funding })]);
  const budget = { steps: 1000 };
  atOnce(part!.best(budget));
  const set = orderSetOf([order], [part!], ground);
  return atOnce(part!.under(set, set.isAlike(part!), budget));
}

test('N-35 a coupon takes off what an amount off the order is certain to leave of a unit', () => {
  // Of $4, $2.99 are certain to come off with the order, and the last $1.01 with the coupon.
  const coupon = under('MF');
  expect([coupon.storeDeal.cents, coupon.deal.cents, coupon.leastCents]).toEqual([400, 299, 299]);
});

test("N-35 a store's offer takes off all of a unit before the order's does", () => {
  const offStore = under('STORE');
  expect([offStore.storeDeal.cents, offStore.deal.cents, offStore.leastCents]).toEqual([0, 0, 0]);
});
