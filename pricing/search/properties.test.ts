import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import type { Goods, Offer } from '../offer.ts';
import { quote } from '../quote.ts';
import { type Case, cases } from '../testing/carts.ts';
import { drawn } from '../testing/seed.ts';

const dense = cases({ lines: 6, units: 3, offers: 7 });

/** What goods cost, and by how much less they might at most. */
function priced({ cart, offers, context }: Case): { cents: number; gap: number } {
  const { totals, gapCents, isProven } = quote(cart, offers, { ...context, rewardCents: 0 });
  expect(isProven || gapCents >= 0).toBe(true);
  return { cents: totals.goodsCents, gap: isProven ? 0 : Math.max(gapCents, 1) };
}

/** The same price, as far as both are proven. */
function areSame(one: Case, other: Case, oddCents = 0): boolean {
  const [first, second] = [priced(one), priced(other)];
  return second.cents <= first.cents + second.gap + oddCents && first.cents <= second.cents + first.gap + oddCents;
}

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const renamed = (upc: string): string => `z${names.toReversed()[names.indexOf(upc)]}`;
const goodsOf = <Of extends Goods>(goods: Of): Of =>
  goods.upcs === undefined ? goods : { ...goods, upcs: goods.upcs.map(renamed) };

describe('N-37 what a cart costs depends on nothing but what is in it', () => {
  test('an offer more makes no cart dearer, whichever it is', () => {
    fc.assert(
      fc.property(dense, ({ cart, offers, context }) => {
        let before = priced({ cart, offers: [], context });
        for (const count of offers.keys()) {
          const after = priced({ cart, offers: offers.slice(0, count + 1), context });
          expect(after.cents).toBeLessThanOrEqual(before.cents + after.gap);
          before = after;
        }
      }),
      drawn(200, 3701),
    );
  });

  test('other ids of offers change nothing', () => {
    fc.assert(
      fc.property(dense, ({ cart, offers, context }) => {
        const other = offers.map((offer, index): Offer => ({ ...offer, offerId: `x${offers.length - index}` }));
        expect(areSame({ cart, offers, context }, { cart, offers: other, context })).toBe(true);
      }),
      drawn(300, 3702),
    );
  });

  test('other UPCs and line ids change nothing', () => {
    fc.assert(
      fc.property(dense, ({ cart, offers, context }) => {
        const lines = cart.map((line, index) => ({
          ...line,
          upc: renamed(line.upc),
          lineId: `l${cart.length - index}`,
        }));
        const other = offers.map((offer) => ({ ...offer, buy: goodsOf(offer.buy), get: goodsOf(offer.get) }));
        // The odd cent of a split goes by UPC (N-38), and may be one that a coupon would have taken off.
        expect(areSame({ cart, offers, context }, { cart: lines, offers: other, context }, 1)).toBe(true);
      }),
      drawn(300, 3703),
    );
  });

  test('a line that is split in two costs the same', () => {
    fc.assert(
      fc.property(dense, ({ cart, offers, context }) => {
        // What subscribing takes off is rounded once per line (N-81).
        const lines = cart.map((line) => ({ ...line, isSubscription: false }));
        const split = lines.flatMap((line): CartLine[] =>
          line.qty === 1
            ? [line]
            : [
                { ...line, qty: 1 },
                { ...line, qty: line.qty - 1, lineId: `${line.lineId} b` },
              ],
        );
        expect(areSame({ cart: lines, offers, context }, { cart: split, offers, context })).toBe(true);
      }),
      drawn(300, 3704),
    );
  });
});
