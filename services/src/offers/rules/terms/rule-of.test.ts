import { expect, test } from 'vitest';
import type { OfferRule } from '../record.ts';
import type { Deal } from './deal.ts';
import { ruleOf } from './rule-of.ts';

const of = { upcs: ['1'] };
const amount = (value: number) => ({ type: 'AMOUNT_OFF' as const, value });
const percent = (value: number) => ({ type: 'PERCENT' as const, value });
const free = { type: 'FREE' as const, value: 0 };
const price = (value: number) => ({ type: 'FIXED_PRICE' as const, value });
const nothing = { qty: 1, discount: amount(0) };

test.each<[Deal, string, OfferRule]>([
  [
    { kind: 'OFF', cents: 150, quantity: 2 },
    'ITEM_DISCOUNT',
    { buy: { ...of, minQty: 2 }, get: { qty: 1, discount: amount(150) }, maxApplications: 1 },
  ],
  [
    { kind: 'OVER', cents: 200, least: 1000 },
    'ITEM_DISCOUNT',
    { buy: { ...of, minCents: 1000 }, get: { qty: 1, discount: amount(200) }, maxApplications: 1 },
  ],
  [
    { kind: 'WEIGHT', cents: 200, hundredths: 150 },
    'ITEM_DISCOUNT',
    { buy: { ...of, minWeight: 150 }, get: { qty: 1, discount: amount(200) }, maxApplications: 1 },
  ],
  [
    { kind: 'PERCENT', percent: 20 },
    'ITEM_DISCOUNT',
    { buy: of, get: { qty: 1, discount: percent(2000) }, maxApplications: 6 },
  ],
  [
    { kind: 'EACH', cents: 399 },
    'ITEM_DISCOUNT',
    { buy: of, get: { qty: 1, discount: price(399) }, maxApplications: 2 },
  ],
  [
    { kind: 'FOR', quantity: 3, cents: 500 },
    'MUST_BUY',
    { buy: { ...of, minQty: 3 }, get: { qty: 3, discount: price(500) }, maxApplications: 2 },
  ],
  [
    { kind: 'GET', buy: 2, get: 1, isHalf: false },
    'BUYX_GETX',
    { buy: { ...of, minQty: 2 }, get: { qty: 1, discount: free }, maxApplications: 2 },
  ],
  [
    { kind: 'GET', buy: 1, get: 1, isHalf: true },
    'BUYX_GETX',
    { buy: { ...of, minQty: 1 }, get: { qty: 1, discount: percent(5000) }, maxApplications: 2 },
  ],
  [{ kind: 'FREE' }, 'ITEM_DISCOUNT', { buy: of, get: { qty: 1, discount: free }, maxApplications: 1 }],
  [
    { kind: 'SPEND', cents: 500, percent: 0, least: 3000 },
    'REWARDS_FLAT',
    { buy: { ...of, minCents: 3000 }, get: { qty: 1, discount: amount(500) }, maxApplications: 1 },
  ],
  [
    { kind: 'SPEND', cents: 0, percent: 10, least: 3000 },
    'REWARDS_FLAT',
    { buy: { ...of, minCents: 3000 }, get: { qty: 1, discount: percent(1000) }, maxApplications: 1 },
  ],
  [
    { kind: 'POINTS', points: 100, least: 3000 },
    'REWARDS_FLAT',
    { buy: { ...of, minCents: 3000 }, get: nothing, rewardPoints: 100, maxApplications: 1 },
  ],
  [
    { kind: 'PATH', target: 30, units: 'dollars', cents: 500 },
    'REWARDS_ACCUMULATION',
    { buy: { ...of, minCents: 3000 }, get: nothing, rewardCents: 500, rewards: 1, maxApplications: 1 },
  ],
  [
    { kind: 'PATH', target: 5, units: 'lb', cents: 500 },
    'REWARDS_ACCUMULATION',
    { buy: { ...of, minWeight: 500 }, get: nothing, rewardCents: 500, rewards: 1, maxApplications: 1 },
  ],
  [
    { kind: 'PATH', target: 4, units: 'items', cents: 500 },
    'REWARDS_ACCUMULATION',
    { buy: { ...of, minQty: 4 }, get: nothing, rewardCents: 500, rewards: 1, maxApplications: 1 },
  ],
  [
    { kind: 'PATH', target: 3, units: 'visits', cents: 500 },
    'REWARDS_ACCUMULATION',
    { buy: { ...of, minQty: 3 }, get: nothing, rewardCents: 500, rewards: 1, maxApplications: 1 },
  ],
  [
    { kind: 'REWARD', cents: 1000 },
    'REWARDS_FLAT',
    { buy: { minCents: 1000 }, get: { qty: 1, discount: amount(1000) }, maxApplications: 1 },
  ],
  [
    { kind: 'BEHAVIOR', behavior: 'PROFILE', points: 50 },
    'CUSTOM',
    { buy: {}, get: nothing, rewardPoints: 50, custom: { name: 'BEHAVIOR' }, maxApplications: 1 },
  ],
  [
    { kind: 'CHEAPEST' },
    'CUSTOM',
    { buy: of, get: { qty: 1, discount: percent(5000) }, custom: { name: 'CHEAPEST_UNIT' }, maxApplications: 1 },
  ],
])('N-34 %j is a %s', (deal, proto, rule) => {
  expect(ruleOf(deal, of, null)).toEqual({ proto, rule });
});

test('N-34 what is free may be something else than what is bought', () => {
  expect(ruleOf({ kind: 'GET', buy: 1, get: 1, isHalf: false }, of, { department: 'deli' })).toEqual({
    proto: 'BUYX_GETY',
    rule: {
      buy: { ...of, minQty: 1 },
      get: { department: 'deli', qty: 1, discount: free },
      maxApplications: 1,
    },
  });
});
