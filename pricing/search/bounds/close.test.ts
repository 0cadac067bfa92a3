import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slots, unknownContent } from '../../lots.ts';
import { isOrderLevel } from '../../offer.ts';
import { atOnce } from '../../steps.ts';
import { type Case, cases } from '../../testing/carts.ts';
import { context, line, offer } from '../../testing/samples.ts';
import { groundOf, search, usable } from '../../testing/search.ts';
import { type Crossing, dealOf } from '../deal.ts';
import { Field } from '../field.ts';
import { Bounds } from './bounds.ts';

/** A tenth off the first two lines before coupons, and five cents of what each other unit costs. */
const crossing = {
  rate: (line: number) => (line < 2 ? 0.1 : 0),
  carried: (line: number, cents: number) => (line < 2 ? 0 : Math.min(5, cents)),
} as Crossing;

/** What offers on items may take off a cart without promos: from each on, also if the store's place is taken; and by each. */
function bounds({ cart, offers, context: at }: Case, under?: Crossing, areCoupons = false) {
  const { ground, lots } = groundOf(
    cart.map((each) => ({ ...each, promo: null, volume: null })),
    at,
  );
  const own = usable(offers, at).filter((each) => !isOrderLevel(each));
  const field = new Field(own, [...ground.lines.keys()], ground, () => '');
  const first = areCoupons ? field.coupons : 0;
  const found = atOnce(Bounds.of(field, [dealOf(lots)], under, first));
  const taken = lots.map((lot) => ({ ...lot, taken: slots.store, content: unknownContent }));
  return {
    from: field.terms.slice(first).map(({ index }) => found.from(index, lots)),
    taken: field.terms.slice(first).map(({ index }) => found.from(index, taken)),
    gains: [true, false].map((isTarget) =>
      field.terms.flatMap((terms) =>
        lots.filter(({ line }) => field.reaching(line).includes(terms)).map((lot) => found.gain(terms, lot, isTarget)),
      ),
    ),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const most = (carts: readonly Case[], under?: Crossing, areCoupons?: boolean): number[] => {
  const found = carts.map((cart) => bounds(cart, under, areCoupons));
  const [discounted, counted] = [0, 1].map((at) => sum(found.flatMap(({ gains }) => gains[at]!)));
  const [free, taken] = [sum(found.flatMap(({ from }) => from)), sum(found.flatMap((each) => each.taken))];
  return [free, taken, discounted!, counted!].map(Math.round);
};

const sampled = 100;
const carts = fc.sample(cases({ lines: 6, units: 3, offers: 8 }), { numRuns: sampled, seed: 40 });
/** Carts with the offers of thirty. */
const crowded = Array.from({ length: 12 }, (_, at): Case => ({
  ...carts[at]!,
  offers: carts
    .slice(5 * at, 5 * at + 30)
    .flatMap(({ offers }, index) => offers.map((each) => ({ ...each, offerId: `${index} ${each.offerId}` }))),
}));
/** So many lines, and so many offers on all of them. */
const wide = (lines: number, count: number): Case => ({
  cart: Array.from({ length: lines }, (_, at) =>
    line({ upc: `${at}`, lineId: `${at}`, listCents: 300 + ((37 * at) % 700), qty: 1 + (at % 2) }),
  ),
  offers: Array.from({ length: count }, (_, at) =>
    offer({
      offerId: `${at}`,
      buy: {},
      funding: at % 3 === 0 ? 'MF' : 'STORE',
      get: { qty: 1, discount: { type: at % 2 === 0 ? 'PERCENT' : 'AMOUNT_OFF', value: 90 + ((41 * at) % 900) } },
      maxApplications: 1 + (at % 4),
    }),
  ),
  context: context(),
});

// More is a looser bound. Less, if it still covers the best deal, is a closer one: then write down what it is now.
test.each<[string, Case[], Crossing | undefined, number[], boolean?]>([
  ['a few offers', carts, undefined, [658_865, 466_663, 161_725, -48_520]],
  ['a few offers, under order-level ones', carts, crossing, [647_531, 460_945, 157_090, -47_761]],
  ['a crowd of offers', crowded, undefined, [6_265_857, 3_450_489, -896_114, -1_528_744]],
  [
    'as many offers on lines as are judged six times over',
    [wide(100, 50)],
    undefined,
    [3_857_313, 2_188_083, -169_331, -1_284_703],
  ],
  ['more than that', [wide(100, 51)], undefined, [5_367_750, 3_678_652, -374_716, -1_492_218]],
  ['a crowd of offers, under order-level ones', crowded, crossing, [6_162_283, 3_420_655, -875_173, -1_499_721]],
  ['coupons after all others are decided on', crowded, undefined, [1_424_522, 875_232, -1_630_267, -2_262_897], true],
])('N-37 what offers may still take off is judged as closely as it was: %s', (_, of, under, expected, areCoupons) => {
  expect(most(of, under, areCoupons)).toEqual(expected);
});

test('N-37 no deal takes off more than offers may', () => {
  for (const { cart, offers, context: at } of carts) {
    const plain = cart.map((each) => ({ ...each, promo: null, volume: null, isSubscription: false }));
    const own = offers.filter((each) => !isOrderLevel(each));
    const [none, best] = [[], own].map((some) => search({ cart: plain, offers: some, context: at }, 2000).cents);
    const [all = 0] = bounds({ cart: plain, offers: own, context: at }).from;
    expect(all).toBeGreaterThanOrEqual(none! - best! - 1e-6);
  }
});

test('N-81 bounds of many offers on many lines take turns of so much work', () => {
  const { cart, offers, context: at } = wide(100, 50);
  const { ground, lots } = groundOf(cart, at);
  const field = new Field(offers, [...ground.lines.keys()], ground, () => '');
  expect([...Bounds.of(field, [dealOf(lots)], undefined)].length).toBe(16);
});
