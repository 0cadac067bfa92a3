import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aQuote, aQuoteLine } from '../../../testing/cart-rows.ts';
import { type HintLine, hintsOf, type NextStep, volumeUse } from './hints.ts';
import type { NearMiss } from './quoted.ts';

const milk: HintLine = {
  entryId: 'line-1',
  name: 'Whole Milk',
  quantity: 1,
  maxPurchaseQty: 12,
  selectedWeight: null,
  dealText: 'Buy 1 Get 1 Free',
};
const fromFive = { quantity: 5, priceCents: null, rate: null, group: null };
const near = (given: Partial<NearMiss> = {}): NearMiss => ({
  offerId: 'promo:0411',
  missing: { units: 1 },
  gainCents: 479,
  ...given,
});
const step = (given: Partial<NextStep> = {}): NextStep => ({
  ...near({ offerId: 'c5', missing: { cents: 803 }, gainCents: 500 }),
  isClipped: true,
  lineIds: [],
  ...given,
});
const hints = (nearMiss: NearMiss[], line: Partial<HintLine> = {}, net = 479, steps: NextStep[] = []) =>
  hintsOf(
    aQuote({
      lines: [aQuoteLine({ upc: '0411', listCents: 479, netCents: net })],
      totals: { listCents: 4294, goodsCents: 3197 },
      nearMiss,
    }),
    [{ ...milk, ...line }],
    new Map([
      ['c5', { title: '$5 off $40 of groceries', endsOn: null, points: 0 }],
      ['bonus', { title: 'Bonus Path', endsOn: null, points: 100 }],
    ]),
    'en',
    steps,
  );

test('N-42 one more of a line that it can be raised by', () => {
  expect(hints([near()])).toEqual([
    {
      id: 'promo:0411',
      ticketText: 'Save $4.79',
      text: 'One more Whole Milk is free with Buy 1 Get 1 Free.',
      percent: 50,
      lineId: 'line-1',
      addQuantity: 1,
      likeLineId: null,
      couponId: null,
    },
  ]);
});

test('S-165 one more case for the volume price of all of them', () => {
  const volume = near({ offerId: 'promo:volume:0411', gainCents: 500, lineIds: ['line-1'] });
  const line = { quantity: 4, dealText: null, volumeUse: volumeUse({ ...fromFive, priceCents: 379 }, 'en') };
  expect(hints([volume], line, 4 * 479)).toMatchObject([
    { text: 'Add 1 more Whole Milk for $3.79 each.', ticketText: 'Save $5.00', percent: 80, lineId: 'line-1' },
  ]);
  expect(volumeUse({ ...fromFive, rate: 1000 }, 'en')).toBe('for 10% off on each');
});

test('N-42 money that is missing for a coupon on groceries', () => {
  expect(hints([], {}, 479, [step()])).toMatchObject([
    { ticketText: 'Save $5.00', text: 'Add $8.03 more to use your coupon: $5 off $40 of groceries.', percent: 79 },
  ]);
});

test('N-42 a hint that makes each unit dearer is not given', () => {
  // One for $1.00 after a coupon; two would cost $4.29 together.
  expect(hints([near({ gainCents: 150 })], {}, 100)).toEqual([]);
  // What the service has not priced.
  expect(hints([near({ offerId: 'c5', missing: { cents: 803 }, gainCents: 500 })])).toEqual([]);
  expect(hints([near({ gainCents: 0 })])).toEqual([]);
});

test('N-42 points are a gain of their own', () => {
  expect(hints([near({ offerId: 'bonus', missing: { cents: 1200 }, gainCents: 0 })])).toMatchObject([
    { ticketText: '100 points', text: 'Add $12.00 more to use your coupon: Bonus Path.' },
  ]);
});

test('more than one order can hold is not suggested', () => {
  expect(hints([near({ missing: { units: 2 } })], { maxPurchaseQty: 2 })).toEqual([]);
});

test('N-42 at most three, the largest gain first', () => {
  const all = [1, 2, 3].map((gain) => step({ offerId: `c${gain}`, missing: { cents: 1 }, gainCents: gain * 100 }));
  expect(hints([near({ gainCents: 250 })], {}, 479, all).map(({ id }) => id)).toEqual(['c3', 'promo:0411', 'c2']);
});

test('N-42 whatever is missing, a hint never leads to a higher price of a unit', () => {
  const cents = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (list, gain, have, more) => {
        const net = Math.ceil((list * have) / 2);
        const line = aQuoteLine({ upc: '0411', qty: have, listCents: list * have, netCents: net });
        const quote = aQuote({ lines: [line], nearMiss: [near({ missing: { units: more }, gainCents: gain })] });
        const given = hintsOf(quote, [{ ...milk, quantity: have, maxPurchaseQty: 99 }], new Map(), 'en');
        const after = (net + more * list - gain) / (have + more);
        expect(given).toHaveLength(after < net / have ? 1 : 0);
      },
    ),
  );
});

test('N-42 a coupon that would have to be clipped says so, with the line that it needs more of', () => {
  const open = { isClipped: false, missing: { units: 1 }, gainCents: 150 };
  expect(hints([], {}, 479, [step({ ...open, lineIds: ['line-1'] })])).toMatchObject([
    {
      ticketText: 'Save $1.50',
      text: 'Clip $5 off $40 of groceries and add 1 more Whole Milk.',
      lineId: 'line-1',
      addQuantity: 1,
      couponId: 'c5',
    },
  ]);
  expect(hints([], {}, 479, [step({ ...open, offerId: 'unnamed' })])).toMatchObject([
    { text: 'Clip a coupon and add 1 more.', lineId: null, couponId: 'unnamed' },
  ]);
});
