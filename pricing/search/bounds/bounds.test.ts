import { expect, test } from 'vitest';
import type { CartLine, PriceContext } from '../../cart.ts';
import { inCanonicalOrder, lotsOf } from '../../lots.ts';
import type { Offer } from '../../offer.ts';
import { Reach } from '../../reach.ts';
import { atOnce, Pace } from '../../steps.ts';
import { context, line, offer } from '../../testing/samples.ts';
import { Bounds } from './bounds.ts';
import { dealOf } from '../deal.ts';
import { Field } from '../field.ts';

const of = (upc: string, listCents: number, qty = 1, changes: Partial<CartLine> = {}): CartLine =>
  line({ upc, lineId: upc, listCents, qty, ...changes });
const get = (type: Offer['get']['discount']['type'], value: number, more: Partial<Offer['get']> = {}) => ({
  qty: 1,
  discount: { type, value },
  ...more,
});
const off = (offerId: string, value: number, changes: Partial<Offer> = {}): Offer =>
  offer({ offerId, buy: {}, get: get('AMOUNT_OFF', value), ...changes });
const upcs = (...given: string[]) => ({ buy: { upcs: given } });
const mf = { funding: 'MF' as const };
const unlimited = { maxApplications: null };

/** Offers that are worth so little that none of them stands. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    off(`few-${index}`, 1, { ...upcs('a'), funding: index % 2 === 0 ? 'STORE' : 'MF' }),
  );

const far = of('far', 5, 1, { departmentId: 'far' });

/** The most that the offers may still take off a cart in which another one takes five cents off something else. */
function most(cart: readonly CartLine[], offers: readonly Offer[], more: Partial<PriceContext> = {}): number {
  const at = context(more);
  const lines = inCanonicalOrder([...cart, far]);
  const named = offers.map((each) =>
    each.buy.upcs || each.buy.department ? each : { ...each, buy: { ...each.buy, upcs: cart.map(({ upc }) => upc) } },
  );
  const reach = new Reach(lines, at.placedAt);
  const all = [...named, off('far', 5, upcs('far'))];
  const field = new Field(all, [...lines.keys()], { lines, context: at, reach, pace: new Pace() }, () => '');
  const lots = lotsOf(lines);
  return atOnce(Bounds.of(field, [dealOf(lots)], undefined)).from(0, lots) - 5;
}

