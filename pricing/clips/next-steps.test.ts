import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { bogo, context, line, offer } from '../testing/samples.ts';
import { clipPlan } from './clip-plan.ts';
import { nextSteps, nextStepsOneByOne } from './next-steps.ts';

const stepsOf = (cart: readonly CartLine[], offers: readonly Offer[]) =>
  nextSteps(cart, offers, context(), clipPlan(cart, offers, context()));
const two = (changes: Partial<Offer> = {}) => offer({ buy: { upcs: ['milk'], minQty: 2 }, ...changes });

test.each([true, false])(
  'N-42 one more for an offer (clipped: %s) says the line and what it takes off',
  (isClipped) => {
    expect(stepsOf([line()], [two({ isClipped })])).toEqual([
      { offerId: 'offer', missing: { units: 1 }, gainCents: 100, isClipped, lineIds: ['milk'] },
    ]);
  },
);

test('N-42 what another coupon would do already is no step', () => {
  const better = offer({
    offerId: 'better',
    get: { qty: 1, discount: { type: 'FREE', value: 0 } },
    maxApplications: null,
  });
  expect(stepsOf([line()], [two(), better])).toEqual([]);
});

test('N-42 money that is missing is a step only where the share that is paid falls, and half of it is there', () => {
  const off = (value: number): Offer =>
    offer({
      proto: 'REWARDS_FLAT',
      buy: { minCents: 1000 },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value } },
      isClipped: false,
    });
  expect(stepsOf([line()], [off(300)])).toEqual([]);
  expect(stepsOf([line({ qty: 2 })], [off(300)])).toEqual([
    { offerId: 'offer', missing: { cents: 200 }, gainCents: 300, isClipped: false, lineIds: [] },
  ]);
});

test('N-42 what is not in the cart at all is no step', () => {
  expect(stepsOf([line({ upc: 'eggs', lineId: 'eggs' })], [two({ isClipped: false })])).toEqual([]);
});

test('N-42 a coupon for more than one is not advised where the unit costs no less with it', () => {
  const dear = offer({
    offerId: 'fixed',
    proto: 'MUST_BUY',
    buy: { upcs: ['milk'], minQty: 2 },
    get: { qty: 2, discount: { type: 'FIXED_PRICE', value: 790 } },
    isClipped: false,
  });
  const single = offer({ offerId: 'single', maxApplications: 1, stackGroup: 'milk' });
  // One carton is $3 with its coupon; two would be $7.90 instead, or $7 with that coupon on one of them.
  expect(stepsOf([line()], [{ ...dear, stackGroup: 'milk' }, single])).toEqual([]);
});

const eggs = line({ upc: 'eggs', lineId: 'eggs', listCents: 300, qty: 10 });
const off = (value: number) => ({ qty: 1, discount: { type: 'AMOUNT_OFF' as const, value } });
const forSo = (qty: number, value: number) =>
  two({
    offerId: 'bulk',
    proto: 'MUST_BUY',
    buy: { upcs: ['milk'], minQty: qty },
    get: { qty, discount: { type: 'FIXED_PRICE', value } },
    stackGroup: 'milk',
  });

test('N-42 only lines of the offer would do, and only they have to become cheaper', () => {
  expect(stepsOf([line(), eggs], [forSo(2, 790)])).toEqual([
    { offerId: 'bulk', missing: { units: 1 }, gainCents: 10, isClipped: true, lineIds: ['milk'] },
  ]);
});

test('N-42 units that would cost as much as they do now are no step, however much else is in the cart', () => {
  const single = offer({ offerId: 'single', maxApplications: 2, stackGroup: 'milk' });
  // $3 each with the coupon, and $3 each in the bulk of two or three.
  expect(stepsOf([line()], [{ ...single, maxApplications: 1 }, forSo(2, 600)])).toEqual([]);
  expect(stepsOf([line(), eggs], [{ ...single, maxApplications: 1 }, forSo(2, 600)])).toEqual([]);
  expect(stepsOf([line({ qty: 2 })], [single, forSo(3, 900)])).toEqual([]);
  expect(stepsOf([line({ qty: 2 })], [single, forSo(3, 890)])).toMatchObject([{ offerId: 'bulk' }]);
});

test('N-42 more of the cheapest is what would do', () => {
  const either = two({
    buy: { upcs: ['milk', 'half'], minQty: 3 },
    get: { qty: 1, discount: { type: 'PERCENT', value: 1000 } },
  });
  expect(stepsOf([line(), line({ upc: 'half', lineId: 'half', listCents: 300 })], [either])).toMatchObject([
    { gainCents: 100, lineIds: ['milk', 'half'] },
  ]);
});

test('N-42 a weight that is missing is added to the packages there are, and the pound has to become cheaper', () => {
  const apples = line({ upc: 'apples', lineId: 'apples', weight: 120, qty: 2, listCents: 100 });
  const weighed = (hundredths: number) =>
    two({
      buy: { upcs: ['apples'], minWeight: 301 },
      get: { qty: 1, discount: { type: 'PERCENT', value: hundredths } },
    });
  // 31 hundredths of a pound more in each: $3.02 in all.
  for (const [hundredths, gainCents] of [
    [5000, 151],
    [100, 3],
  ] as const)
    expect(stepsOf([apples], [weighed(hundredths)])).toEqual([
      { offerId: 'offer', missing: { weight: 61 }, gainCents, isClipped: true, lineIds: ['apples'] },
    ]);
});

