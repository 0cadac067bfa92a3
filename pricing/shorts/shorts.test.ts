import { expect, test } from 'vitest';
import { quoteInputs } from '../receipts/digest.ts';
import { version } from '../settle.ts';
import { bogo, context, line, multiBuy, offer } from '../testing/samples.ts';
import { afterRemoval, afterShorts, refundOf } from './after-shorts.ts';

const thirtyOff = offer({
  offerId: 'thirty',
  proto: 'REWARDS_FLAT',
  buy: { minCents: 10_000 },
  get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 3000 } },
});
const goods = (lineId: string, listCents: number) => line({ lineId, upc: lineId, listCents });
/** $101 of goods with $30 off. */
const hundredAndOne = quoteInputs([goods('roast', 9500), goods('salad', 600)], [thirtyOff], context());

test('T-86 $30 off $100 stays whole after the store shorts $6 of $101', () => {
  const { quote: after, courtesies, courtesyCents } = afterShorts(hundredAndOne, [{ lineId: 'salad', qty: 0 }]);
  expect(after.totals).toMatchObject({ listCents: 9500, orderOfferCents: 3000, goodsCents: 6500 });
  expect(courtesies).toMatchObject([{ offerId: 'thirty', cents: 3000 }]);
  expect(courtesyCents).toBe(3000);
  expect(refundOf(7100, after.totals.totalCents)).toBe(600);
});

test('N-41 a case of six stays 10% off when the store shorts a bottle, and not when the shopper takes one out', () => {
  const volume = { qty: 6, group: 'wine', off: { type: 'RATE' as const, rate: 1000 } };
  const six = quoteInputs(
    [
      line({ lineId: 'pinot', upc: 'pinot', qty: 4, listCents: 2000, volume }),
      line({ lineId: 'rosé', upc: 'rosé', qty: 2, listCents: 1505, volume }),
    ],
    [],
    context(),
  );
  const { quote: after, courtesyCents } = afterShorts(six, [{ lineId: 'pinot', qty: 3 }]);
  expect([after.totals.goodsCents, courtesyCents]).toEqual([3 * 1800 + 2 * 1354, 3 * 200 + 2 * 151]);
  expect(afterRemoval(six, [{ lineId: 'pinot', qty: 3 }]).quote.totals.goodsCents).toBe(3 * 2000 + 2 * 1505);
});

test('N-42 an order of older rules that is priced anew names the rules of today', () => {
  const older = { ...hundredAndOne, rules: '2' };
  const { inputs, quote: after } = afterShorts(older, [{ lineId: 'salad', qty: 0 }]);
  expect([inputs.rules, after.version]).toEqual([version, version]);
});

test('T-87 the discount is lost when the shopper takes the $6 out', () => {
  const { quote: after, courtesyCents } = afterRemoval(hundredAndOne, [{ lineId: 'salad', qty: 0 }]);
  expect(after.totals).toMatchObject({ orderOfferCents: 0, goodsCents: 9500 });
  expect(courtesyCents).toBe(0);
  // Returned after it was paid for, it would cost more to keep the rest: nothing goes back.
  expect(refundOf(7100, after.totals.totalCents)).toBe(0);
});

test('N-41 an order-level offer never takes off more than the goods that are left', () => {
  const { quote: after, courtesyCents } = afterShorts(hundredAndOne, [{ lineId: 'roast', qty: 0 }]);
  expect(after.totals).toMatchObject({ orderOfferCents: 600, goodsCents: 0 });
  expect(courtesyCents).toBe(600);
  expect(
    afterShorts(hundredAndOne, [
      { lineId: 'roast', qty: 0 },
      { lineId: 'salad', qty: 0 },
    ]).quote.totals.totalCents,
  ).toBe(0);
});

test.each([
  ['2 for $5', multiBuy(2, 500), 4, 3, 750],
  ['2 for $5 with one left over', multiBuy(2, 500), 3, 2, 500],
  ['2 for $5 with one left over', multiBuy(2, 500), 5, 3, 750],
  ['2 for $5', multiBuy(2, 500), 2, 1, 250],
  ['2 for $5', multiBuy(2, 500), 2, 0, 0],
  ['buy one, get one free', bogo, 2, 1, 200],
  ['buy one, get one free', bogo, 5, 3, 600],
])(
  'N-41 %s: what is left of a broken multi-buy keeps its average unit price',
  (name, promo, ordered, packed, cents) => {
    const listCents = name.startsWith('buy') ? 400 : 300;
    const placement = quoteInputs([line({ listCents, promo, qty: ordered })], [], context());
    const { quote: after } = afterShorts(placement, [{ lineId: 'milk', qty: packed }]);
    expect(after.totals.goodsCents).toBe(cents);
  },
);

