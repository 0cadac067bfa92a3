import { expect, test } from 'vitest';
import { context, line, offer } from '../testing/samples.ts';
import { clipPlan, clipPlanSteps } from './clip-plan.ts';

const off = (offerId: string, value: number, more: Parameters<typeof offer>[0] = {}) =>
  offer({ offerId, isClipped: false, get: { qty: 1, discount: { type: 'AMOUNT_OFF', value } }, ...more });

test('only what lowers the total is clipped: not a lesser coupon on the same unit, nor one for what is not there', () => {
  const offers = [off('less', 50), off('more', 150), off('eggs', 200, { buy: { upcs: ['eggs'] } })];
  const plan = clipPlan([line()], offers, context());
  expect(plan.offerIds).toEqual(['more']);
  expect([plan.before.totals.goodsCents, plan.after.totals.goodsCents]).toEqual([400, 250]);
});

test('a coupon that saves no more than the one that is clipped already is left alone', () => {
  const clipped = offer({ offerId: 'clipped' });
  expect(clipPlan([line()], [clipped, off('same', 100)], context()).offerIds).toEqual([]);
  expect(clipPlan([line()], [clipped, off('better', 150)], context()).offerIds).toEqual(['better']);
});

test('without anything to clip there is nothing to do', () => {
  const { offerIds, before, after } = clipPlan([line()], [offer()], context());
  expect([offerIds, after]).toEqual([[], before]);
});

test('of several that count, all are clipped, by id; before there is what is clipped already', () => {
  const eggs = line({ upc: 'eggs', lineId: 'eggs' });
  const offers = [
    off('b', 50),
    off('a', 150, { buy: { upcs: ['eggs'] } }),
    offer({ offerId: 'clipped', funding: 'MF' }),
  ];
  const { offerIds, before, after, all } = clipPlan([line(), eggs], offers, context());
  expect(offerIds).toEqual(['a', 'b']);
  expect([before, after, all].map(({ totals }) => totals.goodsCents)).toEqual([700, 500, 500]);
});

test('one quote is made at a time', () => {
  const steps = (offers: Parameters<typeof clipPlan>[1]) => [...clipPlanSteps([line()], offers, context())].length;
  expect([steps([]), steps([off('one', 50)])]).toEqual([2, 3]);
});

test('a coupon that would cost a better one its threshold is not clipped', () => {
  const order = off('order', 150, { proto: 'REWARDS_FLAT', buy: { minCents: 400 } });
  expect(clipPlan([line()], [off('item', 100), order], context()).offerIds).toEqual(['order']);
});

test('of coupons that one which is clipped already makes up for, none is clipped', () => {
  const cart = [line(), line({ upc: 'eggs', lineId: 'eggs', listCents: 300 }), line({ upc: 'tea', lineId: 'tea' })];
  const clipped = offer({
    offerId: 'w',
    proto: 'REWARDS_FLAT',
    buy: { upcs: ['milk', 'eggs'], minCents: 700 },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 200 } },
  });
  const offers = [off('a', 100), off('b', 100, { buy: { upcs: ['eggs'] } }), off('c', 50, { buy: { upcs: ['tea'] } })];
  const { offerIds, before, after, all } = clipPlan(cart, [clipped, ...offers], context());
  // A dollar off each of two costs as much as $2 off both, and stands first by its id.
  expect(all.applied.map(({ offerId }) => offerId)).toEqual(['a', 'b', 'c']);
  expect(offerIds).toEqual(['c']);
  expect(after.applied.map(({ offerId }) => offerId)).toEqual(['c', 'w']);
  expect([before, after].map(({ totals }) => totals.goodsCents)).toEqual([900, 850]);
  expect(clipPlan(cart, [clipped, ...offers.slice(0, 2)], context())).toMatchObject({ offerIds: [], after: before });
  expect([...clipPlanSteps(cart, [clipped, ...offers], context())]).toHaveLength(5);
});
