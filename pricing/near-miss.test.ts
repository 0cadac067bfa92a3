import { expect, test } from 'vitest';
import { lotsOf } from './lots.ts';
import { nearMissOf, poolNearMiss } from './near-miss.ts';
import type { Offer } from './offer.ts';
import { poolsOf } from './promos.ts';
import { Reach } from './reach.ts';
import { bogo, context, line, multiBuy, offer } from './testing/samples.ts';
import type { CartLine } from './cart.ts';

const { placedAt } = context();
const milk = line({ qty: 2 });
const cheap = line({ lineId: 'half', upc: 'half', listCents: 300 });
const miss = (changes: Partial<Offer>, lines: CartLine[] = [milk]) =>
  nearMissOf(offer(changes), lines, lotsOf(lines), new Reach(lines, placedAt));
const get = (type: Offer['get']['discount']['type'], value: number, qty = 1) => ({ qty, discount: { type, value } });
const both = { upcs: ['milk', 'half'] };

test('N-42 nothing is missing of an offer that none of the goods in the cart are of, or that has enough', () => {
  expect(miss({ buy: { upcs: ['tea'], minQty: 3 } })).toBeNull();
  expect(miss({ buy: { upcs: ['milk'], minQty: 2 } })).toBeNull();
  expect(miss({ buy: { upcs: ['milk'], minCents: 800 } })).toBeNull();
});

test('N-42 units, cents, or a weight are missing', () => {
  expect(miss({ buy: { upcs: ['milk'], minQty: 3 } })).toEqual({
    offerId: 'offer',
    missing: { units: 1 },
    gainCents: 100,
  });
  expect(miss({ buy: { upcs: ['milk'], minCents: 801 } })?.missing).toEqual({ cents: 1 });
  const apples = line({ upc: 'apples', weight: 120 });
  expect(miss({ buy: { upcs: ['apples'], minWeight: 200 } }, [apples])?.missing).toEqual({ weight: 80 });
});

test.each([
  ['an amount, no more than it all costs', get('AMOUNT_OFF', 5000), 3 * 300],
  ['an amount, once', get('AMOUNT_OFF', 250), 250],
  ['a percentage of as many as it takes', get('PERCENT', 1000), 90],
  ['all of them', get('FREE', 0), 900],
  ['a price of each', get('FIXED_PRICE', 250), 150],
  ['a price that is no lower', get('FIXED_PRICE', 301), 0],
])('N-42 what is gained on units that cost what the cheapest does: %s', (_, of, gainCents) => {
  expect(
    miss(
      { buy: { ...both, minQty: 3 }, get: of },
      [milk, cheap].slice(0, 2).map((each) => ({ ...each, qty: 1 })),
    ),
  ).toEqual({
    offerId: 'offer',
    missing: { units: 1 },
    gainCents,
  });
});

test('N-42 a must-buy has one price for the group', () => {
  const group = { proto: 'MUST_BUY' as const, buy: { upcs: ['milk'], minQty: 3 }, get: get('FIXED_PRICE', 1000) };
  expect(miss(group)?.gainCents).toBe(200);
});

test('N-42 of money, what is gained is on the money; of a weight, on a unit', () => {
  const money = { buy: { upcs: ['milk'], minCents: 1000 } };
  expect(miss({ ...money, get: get('PERCENT', 1000) })?.gainCents).toBe(100);
  expect(miss({ ...money, get: get('FREE', 0) })?.gainCents).toBe(1000);
  const apples = line({ upc: 'apples', weight: 120 });
  expect(miss({ buy: { upcs: ['apples'], minWeight: 200 }, get: get('PERCENT', 1000) }, [apples])?.gainCents).toBe(48);
});

test('N-42 of a buy-some-get-some, what is bought and what is had both have to be there', () => {
  const getX = { proto: 'BUYX_GETX' as const, buy: { upcs: ['milk'], minQty: 2 } };
  expect(miss({ ...getX, get: get('FREE', 0, 2) })).toEqual({
    offerId: 'offer',
    missing: { units: 2 },
    gainCents: 800,
  });
  expect(miss({ ...getX, get: get('AMOUNT_OFF', 150, 2) })?.gainCents).toBe(300);
  expect(miss({ ...getX, buy: { upcs: ['milk'], minQty: 1 }, get: get('FREE', 0, 1) })).toBeNull();
});

