import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from '../quote.ts';
import { cases } from '../testing/carts.ts';

const count = 60;
/** Carts in which many offers compete for the same units; the same on every machine. */
const carts = fc.sample(cases({ lines: 8, units: 3, offers: 12 }), { numRuns: count, seed: 39 });

/** With so many steps, how many deals are proven to be the best, and what all carts cost. */
function searched(steps: number): { proven: number; cents: number } {
  const quotes = carts.map(({ cart, offers, context }) => quote(cart, offers, { ...context, steps }));
  return {
    proven: quotes.filter(({ isProven }) => isProven).length,
    cents: quotes.reduce((sum, { totals }) => sum + totals.goodsCents, 0),
  };
}

// More steps for the same are a slower search; fewer, if nothing else differs, are a better one: then write down what it does now.
test('N-37 N-81 with so many steps, a search proves as many deals as it did, and finds none that costs more', () => {
  expect([30, 300, 3000].map(searched)).toEqual([
    { proven: 50, cents: 238_182 },
    { proven: 53, cents: 238_086 },
    { proven: 57, cents: 238_085 },
  ]);
});
