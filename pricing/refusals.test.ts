import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { lotsOf } from './lots.ts';
import type { Offer } from './offer.ts';
import { Reach } from './reach.ts';
import { refusalByCart } from './refusals.ts';
import { bogo, context, line, offer } from './testing/samples.ts';

const eggs = line({ upc: 'eggs', lineId: 'eggs' });
const wine = line({ upc: 'wine', lineId: 'wine', category: 'ALCOHOL' });
const refusal = (changes: Partial<Offer>, lines: readonly CartLine[]) =>
  refusalByCart(offer(changes), lines, lotsOf(lines), new Reach(lines, context().placedAt));

test('N-81 an offer whose goods are not there has no matching item', () => {
  expect(refusal({}, [eggs])).toBe('NO_MATCHING_ITEM');
  expect(refusal({}, [eggs, line()])).toBeNull();
});

test('N-36 an offer on the order is excluded where all of its goods are what the law leaves out', () => {
  const order = { proto: 'REWARDS_FLAT' as const, buy: {} };
  expect(refusal(order, [wine])).toBe('EXCLUDED');
  expect(refusal(order, [line(), wine])).toBeNull();
  expect(refusal({ ...order, rewardPoints: 50 }, [wine])).toBe('EXCLUDED');
  expect(refusal({ buy: {} }, [wine])).toBeNull();
});

test('S-147 an offer that may take none of its goods conflicts with their promo', () => {
  const mustBuy = { proto: 'MUST_BUY' as const, buy: { upcs: ['milk', 'eggs'] } };
  expect(refusal(mustBuy, [line({ promo: bogo })])).toBe('PROMO_CONFLICT');
  expect(refusal(mustBuy, [eggs, line({ promo: bogo })])).toBeNull();
});

test('N-81 what would be got and is not there is only missing', () => {
  const getY = { proto: 'BUYX_GETY' as const, get: { ...offer().get, upcs: ['eggs'] } };
  expect(refusal(getY, [line()])).toBeNull();
});

const free = line({ lineId: 'free', listCents: 0 });

test('N-36 an offer whose goods are all free falls on free units', () => {
  expect(refusal({}, [free])).toBe('FREE_UNIT');
  expect(refusal({}, [free, line()])).toBeNull();
  expect(refusal({}, [eggs, free])).toBe('FREE_UNIT');
});

test.each<[string, Partial<Offer>, number, ReturnType<typeof refusal>]>([
  ['one of its two units', {}, 1, 'FREE_UNIT'],
  ['one of three, and two others make a block', {}, 2, null],
  ['one of two where a block takes four', { buy: { upcs: ['milk'], minQty: 3 } }, 1, null],
  ['one of three where a block takes four', { buy: { upcs: ['milk'], minQty: 3 } }, 2, null],
  ['one of four where a block takes four', { buy: { upcs: ['milk'], minQty: 3 } }, 3, 'FREE_UNIT'],
  ['one of two where a sum of money is bought', { buy: { upcs: ['milk'], minCents: 1 } }, 1, null],
  ['one of two where a weight is bought', { buy: { upcs: ['milk'], minWeight: 1 } }, 1, null],
  ['one of two, of an offer on single items', { proto: 'ITEM_DISCOUNT' }, 1, null],
])('N-36 of a buy-some-get-some on milk, free is %s', (_, changes, paid, reason) => {
  expect(refusal({ proto: 'BUYX_GETX', ...changes }, [free, line({ qty: paid })])).toBe(reason);
});

test('N-36 a buy-some-get-some without a free unit is not refused for one', () => {
  expect(refusal({ proto: 'BUYX_GETX' }, [line({ qty: 2 })])).toBeNull();
});
