import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { context, line, offer } from '../testing/samples.ts';
import { clipPlan } from './clip-plan.ts';
import { nextSteps } from './next-steps.ts';

const stepsOf = (cart: readonly CartLine[], offers: readonly Offer[]) =>
  nextSteps(cart, offers, context(), clipPlan(cart, offers, context()));
const two = (changes: Partial<Offer> = {}) => offer({ buy: { upcs: ['milk'], minQty: 2 }, ...changes });

test.each([true, false])(
  'N-42 one more for an offer (clipped: %s) says the line and what it takes off',
  (isClipped) => {
    expect(stepsOf([line()], [two({ isClipped })])).toEqual([
      { offerId: 'offer', missing: { units: 1 }, gainCents: 100, isClipped, lineIds: ['milk'] },
    ]);
  },
);

test('N-42 what another coupon would do already is no step', () => {
  const better = offer({
    offerId: 'better',
    get: { qty: 1, discount: { type: 'FREE', value: 0 } },
    maxApplications: null,
  });
  expect(stepsOf([line()], [two(), better])).toEqual([]);
});

test('N-42 money that is missing is a step only where the share that is paid falls, and half of it is there', () => {
  const off = (value: number): Offer =>
    offer({
      proto: 'REWARDS_FLAT',
      buy: { minCents: 1000 },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value } },
      isClipped: false,
    });
  expect(stepsOf([line()], [off(300)])).toEqual([]);
  expect(stepsOf([line({ qty: 2 })], [off(300)])).toEqual([
    { offerId: 'offer', missing: { cents: 200 }, gainCents: 300, isClipped: false, lineIds: [] },
  ]);
});

test('N-42 what is not in the cart at all is no step', () => {
  expect(stepsOf([line({ upc: 'eggs', lineId: 'eggs' })], [two({ isClipped: false })])).toEqual([]);
});

test('N-42 a coupon for more than one is not advised where the unit costs no less with it', () => {
  const dear = offer({
    offerId: 'fixed',
    proto: 'MUST_BUY',
    buy: { upcs: ['milk'], minQty: 2 },
    get: { qty: 2, discount: { type: 'FIXED_PRICE', value: 790 } },
    isClipped: false,
  });
  const single = offer({ offerId: 'single', maxApplications: 1, stackGroup: 'milk' });
  // One carton is $3 with its coupon; two would be $7.90 instead, or $7 with that coupon on one of them.
  expect(stepsOf([line()], [{ ...dear, stackGroup: 'milk' }, single])).toEqual([]);
});
