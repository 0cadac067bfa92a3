import { expect, test } from 'vitest';
import { lotsOf } from './lots.ts';
import { measuredFor, minimumOf, mostOffOrder, timesReached, togetherPossible } from './order-offers.ts';
import { quote } from './quote.ts';
import { laterReward, withRewards } from './rewards.ts';
import { context, line, offer } from './testing/samples.ts';
import type { Offer } from './offer.ts';

const milk = line({ lineId: 'milk', qty: 2 });
const beef = line({ lineId: 'beef', upc: 'beef', departmentId: 'meat', listCents: 1000, weight: 150 });
const wine = line({ lineId: 'wine', upc: 'wine', category: 'ALCOHOL', listCents: 2000 });
const cart = [milk, beef, wine];
const lots = lotsOf(cart);
const order = (changes: Partial<Offer> = {}): Offer => offer({ proto: 'REWARDS_FLAT', buy: {}, ...changes });
const off = (type: Offer['get']['discount']['type'], value: number) => ({ qty: 1, discount: { type, value } });
/** What an offer on the whole order takes off, by line. */
const taken = (changes: Partial<Offer>, lines = cart) => {
  const { applied, lines: priced } = quote(lines, [order(changes)], context());
  const all = applied.find(({ why }) => why === 'ORDER');
  const shares = priced.map(({ applied: own }) => own.filter(({ why }) => why === 'ORDER'));
  return (
    all && [
      all.amountCents,
      ...shares.flatMap((own, at) => own.map(({ offerId, why, amountCents }) => [at, offerId, why, amountCents])),
    ]
  );
};

test('N-34 units, cents, or hundredths of a pound count toward a minimum', () => {
  const measured = (buy: Offer['buy']) => measuredFor(order({ buy }), lots, cart);
  expect([measured({}), measured({ minQty: 5 }), measured({ minCents: 1 }), measured({ minWeight: 1 })]).toEqual([
    4,
    4,
    2 * 400 + 1500 + 2000,
    150,
  ]);
  const least = (buy: Offer['buy']) => minimumOf(order({ buy }));
  expect([least({}), least({ minQty: 5 }), least({ minCents: 6 }), least({ minWeight: 7 })]).toEqual([1, 5, 6, 7]);
});

test('N-34 a threshold counts once, or as often as the offer says', () => {
  const times = (measured: number, maxApplications: number | null, minCents = 100) =>
    timesReached(order({ buy: { minCents }, maxApplications }), measured);
  expect([times(99, null), times(100, null), times(350, null), times(350, 2), times(350, 9)]).toEqual([0, 1, 1, 2, 3]);
  expect(times(5, 9, 0)).toBe(5);
});

test('N-35 N-36 an offer on the order leaves out what the law does, and is spread over the rest', () => {
  // 8.00 of milk and 15.00 of beef.
  expect(taken({ get: off('AMOUNT_OFF', 230) })).toEqual([230, [0, 'offer', 'ORDER', 80], [1, 'offer', 'ORDER', 150]]);
  expect(taken({ get: off('PERCENT', 1000) })?.[0]).toBe(230);
  expect(taken({ get: off('FREE', 0) })?.[0]).toBe(2300);
  expect(taken({ get: off('FREE', 50) })?.[0]).toBe(2300);
  expect(taken({ get: off('FIXED_PRICE', 2000) })?.[0]).toBe(300);
  expect(taken({ get: off('FIXED_PRICE', 2300) })).toBeUndefined();
  expect(taken({ get: off('AMOUNT_OFF', 9999) })?.[0]).toBe(2300);
  expect(taken({ get: off('AMOUNT_OFF', 1) })?.[0]).toBe(1);
  expect(taken({ get: off('AMOUNT_OFF', 100), buy: { minCents: 500 }, maxApplications: 3 })?.[0]).toBe(300);
});

test('N-35 an offer that is not reached, or takes nothing off, is none', () => {
  expect(taken({ buy: { minCents: 2301 } })).toBeUndefined();
  expect(taken({ buy: { minCents: 2300 } })?.[0]).toBe(100);
  expect(taken({ get: off('AMOUNT_OFF', 0) })).toBeUndefined();
  const most = (changes: Partial<Offer>, net = 2300) => mostOffOrder(order(changes), net, net);
  expect([most({ buy: { minCents: 2301 } }), most({}), most({}, 50)]).toEqual([0, 100, 50]);
  expect([most({ get: off('PERCENT', 1000) }), most({ get: off('FREE', 50) })]).toEqual([230, 2300]);
  expect([most({ get: off('FIXED_PRICE', 2000) }), most({ get: off('FIXED_PRICE', 9000) })]).toEqual([300, 0]);
});

