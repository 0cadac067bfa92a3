import { expect, test } from 'vitest';
import { dealsTold, type Told } from './deals-told.ts';

const buyGet = (buy: number, free: number): Told => ({ kind: 'BUY_GET', buy, free });
const multiBuy = (quantity: number, cents: number, isBare = false): Told => ({
  kind: 'MULTI_BUY',
  quantity,
  cents,
  isBare,
});
const half: Told = { kind: 'PERCENT', percent: 50 };

test.each([
  ['Buy 1 Get 1 Free', buyGet(1, 1)],
  ['Buy 2, get 1 free!', buyGet(2, 1)],
  ['Buy Two Get 1 Free', buyGet(2, 1)],
  ['BUY ONE, GET ONE FREE', buyGet(1, 1)],
  ['Buy-One-Get-One', buyGet(1, 1)],
  ['Buy 2 get 1', buyGet(2, 1)],
  ['Buy any 3 get any 2 free', buyGet(3, 2)],
  ['Buy one get another at no extra cost', buyGet(1, 1)],
  ['Buy 2 get the 3rd free', buyGet(2, 1)],
  ['Get one free when you buy two', buyGet(2, 1)],
  ['3 for the price of 2', buyGet(2, 1)],
  ['BOGO Free', buyGet(1, 1)],
  ['B2G1', buyGet(2, 1)],
  ['Buy 1 get 1 free of equal or lesser value', buyGet(1, 1)],
  ['2 for $5', multiBuy(2, 500)],
  ['2 for $ 5', multiBuy(2, 500)],
  ['Any 3/$10', multiBuy(3, 1000)],
  ['２ for ＄４.50', multiBuy(2, 450)],
  ['2 for 99¢', multiBuy(2, 99)],
  ['2 for $.99', multiBuy(2, 99)],
  ['two for five dollars', multiBuy(2, 500)],
  ['2 for 5', multiBuy(2, 500, true)],
  ['10 for 10.00', multiBuy(10, 1000)],
  ['Must Buy 2', { kind: 'MUST_BUY', quantity: 2 }],
  ['Mix & match', { kind: 'MIX_AND_MATCH' }],
  ['$2.99 ea.', { kind: 'EACH', cents: 299 }],
  ['Save $2', { kind: 'OFF', cents: 200 }],
  ['50¢ off', { kind: 'OFF', cents: 50 }],
  ['Save 20%', { kind: 'PERCENT', percent: 20 }],
  ['half price', half],
] as const satisfies [string, Told][])('N-33 "%s" is read as %j, and nothing else', (text, says) => {
  const { told, hasMore } = dealsTold(text);
  expect([told.map((each) => each.says), hasMore]).toEqual([[says], false]);
});

test.each([
  ['Buy 1 Get 1 50% Off', [buyGet(1, 1), { kind: 'PERCENT', percent: 50 }]],
  ['BOGO half off', [buyGet(1, 1), half]],
  ['5 for $10 Must Buy 5', [multiBuy(5, 1000), { kind: 'MUST_BUY', quantity: 5 }]],
  [
    '2 for $5 or $2.99 each, mix and match',
    [multiBuy(2, 500), { kind: 'MIX_AND_MATCH' }, { kind: 'EACH', cents: 299 }],
  ],
] as const)('N-33 "%s" says more than one thing: %j', (text, says) => {
  const { told, hasMore } = dealsTold(text);
  expect([told.map((each) => each.says), hasMore]).toEqual([says, false]);
});

test.each([
  'Limit 4',
  'Buy 2 get the 5th free',
  'Buy 0 get 1 free',
  'Buy 1 get 0 free',
  '2 for the price of 3',
  '1 for $5',
  '2 for $0',
  '2 for $1,299',
  '2 for $4.505',
  '3/10',
  'Buy some, get some',
  'Double points',
  '4.50 off',
])('what "%s" says is left over', (text) => {
  expect(dealsTold(text).hasMore).toBe(true);
});

test.each(['', 'Weekend special', 'Manager’s pick', 'Fresh for summer'])('"%s" speaks of no deal', (text) => {
  expect(dealsTold(text)).toEqual({ told: [], hasMore: false });
});