test('N-41 a coupon for two keeps its share on the one that came, and a threshold keeps its amount', () => {
  const forTwo = offer({ offerId: 'two', buy: { upcs: ['milk'], minQty: 2 } });
  const two = quoteInputs([line({ qty: 2 })], [forTwo], context());
  expect(afterShorts(two, [{ lineId: 'milk', qty: 1 }]).quote.totals.goodsCents).toBe(350);
  const fromSix = offer({ offerId: 'six', buy: { upcs: ['milk'], minCents: 600 } });
  const six = quoteInputs([line({ qty: 2 })], [fromSix], context());
  expect(afterShorts(six, [{ lineId: 'milk', qty: 1 }]).quote.totals.goodsCents).toBe(300);
});

test('N-41 a coupon for one unit comes along if a unit is left, and goes back if none is', () => {
  const placement = quoteInputs([line({ qty: 2 }), goods('eggs', 300)], [offer()], context());
  const one = afterShorts(placement, [{ lineId: 'milk', qty: 1 }]);
  expect([one.quote.totals.goodsCents, one.courtesyCents]).toEqual([600, 0]);
  const none = afterShorts(placement, [{ lineId: 'milk', qty: 0 }]);
  expect([none.quote.totals.goodsCents, none.courtesyCents]).toEqual([300, 0]);
  expect(none.quote.notApplied).toEqual([{ offerId: 'offer', reasonCode: 'NO_MATCHING_ITEM' }]);
});

test('N-41 a coupon follows an accepted substitute of its group, and is a courtesy on another', () => {
  const coupon = offer({ offerId: 'mf', funding: 'MF', buy: { upcs: ['milk', 'oat'] } });
  const placement = quoteInputs([line()], [coupon], context());
  const substitutedBy = (upc: string) => {
    const { lineId: _, qty: __, ...substitute } = goods(upc, 450);
    return afterShorts(placement, [{ lineId: 'milk', qty: 1, substitute }]);
  };
  const [same, other] = [substitutedBy('oat'), substitutedBy('soy')];
  expect(same).toMatchObject({ quote: { totals: { goodsCents: 350, manufacturerCents: 100 } }, courtesyCents: 0 });
  expect(other).toMatchObject({ quote: { totals: { goodsCents: 350 } }, courtesyCents: 100 });
  expect(other.quote.lines).toMatchObject([{ lineId: 'milk', upc: 'soy', netCents: 350 }]);
});

test('T-88 a real weight of 1.37 lb instead of 1 lb: unit price as it was, coupon by the real weight', () => {
  const tenth = offer({ get: { qty: 1, discount: { type: 'PERCENT', value: 1000 } } });
  const placement = quoteInputs([line({ weight: 100 })], [tenth], context());
  const { quote: after, courtesyCents } = afterShorts(placement, [{ lineId: 'milk', qty: 1, weight: 137 }]);
  expect(after.totals).toMatchObject({ listCents: 548, storeOfferCents: 55, goodsCents: 493 });
  expect(courtesyCents).toBe(0);
});

test('T-88 a package that weighs less than it should keeps the threshold that it was to reach', () => {
  const fromAPound = offer({ buy: { upcs: ['milk'], minWeight: 100 } });
  const placement = quoteInputs([line({ weight: 100 })], [fromAPound], context());
  const { quote: after, courtesyCents } = afterShorts(placement, [{ lineId: 'milk', qty: 1, weight: 95 }]);
  expect([after.totals.goodsCents, courtesyCents]).toEqual([280, 100]);
});

test('N-41 goods that were got for others stay as cheap if the store is out of those', () => {
  const free = offer({
    proto: 'BUYX_GETY',
    buy: { upcs: ['chips'] },
    get: { upcs: ['salsa'], qty: 1, discount: { type: 'FREE', value: 0 } },
    maxApplications: null,
  });
  const cart = [line({ upc: 'chips', listCents: 300, qty: 2 }), line({ upc: 'salsa', listCents: 800, qty: 2 })];
  const placement = quoteInputs(cart, [free], context());
  const { quote: after, courtesyCents } = afterShorts(placement, [{ lineId: 'chips', qty: 1 }]);
  expect([after.totals.goodsCents, courtesyCents]).toEqual([300, 800]);
});