test('N-42 of a buy-this-get-that, what is had may be all that is missing', () => {
  const getY = { proto: 'BUYX_GETY' as const, buy: { upcs: ['milk'], minQty: 2 } };
  const half = (qty: number) => ({ ...get('FREE', 0, qty), upcs: ['half'] });
  expect(miss({ ...getY, get: half(3) }, [milk, cheap])).toEqual({
    offerId: 'offer',
    missing: { units: 2 },
    gainCents: 900,
  });
  expect(miss({ ...getY, get: half(1) }, [milk, cheap])).toBeNull();
  // Nothing there that says what one costs.
  expect(miss({ ...getY, get: half(1) }, [milk])).toEqual({ offerId: 'offer', missing: { units: 1 }, gainCents: 0 });
  // What could be had, but for what has to be bought.
  expect(miss({ ...getY, get: half(1) }, [cheap])).toMatchObject({ missing: { units: 2 } });
  // What costs nothing is no unit that could be had.
  expect(miss({ ...getY, get: half(1) }, [milk, { ...cheap, listCents: 0 }])?.missing).toEqual({ units: 1 });
});

test('N-36 N-42 what the law leaves out counts for no offer on the order', () => {
  const order = { proto: 'REWARDS_FLAT' as const, buy: { minCents: 3000 }, get: get('AMOUNT_OFF', 500) };
  const wine = line({ lineId: 'wine', upc: 'wine', category: 'ALCOHOL', listCents: 2000 });
  expect(miss(order, [milk, wine])).toEqual({ offerId: 'offer', missing: { cents: 2200 }, gainCents: 500 });
  expect(miss(order, [wine])).toBeNull();
});

test('S-147 N-42 units under a buy-get count for no must-buy of the store', () => {
  const group = { proto: 'MUST_BUY' as const, buy: { upcs: ['milk', 'half'], minQty: 3 } };
  expect(miss(group, [{ ...milk, promo: bogo }, cheap])?.missing).toEqual({ units: 2 });
  expect(miss(group, [{ ...milk, promo: bogo }])).toBeNull();
});

const pool = (lines: CartLine[]) => poolsOf(lines, context()).map((each) => poolNearMiss(each, lines));

test('N-42 what a deal lacks for one more group, and what that gains', () => {
  const gain = (units: number, gainCents: number) => [{ offerId: 'promo:milk', missing: { units }, gainCents }];
  expect(pool([line({ qty: 3, promo: bogo })])).toEqual(gain(1, 400));
  expect(pool([line({ qty: 2, promo: bogo })])).toEqual([null]);
  expect(pool([line({ qty: 1, promo: { ...bogo, buy: 2, free: 2 } as never })])).toEqual(gain(3, 800));
  expect(pool([line({ qty: 1, promo: multiBuy(3, 1000) })])).toEqual(gain(2, 200));
  expect(pool([line({ qty: 1, promo: multiBuy(3, 1200) })])).toEqual([null]);
  expect(pool([line({ qty: 1, promo: multiBuy(3, 1300) })])).toEqual([null]);
});

test('N-42 a deal of several products gains what the cheapest costs, by weight if it is weighed', () => {
  const promo = { ...bogo, group: 'dairy' };
  const lines = [
    line({ lineId: '1', upc: 'a', promo }),
    line({ lineId: '2', upc: 'b', promo, listCents: 300, weight: 50 }),
    line({ lineId: '3', upc: 'c', promo, listCents: 200 }),
  ];
  expect(pool(lines)).toEqual([{ offerId: 'promo:dairy', missing: { units: 1 }, gainCents: 150 }]);
});

test('N-42 a unit that is there for a cent can be had, one that is free is not lacking for an offer on items', () => {
  const getY = { proto: 'BUYX_GETY' as const, buy: { upcs: ['milk'] }, get: { ...get('FREE', 0), upcs: ['half'] } };
  expect(miss(getY, [milk, { ...cheap, listCents: 1 }])).toBeNull();
  expect(miss({}, [line({ listCents: 0 })])).toBeNull();
});

test('N-42 an amount is taken off once for as many as it takes, and what is free needs no value', () => {
  expect(miss({ buy: { upcs: ['milk'], minQty: 3 }, get: get('AMOUNT_OFF', 100, 3) })?.gainCents).toBe(100);
  expect(miss({ buy: { upcs: ['milk'], minQty: 3 }, get: get('FREE', 50) })?.gainCents).toBe(1200);
});
