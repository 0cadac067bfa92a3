import { expect, test } from 'vitest';
import type { CartLine, Promo } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { poolsOf } from '../promos.ts';
import { Reach } from '../reach.ts';
import { bogo, context, line, offer } from '../testing/samples.ts';
import { dealOf } from './deal.ts';
import { undominated } from './part-deals.ts';
import { partsOf } from './parts.ts';
import { threshold } from './thresholds.ts';
import { lotsOf } from '../lots.ts';

const { placedAt } = context();
const of = (upc: string, changes: Partial<CartLine> = {}) => line({ upc, lineId: upc, ...changes });
const on = (offerId: string, ...upcs: string[]): Offer => offer({ offerId, buy: { upcs } });
const parts = (lines: readonly CartLine[], offers: readonly Offer[]) =>
  partsOf(lines.length, offers, poolsOf(lines, { placedAt }), new Reach(lines, placedAt)).map((part) => [
    part.lines.join(),
    part.offers.map(({ offerId }) => offerId).join(),
    part.pools.map(({ id }) => id).join(),
  ]);

test('lines that no offer and no promo tie together are parts of their own', () => {
  expect(parts([of('a'), of('b')], [on('one', 'b'), on('none', 'z')])).toEqual([
    ['0', '', ''],
    ['1', 'one', ''],
  ]);
  expect(parts([], [])).toEqual([]);
});

test('offers and pools tie lines together, also by way of others', () => {
  const promo = { ...bogo, group: 'mix' } as Promo;
  const lines = [of('a'), of('b'), of('c', { promo }), of('d'), of('e', { promo })];
  expect(parts(lines, [on('one', 'a', 'c'), on('two', 'e', 'd')])).toEqual([
    ['0,2,3,4', 'one,two', 'promo:mix'],
    ['1', '', ''],
  ]);
  expect(
    parts([of('a'), of('b'), of('c'), of('d')], [on('cd', 'c', 'd'), on('bd', 'b', 'd'), on('ab', 'a', 'b')]),
  ).toEqual([['0,1,2,3', 'cd,bd,ab', '']]);
});

const lines = [of('a'), of('b')];
const [a, b] = lotsOf(lines) as [ReturnType<typeof lotsOf>[number], ReturnType<typeof lotsOf>[number]];
const costing = (nets: readonly number[], changes: object[] = []) => {
  const deal = dealOf([a, b].map((lot, index) => ({ ...lot, netCents: nets[index]!, ...changes[index] })));
  return { deal, storeDeal: deal };
};

test('a deal that leaves no line with more than another is left out', () => {
  const [more, less, other] = [costing([300, 400]), costing([300, 390]), costing([400, 200])];
  expect(undominated([more, less, other], false)).toEqual([more, other]);
  expect(undominated([more, costing([300, 400])], false)).toEqual([more]);
});

test('where coupons are still to come, units that are free for them count apart', () => {
  const taken = costing([300, 400], [{ taken: 1 }]);
  const grouped = costing([300, 400], [{ groups: ['milk'] }]);
  const plain = costing([300, 400]);
  expect(undominated([taken, plain, grouped], true)).toEqual([taken, plain, grouped]);
  expect(undominated([taken, plain, grouped], false)).toEqual([taken]);
});

test('N-81 whether a minimum is in reach is known from what is chosen and from the most that the rest may add', () => {
  const order = offer({ proto: 'REWARDS_FLAT', buy: { minCents: 700 } });
  const options = [
    [costing([400, 0]), costing([300, 0])],
    [costing([0, 390]), costing([0, 310])],
  ];
  const goal = threshold(order, options, [1, 0], lines);
  expect(goal.isInReach(0)).toBe(true);
  goal.choose(0, 1);
  expect(goal.isInReach(1)).toBe(true);
  goal.choose(1, 0);
  expect(goal.isInReach(2)).toBe(true);
  goal.choose(1, 1);
  expect(goal.isInReach(2)).toBe(false);
  const tooMuch = threshold({ ...order, buy: { minCents: 791 } }, options, [0, 1], lines);
  expect(tooMuch.isInReach(0)).toBe(false);
});

test('N-36 goods that the law leaves out add nothing to a minimum', () => {
  const order = offer({ proto: 'REWARDS_FLAT', buy: { minCents: 700 } });
  const goal = threshold(order, [[costing([400, 390])]], [0], [lines[0]!, { ...lines[1]!, category: 'TOBACCO' }]);
  expect(goal.isInReach(0)).toBe(false);
});
