import { expect, test } from 'vitest';
import type { Prototype } from '../../../../pricing/offer.ts';
import { offerDraft } from '../testing/drafts.ts';
import type { Behavior } from './offer.ts';
import { countsOf, limitOf, progressOf, shownIn, targetOf } from './progress.ts';
import type { Units } from './record.ts';

test('N-46 what is over a target counts toward the next reward, and what came back is taken off again', () => {
  const goal = { target: 5, limit: null };
  expect(progressOf(4, goal)).toEqual({ reached: 4, rewards: 0 });
  expect(progressOf(12, goal)).toEqual({ reached: 2, rewards: 2 });
  expect(progressOf(12 - 3, goal)).toEqual({ reached: 4, rewards: 1 });
  expect(progressOf(-1, goal)).toEqual({ reached: 0, rewards: 0 });
});

test('X-6 the last reward stays complete, whatever else is bought', () => {
  const goal = { target: 5, limit: 1 };
  expect(progressOf(7, goal)).toEqual({ reached: 5, rewards: 1 });
  expect(progressOf(107, goal)).toEqual({ reached: 5, rewards: 1 });
});

test('N-46 goods, orders, or something done counts toward a challenge, and nothing toward a coupon', () => {
  const counted = (proto: Prototype, units: Units | null | undefined, behavior: Behavior | null = null) => {
    const { card, rule } = offerDraft('any', {
      card: { ...(units === undefined ? {} : { units }), qualificationBehavior: behavior },
    });
    return [countsOf({ proto, card, rule }), limitOf({ proto, card, rule })];
  };
  expect(counted('REWARDS_ACCUMULATION', 'ITEMS')).toEqual(['GOODS', null]);
  expect(counted('REWARDS_ACCUMULATION', null)).toEqual(['ORDERS', null]);
  expect(counted('CUSTOM', undefined, 'ORDER')).toEqual(['ORDER', 1]);
  expect(counted('ITEM_DISCOUNT', undefined)).toEqual([null, null]);
});

test('S-269 to S-272 targets are pieces, cents, or hundredths of a pound, and cards show dollars and pounds', () => {
  expect([{ minQty: 4 }, { minCents: 3000 }, { minWeight: 1250 }, {}].map((buy) => targetOf({ buy }))).toEqual([
    4, 3000, 1250, 1,
  ]);
  expect(shownIn({ buy: { minCents: 3000 } }, 1850)).toBe(18.5);
  expect(shownIn({ buy: { minQty: 4 } }, 3)).toBe(3);
});
