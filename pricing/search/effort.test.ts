import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { type Case, cases } from '../testing/carts.ts';
import { context, line, offer } from '../testing/samples.ts';
import { search } from '../testing/search.ts';
import { smallCases } from '../testing/small-carts.ts';

const drawn = (of: fc.Arbitrary<Case>, count: number): Case[] => fc.sample(of, { numRuns: count, seed: 39 });
/** Carts with the offers of several. */
const crowded = fc.array(cases({ lines: 4, units: 3, offers: 8 }), { minLength: 6, maxLength: 6 }).map((all): Case => ({
  ...all[0]!,
  offers: all.flatMap(({ offers }, index) => offers.map((each) => ({ ...each, offerId: `${index} ${each.offerId}` }))),
}));
/** Carts whose offers are changed, and joined by others. */
const withOffers = (change: (offer: Offer, index: number) => Offer, ...more: Offer[]) =>
  cases({ lines: 5, units: 3, offers: 9 }).map((all): Case => ({
    ...all,
    offers: [...all.offers.map(change), ...more],
  }));
/** Offers on the cheapest that others leave. */
const ofTheCheapest = withOffers((given, index) =>
  index % 2 === 0
    ? { ...given, proto: 'BUYX_GETY' }
    : { ...given, proto: 'CUSTOM', custom: { name: 'CHEAPEST_UNIT' }, buy: goodsOf(given) },
);
const goodsOf = ({ buy: { upcs, department } }: Offer) => ({
  ...(upcs === undefined ? {} : { upcs }),
  ...(department === undefined ? {} : { department }),
});
const ofOrder = (offerId: string, department: string, type: 'AMOUNT_OFF' | 'PERCENT', value: number) =>
  offer({
    offerId,
    proto: 'REWARDS_FLAT',
    buy: { department, minCents: 1000 },
    get: { qty: 1, discount: { type, value } },
  });
/** Lines with a coupon or a store's offer each, and an amount off the order that some of them may put out of reach. */
const byThreshold = fc
  .array(
    fc.record({
      listCents: fc.integer({ min: 100, max: 900 }),
      off: fc.integer({ min: 20, max: 300 }),
      qty: fc.integer({ min: 1, max: 2 }),
      funding: fc.constantFrom('MF' as const, 'STORE' as const, 'STORE' as const),
    }),
    { minLength: 9, maxLength: 13 },
  )
  .map((lines): Case => {
    const all = lines.reduce((sum, { listCents, qty }) => sum + listCents * qty, 0);
    const order = ofOrder('order', 'dairy', 'AMOUNT_OFF', 400);
    return {
      cart: lines.map(({ listCents, qty }, at) => line({ upc: `${at}`, lineId: `${at}`, listCents, qty })),
      offers: [
        ...lines.map(({ off, funding }, at) =>
          offer({
            offerId: `${at}`,
            buy: { upcs: at % 4 === 0 ? [`${at}`, `${at + 1}`] : [`${at}`] },
            get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: off } },
            funding,
          }),
        ),
        { ...order, buy: { ...order.buy, minCents: Math.round(0.88 * all) } },
      ],
      context: context(),
    };
  });
const competing = drawn(cases({ lines: 8, units: 3, offers: 12 }), 60);

/** With so many steps for each: the deals that are proven, what all carts cost, the gaps, and the steps that are left. */
const effort = (carts: readonly Case[], steps: number): number[] =>
  carts
    .map((cart) => search(cart, steps))
    .reduce(
      ([proven, cents, gap, left], found) => [
        proven! + Number(found.isProven),
        cents! + found.cents,
        gap! + found.gapCents,
        left! + found.left,
      ],
      [0, 0, 0, 0],
    );

// Fewer proven or fewer steps left for the same are a slower search. If nothing costs more and no gap grows, and more is
// proven or left, it is a better one: then write down what it does now.
test.each<[string, number, Case[], number[]]>([
  ['many offers on the same units', 30, competing, [50, 242_846, 3616, -2232]],
  ['many offers on the same units', 300, competing, [53, 242_750, 3518, 10_876]],
  ['many offers on the same units', 3000, competing, [57, 242_749, 1926, 159_030]],
  [
    'offers of every kind',
    2000,
    drawn(cases({ lines: 5, units: 3, offers: 6, every: true }), 150),
    [150, 503_893, 0, 299_871],
  ],
  ['promos and groups', 2000, drawn(smallCases, 150), [150, 215_072, 0, 298_375]],
  ['offers on the cheapest', 600, drawn(ofTheCheapest, 150), [148, 413_314, 15_879, 83_842]],
  [
    "the store's offers and a percentage of some of the order",
    600,
    drawn(
      withOffers((given) => ({ ...given, funding: 'STORE' }), ofOrder('percent', 'dairy', 'PERCENT', 1250)),
      150,
    ),
    [148, 355_086, 1500, 85_408],
  ],
  [
    'coupons, a percentage of some of the order, and an amount off the rest',
    600,
    drawn(
      withOffers(
        (given, index) => ({ ...given, funding: index % 3 === 0 ? 'STORE' : 'MF' }),
        ofOrder('percent', 'dairy', 'PERCENT', 1250),
        ofOrder('amount', 'deli', 'AMOUNT_OFF', 300),
      ),
      150,
    ),
    [148, 331_250, 1601, 80_618],
  ],
  ['thresholds of the order', 2000, drawn(byThreshold, 40), [40, 233_576, 0, 73_149]],
  ['thresholds of the order, with few steps', 200, drawn(byThreshold, 40), [39, 233_576, 308, 1471]],
  ['more offers than are tried together', 500, drawn(crowded, 20), [19, 1275, 48, 3856]],
])('N-37 N-81 %s: a search takes as much of %i steps as it did, and finds as much', (_, steps, carts, expected) => {
  expect(effort(carts, steps)).toEqual(expected);
});