test('N-42 of packages that are missing, the package has to become cheaper, whatever it weighs', () => {
  const apples = line({ upc: 'apples', lineId: 'apples', weight: 100, listCents: 200 });
  const pears = line({ upc: 'pears', lineId: 'pears', weight: 300, listCents: 100 });
  const three = (value: number) => two({ buy: { upcs: ['apples', 'pears'], minQty: 3 }, get: off(value) });
  // $2 and $3 now; with a package more of pears $8, less the coupon.
  expect(stepsOf([apples, pears], [three(50)])).toEqual([]);
  expect(stepsOf([apples, pears], [three(51)])).toMatchObject([{ gainCents: 51 }]);
});

test('N-42 a coupon that would only take the place of one as good is no step', () => {
  const same = ['a', 'b'].map((offerId) => two({ offerId, stackGroup: 'milk' }));
  expect(stepsOf([line()], same)).toEqual([]);
});

test('N-42 a step is priced without what is not clipped, and with what is', () => {
  const better = offer({
    offerId: 'better',
    get: off(300),
    isClipped: false,
    stackGroup: 'milk',
    maxApplications: null,
  });
  const plain = two({ isClipped: false, stackGroup: 'milk' });
  expect(stepsOf([line()], [plain, better])).toMatchObject([{ offerId: 'offer', gainCents: 100 }]);
  expect(stepsOf([line()], [plain, { ...better, isClipped: true }])).toEqual([]);
});

test('N-42 what another offer does by itself with as much is no step of this one', () => {
  const bulk = { ...forSo(2, 500), offerId: 'other' };
  const dollar = two({ stackGroup: 'milk' });
  const onEggs = offer({ offerId: 'eggs', buy: { upcs: ['eggs'] } });
  expect(stepsOf([line(), eggs], [bulk, dollar, onEggs]).map(({ offerId }) => offerId)).toEqual(['other']);
});

test("N-42 a promo's own near miss is no step of an offer, and keeps none away", () => {
  const maker = two({ buy: { upcs: ['eggs'], minQty: 11 }, isClipped: false, funding: 'MF' });
  expect(stepsOf([line({ promo: bogo }), eggs], [maker]).map(({ offerId }) => offerId)).toEqual(['offer']);
});

test('N-42 a cent is a gain, and nothing is none', () => {
  expect(stepsOf([line()], [two({ get: off(1) })])).toMatchObject([{ gainCents: 1 }]);
  expect(stepsOf([line()], [forSo(2, 800)])).toEqual([]);
});

test('N-42 as much again as the cart costs is the most money that is near', () => {
  const order = (minCents: number) => offer({ proto: 'REWARDS_FLAT', buy: { minCents }, get: off(500) });
  expect(stepsOf([line()], [order(800)])).toMatchObject([{ missing: { cents: 400 } }]);
  expect(stepsOf([line()], [order(801)])).toEqual([]);
});

test('N-42 money is a step only where the share of the list price that is paid falls', () => {
  const sale = line({ listCents: 1000, promo: { type: 'P', priceCents: 800, endsOn: bogo.endsOn } });
  const order = (value: number) => offer({ proto: 'REWARDS_FLAT', buy: { minCents: 1000 }, get: off(value) });
  // 80% is paid now. With $2 more at list price, $0.40 off leaves it at 80%.
  expect(stepsOf([sale], [order(40)])).toEqual([]);
  expect(stepsOf([sale], [order(41)])).toHaveLength(1);
});

test('N-42 the largest gain comes first, then the id; of many, those with the largest are tried, one at a time', () => {
  const offers = Array.from({ length: 9 }, (_, index) => {
    const upc = `${index}`;
    return two({ offerId: `offer ${index}`, buy: { upcs: [upc], minQty: 2 }, get: off(index < 2 ? 100 : 100 + index) });
  });
  const cart = offers.map((_, index) => line({ upc: `${index}`, lineId: `${index}` }));
  const inOrder = [8, 7, 6, 5, 4, 3, 2, 0].map((index) => `offer ${index}`);
  expect(stepsOf(cart, offers).map(({ offerId }) => offerId)).toEqual(inOrder);
  expect([...nextStepsOneByOne(cart, offers, context(), clipPlan(cart, offers, context()))]).toHaveLength(8);
});

test('N-42 a step gains what it does besides what is clipped, and stands by that', () => {
  const milk = two({ get: off(300), stackGroup: 'milk' });
  const clipped = offer({ offerId: 'clipped', stackGroup: 'milk' });
  const onEggs = two({ offerId: 'eggs', buy: { upcs: ['eggs'], minQty: 11 }, get: off(250) });
  expect(stepsOf([line(), eggs], [milk, clipped, onEggs])).toMatchObject([
    { offerId: 'eggs', gainCents: 250 },
    { offerId: 'offer', gainCents: 200 },
  ]);
});

test('N-42 S-98 of a buy-this-get-that, both what is bought and what is got would do', () => {
  const getEggs = two({
    proto: 'BUYX_GETY',
    buy: { upcs: ['milk'], minQty: 2 },
    get: { upcs: ['caviar'], qty: 1, discount: { type: 'FREE', value: 0 } },
  });
  const caviar = line({ upc: 'caviar', lineId: 'caviar', listCents: 5000 });
  expect(stepsOf([line(), caviar, eggs], [getEggs])).toMatchObject([{ gainCents: 5000, lineIds: ['milk', 'caviar'] }]);
});
