import { expect, test } from 'vitest';
import { bogo, context, line, multiBuy, offer } from '../testing/samples.ts';
import { quoteInputs } from './digest.ts';
import { inputsShape } from './input-shapes.ts';

const volume = (off: object) => ({ qty: 6, group: null, off });
const inputs = {
  ...quoteInputs(
    [
      line({ lineId: 'a', promo: { type: 'P', priceCents: 300, endsOn: '2026-08-31' } }),
      line({ lineId: 'b', promo: bogo }),
      line({ lineId: 'c', promo: multiBuy(2, 500), weight: 100, volume: volume({ type: 'PRICE', cents: 5 }) as never }),
      line({ lineId: 'd', volume: volume({ type: 'RATE', rate: 5 }) as never }),
    ],
    [
      offer({
        buy: { upcs: ['milk'], minQty: 1, minCents: 1, minWeight: 1 },
        usesLeft: 1,
        channels: ['PICKUP'],
        stores: ['1'],
        rewardPoints: 1,
        progress: 1,
        rewardsLeft: 1,
      }),
    ],
    context({ ebtCents: 0, bags: { cents: 10, packages: 5, isFreeWithEbt: false }, validUntil: 'noon', steps: 1 }),
  ),
  courtesies: [{ offerId: 'offer', cents: 1, why: 'ITEM', lineIds: ['a'] }],
};

/** What is wrong with the inputs once this member is another one. */
function faultWith(path: string, value: unknown): string | null {
  const changed: unknown = structuredClone(inputs);
  const keys = path.split('.');
  const holder = keys
    .slice(0, -1)
    .reduce((at, key) => at[key] as Record<string, unknown>, changed as Record<string, unknown>);
  holder[keys.at(-1)!] = value;
  return inputsShape(changed, 'inputs');
}

test('N-42 what a quote may be computed from, all of it, is no fault', () => {
  expect(inputsShape(inputs, 'inputs')).toBeNull();
});

// Whoever replays a file is kept busy, and its sums stay exact, only as far as these go.
test.each([
  ['cart.0.qty', 1, 999],
  ['cart.0.listCents', 0, 10_000_000],
  ['cart.0.promo.priceCents', -10_000_000, 10_000_000],
  ['cart.1.promo.buy', 1, 999],
  ['cart.1.promo.free', 1, 999],
  ['cart.2.promo.qty', 1, 999],
  ['cart.2.weight', 1, 1_000_000],
  ['cart.2.volume.qty', 2, 999],
  ['cart.3.volume.off.rate', 0, 10_000],
  ['offers.0.buy.minQty', 1, 10_000_000],
  ['offers.0.get.qty', 1, 999],
  ['offers.0.maxApplications', 0, 1_000_000],
  ['offers.0.usesLeft', 0, 100_000_000],
  ['context.subscriptionRate', 0, 10_000],
  ['context.tax.rates.food', 0, 1_000_000],
  ['context.points.perDollar', 0, 1000],
  ['context.points.times.GROCERY', 0, 1000],
  ['context.bags.packages', 1, 999],
  ['context.steps', 0, 100_000],
])('%s is from %d to %d', (path, least, most) => {
  expect([least - 1, least, most, most + 1].map((value) => faultWith(path, value) === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

const texts = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const named = (count: number, value: unknown) => Object.fromEntries(texts(count).map((key) => [key, value]));

test.each<[string, number, (count: number) => unknown]>([
  ['cart', 200, (count) => texts(count).map((lineId) => line({ lineId }))],
  ['offers', 2000, (count) => texts(count).map((offerId) => offer({ offerId }))],
  ['courtesies', 100, (count) => Array(count).fill(inputs.courtesies[0])],
  ['courtesies.0.lineIds', 200, texts],
  ['offers.0.buy.upcs', 10_000, texts],
  ['offers.0.channels', 100, texts],
  ['offers.0.stores', 10_000, texts],
  ['context.tax.rates', 1000, (count) => named(count, 0)],
  ['context.points.times', 100, (count) => named(count, 1)],
  ['cart.0.upc', 200, (count) => 'x'.repeat(count)],
  ['context.validUntil', 40, (count) => 'x'.repeat(count)],
])('%s has at most %d', (path, most, made) => {
  expect([most, most + 1].map((count) => faultWith(path, made(count)) === null)).toEqual([true, false]);
});
