import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { quote, quoteSteps } from '../quote.ts';
import { Pace } from '../steps.ts';
import type { Quote } from '../quote-types.ts';
import { context, line, multiBuy, offer } from '../testing/samples.ts';
import { mostOffGroups } from './groups.ts';

const lines = (count: number, more: (index: number) => Partial<CartLine> = () => ({})): CartLine[] =>
  Array.from({ length: count }, (_, index) =>
    line({ upc: `${index}`, lineId: `${index}`, listCents: 100 + 7 * index, qty: 1 + (index % 5), ...more(index) }),
  );

/** Offers on all of a department: as hard as it gets, because each of them wants every unit. */
const onEverything = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) =>
    offer({
      offerId: `${index}`,
      funding: index % 2 === 0 ? 'STORE' : 'MF',
      buy: { department: 'dairy', minQty: 1 + (index % 3) },
      get: { qty: 1, discount: { type: index % 5 === 0 ? 'PERCENT' : 'AMOUNT_OFF', value: 50 + index } },
    }),
  );

/** Asks of the pace between one turn and the next, at most; and how many turns there are. */
function turnsOf(
  cart: readonly CartLine[],
  offers: readonly Offer[],
): { turns: number; longest: number; found: Quote } {
  const counted = Pace.prototype.isDue;
  let [turns, own, longest] = [1, 0, 0];
  Pace.prototype.isDue = function (steps) {
    own += steps;
    longest = Math.max(longest, own);
    return counted.call(this, steps);
  };
  try {
    const steps = quoteSteps(cart, offers, context());
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return { turns, longest, found: value };
      turns += 1;
      own = 0;
    }
  } finally {
    Pace.prototype.isDue = counted;
  }
}

test.each<[string, CartLine[], Offer[]]>([
  ['60 coupons on everything', lines(60), onEverything(60)],
  ['150 coupons on everything', lines(40), onEverything(150)],
  [
    'large quantities in groups',
    lines(80, () => ({ qty: 99 })),
    [
      offer({ offerId: 'three', maxApplications: null, buy: { minQty: 3 } }),
      offer({ offerId: 'four', funding: 'MF', maxApplications: null, buy: { minQty: 4 } }),
      offer({ offerId: 'free', proto: 'BUYX_GETX', maxApplications: null, buy: { minQty: 2 } }),
    ],
  ],
])('N-81 a long search works in turns, and comes to the same as at once: %s', (_, cart, offers) => {
  const { turns, longest, found } = turnsOf(cart, offers);
  expect(turns).toBeGreaterThan(4);
  // A turn is 500 steps, and what was begun before it ended.
  expect(longest).toBeLessThan(2000);
  expect(found).toEqual(quote(cart, offers, context()));
});

test('N-81 a short search needs no second turn', () => {
  expect(turnsOf(lines(3), [offer({ buy: { department: 'dairy' } })]).turns).toBe(1);
});

test('a turn ends once its steps are used up, and the next one begins', () => {
  const pace = new Pace();
  expect([pace.isDue(499), pace.isDue(1), pace.isDue(499), pace.isDue(5), pace.isDue(0)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('N-34 a multi-buy of as many packages as a cart can hold is priced', () => {
  const cart = lines(80, () => ({ qty: 99, promo: { ...multiBuy(3, 500), group: 'all' } }));
  expect(quote(cart, [], context()).totals.goodsCents).toBeGreaterThan(0);
});

test('N-82 of thousands of groups, the first are formed of the dearest unit and the cheapest', () => {
  const units = (...prices: number[]) => prices.map((netCents) => ({ netCents, count: 700 }));
  expect(mostOffGroups(units(90, 10), 2, 100)).toEqual({ cents: 70_000, isCut: false });
  // A dollar for 90 + 20, and 50 cents for 30 + 20.
  expect(mostOffGroups(units(90, 30, 20, 20), 2, 100)).toEqual({ cents: 700 * 150, isCut: true });
  expect(mostOffGroups(units(0, 0), 2, 100)).toBeNull();
});