test.each<[string, number, CartLine[], Offer[], Partial<PriceContext>?]>([
  ['a dollar off two of three', 200, [of('a', 400, 3)], [off('x', 100, { maxApplications: 2 })]],
  ['a dollar off what costs less', 120, [of('a', 60, 3)], [off('x', 100, { maxApplications: 2 })]],
  ['a dollar off units of two prices', 160, [of('a', 400), of('b', 60)], [off('x', 100, { maxApplications: 2 })]],
  [
    'a percentage of two of three',
    80,
    [of('a', 400, 3)],
    [off('x', 0, { get: get('PERCENT', 1000), maxApplications: 2 })],
  ],
  ['the dearest free', 400, [of('a', 400), of('b', 300)], [off('x', 0, { get: get('FREE', 0) })]],
  [
    'a price that is lower for one of two',
    50,
    [of('a', 400), of('b', 300)],
    [off('x', 0, { get: get('FIXED_PRICE', 350), ...unlimited })],
  ],
  [
    'a price per pound',
    100,
    [of('a', 400, 1, { weight: 200 })],
    [off('x', 0, { get: get('FIXED_PRICE', 350), ...unlimited })],
  ],
  ['"$1 off 2" on five', 200, [of('a', 400, 5)], [off('x', 100, { buy: { minQty: 2 }, ...unlimited })]],
  ['"$1 off 2" on what costs less', 160, [of('a', 40, 4)], [off('x', 100, { buy: { minQty: 2 }, ...unlimited })]],
  ['"$1 off 2", twice', 200, [of('a', 400, 6)], [off('x', 100, { buy: { minQty: 2 }, maxApplications: 2 })]],
  [
    'a percentage of pairs',
    160,
    [of('a', 400, 4)],
    [off('x', 0, { buy: { minQty: 2 }, get: get('PERCENT', 1000), ...unlimited })],
  ],
  [
    'a price for two',
    200,
    [of('a', 400, 4)],
    [off('x', 0, { proto: 'MUST_BUY', buy: { minQty: 2 }, get: get('FIXED_PRICE', 700, { qty: 2 }), ...unlimited })],
  ],
  ['"$3 off $10" on $25', 600, [of('a', 500, 5)], [off('x', 300, { buy: { minCents: 1000 }, ...unlimited })]],
  ['"$3 off $10" on $5', 0, [of('a', 500, 1)], [off('x', 300, { buy: { minCents: 1000 }, ...unlimited })]],
  ['more off $10 than it costs', 1000, [of('a', 500, 2)], [off('x', 1500, { buy: { minCents: 1000 }, ...unlimited })]],
  ['"$3 off $10", twice', 600, [of('a', 500, 6)], [off('x', 300, { buy: { minCents: 1000 }, maxApplications: 2 })]],
  [
    'a percentage from $10 on',
    150,
    [of('a', 500, 3)],
    [off('x', 0, { buy: { minCents: 1000 }, get: get('PERCENT', 1000), ...unlimited })],
  ],
  [
    'an amount for so much weight',
    600,
    [of('a', 500, 4, { weight: 100 })],
    [off('x', 300, { buy: { minWeight: 200 }, ...unlimited })],
  ],
  [
    'buy one, get one',
    800,
    [of('a', 400, 4)],
    [off('x', 0, { proto: 'BUYX_GETX', get: get('FREE', 0), ...unlimited })],
  ],
  [
    'buy two, get one at half price',
    400,
    [of('a', 400, 6)],
    [off('x', 0, { proto: 'BUYX_GETX', buy: { minQty: 2 }, get: get('PERCENT', 5000), ...unlimited })],
  ],
  [
    'buy one, get one, once',
    400,
    [of('a', 400, 6)],
    [off('x', 0, { proto: 'BUYX_GETX', get: get('FREE', 0), maxApplications: 1 })],
  ],
  [
    'buy this, get that',
    600,
    [of('a', 400, 2), of('b', 300, 3)],
    [off('x', 0, { proto: 'BUYX_GETY', ...upcs('a'), get: get('FREE', 0, { upcs: ['b'] }), ...unlimited })],
  ],
  [
    'buy this, get that, with one there',
    300,
    [of('a', 400, 4), of('b', 300, 1)],
    [off('x', 0, { proto: 'BUYX_GETY', ...upcs('a'), get: get('FREE', 0, { upcs: ['b'] }), ...unlimited })],
  ],
  [
    'buy this, get two of that',
    200,
    [of('a', 400, 2), of('b', 300, 3)],
    [
      off('x', 0, {
        proto: 'BUYX_GETY',
        ...upcs('a'),
        get: get('AMOUNT_OFF', 100, { upcs: ['b'], qty: 2 }),
        ...unlimited,
      }),
    ],
  ],
  [
    'buy for so much, get that',
    600,
    [of('a', 400, 4), of('b', 300, 3)],
    [
      off('x', 0, {
        proto: 'BUYX_GETY',
        buy: { upcs: ['a'], minCents: 800 },
        get: get('FREE', 0, { upcs: ['b'] }),
        ...unlimited,
      }),
    ],
  ],
  ["a store's coupon and a manufacturer's", 150, [of('a', 400, 2)], [off('x', 100), off('y', 50, mf)]],
  ["two of the store's on two units", 150, [of('a', 400, 2)], [off('x', 100), off('y', 50)]],
  ["two of the store's on one unit", 100, [of('a', 400, 1)], [off('x', 100), off('y', 50)]],
  [
    'one that is limited and one that is not',
    250,
    [of('a', 400, 3)],
    [off('x', 100, { maxApplications: 2 }), off('y', 50, { ...unlimited })],
  ],
  [
    'two of one group on one unit',
    100,
    [of('a', 400, 1)],
    [off('x', 100, { stackGroup: 'g' }), off('y', 50, { ...mf, stackGroup: 'g' })],
  ],
  [
    'one coupon for each unit',
    100,
    [of('a', 400, 1)],
    [off('x', 100), off('y', 50, mf)],
    { stackPolicy: 'ONE_PER_UNIT' },
  ],
  [
    'all that a unit costs',
    400,
    [of('a', 400, 1)],
    [off('x', 100, upcs('a')), off('y', 50, { buy: { department: 'dairy' } }), off('z', 300, mf)],
    { stackPolicy: 'MF_CATEGORY_ITEM' },
  ],
  [
    'a percentage, then an amount of what it leaves',
    140,
    [of('a', 400, 1)],
    [off('x', 100, upcs('a')), off('y', 0, { buy: { department: 'dairy' }, get: get('PERCENT', 1000) })],
    { stackPolicy: 'MF_CATEGORY_ITEM' },
  ],
  [
    'the best two of fourteen, one for each place',
    150,
    [of('a', 400, 1)],
    [off('x', 100), off('y', 50, mf), ...many(12)],
  ],
  [
    'the first of fourteen',
    1000,
    [of('a', 4000, 1)],
    [off('x', 1000), ...Array.from({ length: 13 }, (_, at) => off(`two-${at}`, 2, upcs('a')))],
  ],
  [
    'fourteen, none of them more than a unit costs',
    60,
    [of('a', 60, 1)],
    [off('x', 100), ...many(26).filter(({ funding }) => funding === 'STORE')],
  ],
  [
    'offers on one line, on the other, and on both',
    220,
    [of('a', 400, 1), of('b', 300, 2)],
    [off('x', 100, upcs('a')), off('y', 50, upcs('b')), off('w', 70, { ...upcs('a', 'b') })],
  ],
])(
  'N-37 what offers may take off at most is what they do, to the cent, where they do not compete: %s, %d',
  (_, cents, cart, offers, more) => {
    const bound = most(cart, offers, more);
    // A percentage may be rounded up by half a cent.
    expect(Math.floor(bound + 1e-6)).toBe(cents);
    expect(bound).toBeGreaterThanOrEqual(cents - 1e-6);
  },
);

test('N-37 where offers compete for units, it is no less than any use of them', () => {
  const cart = [of('a', 400, 2), of('b', 300, 2)];
  const bound = most(cart, [
    off('x', 100, { ...upcs('a'), ...unlimited }),
    off('y', 150, upcs('a', 'b')),
    off('w', 70, { buy: { upcs: ['a', 'b'], minQty: 2 } }),
  ]);
  expect(bound).toBeGreaterThanOrEqual(350);
  expect(bound).toBeLessThan(400);
});