test('T-94 what SNAP does not pay for is discounted first', () => {
  const lines = [{ ...milk, isPaidWithEbt: true }, beef];
  expect(taken({ get: off('AMOUNT_OFF', 1500) }, lines)).toEqual([1500, [1, 'offer', 'ORDER', 1500]]);
  expect(taken({ get: off('AMOUNT_OFF', 1502) }, lines)).toEqual([
    1502,
    [0, 'offer', 'ORDER', 2],
    [1, 'offer', 'ORDER', 1500],
  ]);
});

test('N-81 offers on the order go together if their goods share no unit', () => {
  const offers = [
    order({ offerId: 'dairy', buy: { department: 'dairy' } }),
    order({ offerId: 'meat', buy: { department: 'meat' } }),
    order({ offerId: 'all' }),
  ];
  const sets = (limit: number) =>
    togetherPossible(offers, lots, cart, limit).sets.map((set) => set.map(({ offerId }) => offerId).join('+'));
  expect(sets(5)).toEqual(['', 'dairy', 'meat', 'dairy+meat', 'all']);
  expect(sets(3)).toEqual(['', 'dairy', 'meat']);
  expect([5, 4].map((limit) => togetherPossible(offers, lots, cart, limit).isCut)).toEqual([false, true]);
});

test('N-35 N-36 grocery rewards pay for goods, but not for what the law leaves out', () => {
  const paid = (rewardCents: number) =>
    withRewards(cart, lots, context({ rewardCents })).map(({ line: at, netCents, count }) => [at, netCents * count]);
  expect(paid(230)).toEqual([
    [0, 720],
    [1, 1350],
    [2, 2000],
  ]);
  expect(paid(5000)).toEqual([
    [0, 0],
    [1, 0],
    [2, 2000],
  ]);
});

test('N-34 points for a threshold, as often as it is reached', () => {
  const flat = (changes: Partial<Offer>) =>
    laterReward(order({ rewardPoints: 100, buy: { minCents: 1000 }, ...changes }), cart, lots);
  expect(flat({})).toEqual({ offerId: 'offer', times: 1, points: 100, progress: 1000, target: 1000 });
  expect(flat({ maxApplications: 5 })).toMatchObject({ times: 2, points: 200 });
  expect(flat({ maxApplications: null })).toMatchObject({ times: 1 });
  expect(flat({ buy: { minCents: 2301 } })).toMatchObject({ times: 0, points: 0, progress: 2300, target: 2301 });
  expect(flat({ rewardPoints: null })).toMatchObject({ times: 1, points: 0 });
});

test('N-34 N-81 progress over orders counts toward the next reward, until the last', () => {
  const over = (changes: Partial<Offer>) =>
    laterReward(
      order({
        proto: 'REWARDS_ACCUMULATION',
        maxApplications: null,
        rewardPoints: 50,
        buy: { minCents: 1000 },
        ...changes,
      }),
      cart,
      lots,
    );
  expect(over({})).toEqual({ offerId: 'offer', times: 2, points: 100, progress: 300, target: 1000 });
  expect(over({ progress: 800 })).toMatchObject({ times: 3, progress: 100 });
  expect(over({ rewardsLeft: 1 })).toMatchObject({ times: 1, points: 50, progress: 1000 });
  expect(over({ rewardsLeft: 0 })).toMatchObject({ times: 0, progress: 1000 });
  expect(over({ rewardsLeft: 2 })).toMatchObject({ times: 2, progress: 300 });
  expect(over({ maxApplications: 1 })).toMatchObject({ times: 1, progress: 1000 });
  expect(over({ buy: { department: 'dairy' } })).toMatchObject({ times: 2, target: 1 });
});

test('N-35 a percentage takes nothing off below its threshold', () => {
  const percent = offer({
    proto: 'REWARDS_FLAT',
    buy: { minCents: 401 },
    get: { qty: 1, discount: { type: 'PERCENT', value: 1000 } },
  });
  expect(quote([line()], [percent], context()).applied).toEqual([]);
  expect(mostOffOrder(percent, 400, 400)).toBe(0);
});

test('N-81 an amount is taken off as often as its threshold is reached, up to its limit', () => {
  const amount = offer({ proto: 'REWARDS_FLAT', buy: { minCents: 400 }, maxApplications: 2 });
  expect([400, 800, 1200].map((cents) => mostOffOrder(amount, cents, cents))).toEqual([100, 200, 200]);
});
