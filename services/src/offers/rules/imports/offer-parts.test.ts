import { expect, test } from 'vitest';
import { fieldsFrom, type OfferField } from './fields.ts';
import { knownGoods } from './goods-in.ts';
import { offerDraft } from './offer-draft.ts';

const milk = { upc: '614141000012', name: 'Whole Milk', brandName: 'Meadow Lane', pictureId: 'p-1' };
const goods = knownGoods([{ ...milk, departmentId: 'dairy', department: 'Dairy & Eggs' }]);
type Given = Partial<Record<OfferField, string>>;
const plain: Given = { offerId: 'milk-1', discount: 'AMOUNT_OFF', value: '1.50', upcs: milk.upc, endsOn: '2026-08-31' };
const read = (more: Given = {}) =>
  offerDraft(fieldsFrom(Object.entries({ ...plain, ...more }) as [OfferField, string][]), goods);
const whole: Given = { upcs: '', spend: '30' };

test.each<[Given, object]>([
  [{}, { usageType: 'ONE_TIME', ordersEach: 1, ordersADay: null, clipLimit: null, budgetCents: null }],
  [{ uses: '1' }, { usageType: 'ONE_TIME', ordersEach: 1 }],
  [
    { usage: 'multi', uses: '99' },
    { usageType: 'MULTI', ordersEach: 99 },
  ],
  [{ usage: 'one-time' }, { usageType: 'ONE_TIME' }],
  [{ usage: 'UNLIMITED' }, { usageType: 'UNLIMITED', ordersEach: null }],
  [
    { perDay: '99', clipLimit: '999999999' },
    { ordersADay: 99, clipLimit: 999_999_999 },
  ],
  [{ times: '99' }, { rule: { maxApplications: 99 } }],
  [{ ...whole, times: '1' }, { rule: { maxApplications: 1 } }],
  [{ budget: '$1,234.56' }, { budgetCents: 123_456 }],
  [{ budget: '0.29' }, { budgetCents: 29 }],
])('N-32 a record with %j limits its offer by %j', (more, limits) => {
  expect(read(more)).toMatchObject(limits);
});

const counts = 'uses, perDay, times, and clipLimit are whole numbers of at least 1';
test.each<[Given, string]>([
  [{ uses: '2' }, 'uses above 1 need the usage MULTI'],
  [{ usage: 'MULTI' }, 'the usage MULTI needs uses'],
  [{ usage: 'UNLIMITED', uses: '2' }, 'the usage UNLIMITED has no uses'],
  [{ usage: 'OFTEN' }, `usage "OFTEN" isn't ONE_TIME, MULTI, or UNLIMITED`],
  [{ usage: 'MULTI', uses: '100' }, counts],
  [{ uses: '0' }, counts],
  [{ perDay: '100' }, counts],
  [{ times: '100' }, counts],
  [{ clipLimit: '0' }, counts],
  [{ ...whole, times: '2' }, 'what counts for a whole order is given once an order'],
  [
    { upcs: '', discount: '', points: '100', spend: '30', times: '2' },
    'what counts for a whole order is given once an order',
  ],
  [{ budget: 'much' }, 'budget "much" isn\'t an amount in dollars'],
  [{ budget: '0' }, 'budget "0" is nothing; a price is above 0'],
  [{ startsOn: 'soon' }, 'startsOn "soon" isn\'t a day such as 2026-12-31'],
  [{ endsOn: 'never' }, 'endsOn "never" isn\'t a day such as 2026-12-31'],
  [{ endsOn: '' }, 'has no endsOn'],
  [{ startsOn: '2026-09-01' }, 'endsOn is before startsOn'],
  [{ type: 'GR' }, 'type "GR" isn\'t one of PD, MF, SC, CC, GR, TR, WS'],
  [{ channels: 'PICKUP DRONE' }, 'channel "DRONE" is unknown'],
  [{ banners: 'safeway <b>' }, '"<b>" names no banner, division, or store'],
  [{ divisions: 'x'.repeat(33) }, `"${'x'.repeat(33)}" names no banner, division, or store`],
  [{ name: 'x'.repeat(121) }, 'name is longer than 120 characters'],
  [{ brand: 'x'.repeat(81) }, 'brand is longer than 80 characters'],
  [{ description: 'x'.repeat(501) }, 'description is longer than 500 characters'],
  [{ terms: 'x'.repeat(2001) }, 'terms is longer than 2000 characters'],
  [{ gs1: 'hello' }, 'gs1 "hello" isn\'t a coupon code of AI (8110)'],
  [{ offerId: '' }, 'offerId "" isn\'t letters, digits, - and _, at most 64'],
  [{ name: '!!!' }, 'has no name'],
])('N-81 a record with %j is refused with the reason', (more, reason) => {
  expect(read(more)).toBe(reason);
});

test.each<[Given, string]>([
  [{ description: 'Buy one, get one free on all milk.' }, 'description says "buy 1 get 1 free"'],
  [{ name: 'Milk, 2 for $5' }, 'name says "2 for $5"'],
  [{ description: 'Save $2 today' }, 'description says "save $2"'],
  [{ description: '$2 off 2, must buy 2', value: '2' }, 'description says "must buy 2"'],
  [{ description: '20% off' }, 'description says "20% off"'],
  [{ description: 'Only $2.99 each' }, 'description says "$2.99 each"'],
  [
    { description: 'Buy 2 get 1 half off', get: '1', buy: '2', discount: 'FREE', value: '' },
    'description says "half off"',
  ],
])('N-34 a record whose words promise what it does not give is refused: %j', (more, reason) => {
  expect(read(more)).toBe(`${reason}, which isn't what the offer gives`);
});

