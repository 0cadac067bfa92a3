import { expect, test } from 'vitest';
import { offerDraft } from '../testing/drafts.ts';
import { rewardTitle, worthOf } from './rewards.ts';

const { rule } = offerDraft('any');

test('N-46 a challenge pays points or money, a coupon its points, and a discount nothing later', () => {
  const path = offerDraft('path', { proto: 'REWARDS_ACCUMULATION', rule: { ...rule, rewardCents: 500 } });
  const points = offerDraft('points', { proto: 'REWARDS_FLAT', rule: { ...rule, rewardPoints: 100 } });
  const done = offerDraft('done', {
    proto: 'CUSTOM',
    rule: { ...rule, rewardPoints: 50 },
    card: { qualificationBehavior: 'PROFILE' },
  });
  expect([path, points, done].map(worthOf)).toEqual([
    { points: 0, valueCents: 500 },
    { points: 100, valueCents: 0 },
    { points: 50, valueCents: 0 },
  ]);
  expect(worthOf(offerDraft('off', { proto: 'REWARDS_FLAT' }))).toBeNull();
  expect(worthOf(offerDraft('item', { rule: { ...rule, rewardPoints: 100 } }))).toBeNull();
});

test('S-48 a reward is listed by what earned it', () => {
  expect(rewardTitle(offerDraft('path', { card: { units: null, name: 'Bakery' } }))).toBe('Bonus Path: Bakery');
  expect(rewardTitle(offerDraft('points', { card: { name: 'Bakery' } }))).toBe('Coupon: Bakery');
});
