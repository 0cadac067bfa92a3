import { expect, test } from 'vitest';
import type { Deal } from './deal.ts';
import { behaviorNames, dollars, limitsOf, wordsOf } from './words.ts';

const say = (deal: Deal) => {
  const { offerPrice, priceTitle, description, rewardText } = wordsOf(deal, 'Prairie Cereal', 'August 31');
  return [[offerPrice, priceTitle].join(' ').trim(), description, rewardText].filter((part) => part !== null);
};

test.each<[Deal, string[]]>([
  [{ kind: 'OFF', cents: 150, quantity: 1 }, ['$1.50 off', 'Save $1.50 on any variety or size of Prairie Cereal.']],
  [
    { kind: 'OFF', cents: 100, quantity: 2 },
    ['$1.00 off', 'Save $1.00 when you buy 2. Mix and match varieties and sizes.'],
  ],
  [
    { kind: 'OVER', cents: 200, least: 1000 },
    ['$2.00 off', 'Save $2.00 when you spend $10 or more on Prairie Cereal.'],
  ],
  [
    { kind: 'WEIGHT', cents: 200, hundredths: 150 },
    ['$2.00 off', 'Save $2.00 when you buy 1.50 lb or more of Prairie Cereal.'],
  ],
  [{ kind: 'PERCENT', percent: 20 }, ['20% off', 'Take 20% off Prairie Cereal, any variety or size.']],
  [{ kind: 'EACH', cents: 399 }, ['$3.99 each', 'Pay $3.99 each for up to two, any variety.']],
  [
    { kind: 'FOR', quantity: 2, cents: 500 },
    ['2 for $5', 'Pay $5 for any 2. Mix and match. Fewer sell at the regular price.'],
  ],
  [
    { kind: 'GET', buy: 2, get: 1, isHalf: false },
    ['Buy 2, get 1 free', 'Buy 2 and get 1 of equal or lesser value free.'],
  ],
  [
    { kind: 'GET', buy: 1, get: 1, isHalf: true },
    ['Buy 1, get 1 50% off', 'Buy 1 and get 1 of equal or lesser value 50% off.'],
  ],
  [{ kind: 'FREE' }, ['FREE', 'Get one free, on us. Any variety.']],
  [
    { kind: 'SPEND', cents: 550, percent: 0, least: 3000 },
    ['$5.50 off', 'Save $5.50 when you spend $30 or more on Prairie Cereal in one order.'],
  ],
  [
    { kind: 'SPEND', cents: 0, percent: 10, least: 3000 },
    ['10% off', 'Save 10% when you spend $30 or more on Prairie Cereal in one order.'],
  ],
  [
    { kind: 'POINTS', points: 100, least: 2550 },
    ['100 points', 'Earn 100 points when you spend $25.50 or more on Prairie Cereal in one order.', '100 points'],
  ],
  [
    { kind: 'PATH', target: 4, units: 'items', cents: 500 },
    ['$5 reward', 'Buy 4 items of Prairie Cereal by August 31, in one order or several.', '$5 reward'],
  ],
  [
    { kind: 'PATH', target: 5, units: 'lb', cents: 500 },
    ['$5 reward', 'Buy 5 pounds of Prairie Cereal by August 31, in one order or several.', '$5 reward'],
  ],
  [
    { kind: 'PATH', target: 30, units: 'dollars', cents: 550 },
    ['$5.50 reward', 'Spend $30 of Prairie Cereal by August 31, in one order or several.', '$5.50 reward'],
  ],
  [
    { kind: 'PATH', target: 3, units: 'visits', cents: 500 },
    ['$5 reward', 'Shop 3 times by August 31, in one order or several.', '$5 reward'],
  ],
  [
    { kind: 'REWARD', cents: 1000 },
    ['$10 reward', "Take $10 off your groceries with points you've earned.", '$10 off groceries'],
  ],
  [
    { kind: 'BEHAVIOR', behavior: 'PROFILE', points: 50 },
    ['50 points', 'Add your email address and mobile number to your account.', '50 points'],
  ],
  [{ kind: 'BEHAVIOR', behavior: 'DANCE', points: 50 }, ['50 points', '', '50 points']],
  [{ kind: 'CHEAPEST' }, ['50% off', 'Take half off the lowest-priced item of Prairie Cereal in your cart.']],
])('N-34 %j is said as %j', (deal, words) => {
  expect(say(deal)).toEqual(words);
});

test('whatever a challenge asks for is said, and has a name', () => {
  const behaviors = ['PROFILE', 'COMMUNICATION', 'ORDER', 'REDEEM_REWARD', 'FRESHPASS'];
  const said = behaviors.map((behavior) => wordsOf({ kind: 'BEHAVIOR', behavior, points: 50 }, '', '').description);
  expect(new Set(said).size).toBe(5);
  expect(said.every((words) => /^[A-Z].+\.$/.test(words))).toBe(true);
  expect(Object.keys(behaviorNames)).toEqual(behaviors);
  expect(Object.values(behaviorNames).every((name) => /^for [A-Z]/.test(name))).toBe(true);
});

test('N-32 how often a household may use an offer', () => {
  expect([null, 1, 2].map(limitsOf)).toEqual([
    'Good in every order.',
    'Limit one per household.',
    'Limit 2 per household.',
  ]);
});

test('an amount has its cents', () => {
  expect([0, 5, 100, 123_456].map(dollars)).toEqual(['$0.00', '$0.05', '$1.00', '$1234.56']);
});
