import { expect, test } from 'vitest';
import { offerDraft } from '../testing/drafts.ts';
import { combinesWith } from './combining.ts';

const item = offerDraft('item');
const department = offerDraft('department', { rule: { ...item.rule, buy: { department: 'dairy', minQty: 1 } } });
const maker = offerDraft('maker', { funding: 'MF' });
const order = offerDraft('order', { proto: 'REWARDS_FLAT' });
const points = offerDraft('points', { proto: 'REWARDS_FLAT', rule: { ...item.rule, rewardPoints: 100 } });
const path = offerDraft('path', { proto: 'REWARDS_ACCUMULATION' });
const behavior = offerDraft('behavior', { proto: 'CUSTOM', card: { qualificationBehavior: 'ORDER' } });

test.each([
  ['MF_PLUS_STORE', ['MAKER', 'MAKER', 'STORE']],
  ['ONE_PER_UNIT', ['NONE', 'NONE', 'NONE']],
  ['MF_CATEGORY_ITEM', ['MAKER_AND_CATEGORY', 'MAKER_AND_ITEM', 'CATEGORY_AND_ITEM']],
] as const)('N-36 under %s an offer says what it may meet on a unit', (stackPolicy, met) => {
  expect([item, department, maker].map((offer) => combinesWith(offer, { stackPolicy }))).toEqual(met);
});

test('N-36 an offer on the order stands beside those on its goods; what pays later meets everything', () => {
  expect([order, points, path, behavior].map((offer) => combinesWith(offer, { stackPolicy: 'ONE_PER_UNIT' }))).toEqual([
    'ITEM_OFFERS',
    'ANY',
    'ANY',
    'ANY',
  ]);
});
