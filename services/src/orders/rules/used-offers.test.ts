import { expect, test } from 'vitest';
import type { Offer } from '../../../../pricing/offer.ts';
import { type QuoteInputs, quoteInputs, quoteOf } from '../../../../pricing/receipts/digest.ts';
import { atOnce } from '../../../../pricing/steps.ts';
import { context, line, offer } from '../../../../pricing/testing/samples.ts';
import { addedProgress, earnedTimes, usedOffers } from './used-offers.ts';

const inputs = (offers: Offer[], qty = 4): QuoteInputs => quoteInputs([line({ qty })], offers, context());
const dollar = offer({ offerId: 'dollar' });
const useless = offer({ offerId: 'useless', buy: { upcs: ['bread'] } });
/** 100 points for $10.00 in one order. */
const points = (offerId: string, minCents = 1000) =>
  offer({
    offerId,
    proto: 'REWARDS_FLAT',
    buy: { minCents },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 0 } },
    rewardPoints: 100,
  });
/** A reward for every so many cartons, over several orders. */
const adding = (more: Partial<Offer> = {}) =>
  offer({
    offerId: 'adding',
    proto: 'REWARDS_ACCUMULATION',
    buy: { upcs: ['milk'], minQty: 3 },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 0 } },
    ...more,
  });
const used = (of: QuoteInputs) => usedOffers(of, quoteOf(of));

test('N-39 an order uses the offers that take something off it, or pay points for it', () => {
  expect(used(inputs([dollar, useless, points('enough'), points('too-little', 5000)]))).toEqual([
    { offerId: 'dollar', cents: 100 },
    { offerId: 'enough', cents: 0 },
  ]);
  expect(used(inputs([]))).toEqual([]);
});

test('N-46 what adds up over orders is counted at their end', () => {
  expect(used(inputs([adding()]))).toEqual([]);
});

test('N-46 an order adds all that its goods come to, whatever was reached before or is left to earn', () => {
  const added = (more: Partial<Offer>, qty = 4) => [...atOnce(addedProgress(inputs([adding(more), dollar], qty)))];
  expect(added({})).toEqual([['adding', 4]]);
  expect(added({}, 2)).toEqual([['adding', 2]]);
  expect(added({}, 7)).toEqual([['adding', 7]]);
  expect(added({ progress: 2, rewardsLeft: 0, maxApplications: 1 }, 7)).toEqual([['adding', 7]]);
  expect(atOnce(addedProgress(inputs([dollar, points('enough')])))).toEqual(new Map());
});

test('N-46 points that an order earns at once are counted by how often it earns them', () => {
  const of = inputs([points('enough'), points('too-little', 5000), dollar, adding()]);
  expect([...earnedTimes(of, quoteOf(of))]).toEqual([['enough', 1]]);
  expect(earnedTimes(inputs([]), { rewards: [{ offerId: 'unknown', times: 1 }] as never })).toEqual(new Map());
});