test.each<Given>([
  { description: 'Save $1.50 on organic milk, mix and match' },
  { description: '$1.50 off, must buy 2', buy: '2' },
  { description: 'Buy one, get one half off', get: '1', discount: 'PERCENT', value: '50' },
  { description: 'Buy 2 get 1 free', buy: '2', get: '1', discount: 'FREE', value: '' },
  { description: '2 for $5', buy: '2', discount: 'FIXED_PRICE', value: '5' },
  { description: '$2.99 each', discount: 'FIXED_PRICE', value: '2.99' },
  { description: '20% off', discount: 'PERCENT', value: '20' },
  { description: 'From cows on 2 farms; limit 4', discount: 'PERCENT', value: '20' },
])('N-34 a record whose words say what it gives, or nothing of it, is taken: %j', (more) => {
  expect(read(more)).toMatchObject({ card: { description: more.description } });
});

test('N-81 what is as long as it may be is taken', () => {
  const longest = {
    name: 'x'.repeat(120),
    brand: 'x'.repeat(80),
    description: 'x'.repeat(500),
    terms: 'x'.repeat(2000),
  };
  expect(read({ ...longest, startsOn: plain.endsOn! })).toMatchObject({ startsOn: '2026-08-31', endsOn: '2026-08-31' });
});

test.each<[Given, object]>([
  [{}, { pgm: 'CC', offerType: 'SC', funding: 'STORE', programType: 'COUPON', subPgm: null, startsOn: '2000-01-01' }],
  [{ type: 'mf' }, { pgm: 'CC', offerType: 'MF', funding: 'MF' }],
  [{ type: 'PD' }, { pgm: 'PD', offerType: 'PD', funding: 'STORE' }],
  [{ type: 'SC' }, { offerType: 'SC' }],
  [{ type: 'CC' }, { offerType: 'CC' }],
  [{ ...whole, discount: '', points: '100' }, { programType: 'REWARDS' }],
  [{ boxTop: 'Yes' }, { subPgm: '07' }],
  [{ boxTop: 'no' }, { subPgm: null }],
  [{ stackGroup: 'x'.repeat(65) }, { stackGroup: 'x'.repeat(64) }],
  [{}, { stackGroup: null, events: [], banners: null, divisions: null, stores: null, channels: null }],
  [{ channels: 'delivery pickup in_store shipping' }, { channels: ['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'] }],
  [{ events: ` Summer , ,${'x'.repeat(65)}` }, { events: ['Summer', 'x'.repeat(64)] }],
  [{ ...whole }, { rule: { buy: { minCents: 3000 } }, departmentId: 'everything' }],
  [
    { upcs: '', department: 'dairy' },
    { rule: { buy: { department: 'dairy' } }, upcs: [] },
  ],
])('N-32 S-96 a record with %j is an offer with %j', (more, offer) => {
  expect(read(more)).toMatchObject(offer);
});

test('N-34 an offer on everything names no goods', () => {
  const offer = read(whole);
  expect(typeof offer === 'string' ? offer : offer.rule.buy).toEqual({ minCents: 3000 });
});

test.each<[Given, object]>([
  [{}, { isClippable: true, instantAllocation: false, promoType: null, valueCents: 150, brand: 'Meadow Lane' }],
  [{}, { name: 'Whole Milk', disclaimer: 'Offer good through August 31 at participating stores and online.' }],
  [{}, { description: 'Save $1.50 on any variety or size of Whole Milk.', limits: 'Limit one per household.' }],
  [
    { description: 'Any size.', terms: 'One each.' },
    { description: 'Any size.', disclaimer: 'One each.' },
  ],
  [{ brand: 'Own' }, { brand: 'Own' }],
  [
    { discount: 'FIXED_PRICE', value: '5', buy: '2' },
    { promoType: 'M', valueCents: null },
  ],
  [
    { discount: 'FIXED_PRICE', value: '5' },
    { promoType: null, valueCents: null },
  ],
  [
    { discount: 'FREE', value: '', get: '1' },
    { promoType: 'B', valueCents: null },
  ],
  [{ ...whole, discount: 'PERCENT', value: '10' }, { valueCents: null }],
  [{ imageId: 'milk-jug' }, { imageId: 'milk-jug' }],
  [{ imageId: '../etc' }, { imageId: 'shopping-bags' }],
])('S-85 a record with %j has a card with %j', (more, card) => {
  expect(read(more)).toMatchObject({ card });
});

test('S-96 a coupon code of the store is the store’s', () => {
  const gs1 = (store: number) => `811006141410001233100110000900${store}03260831`;
  const [makers, stores] = [0, 1].map((store) => read({ gs1: gs1(store), endsOn: '', startsOn: '' }));
  expect([makers, stores]).toMatchObject([{ offerType: 'MF' }, { offerType: 'SC' }]);
});
