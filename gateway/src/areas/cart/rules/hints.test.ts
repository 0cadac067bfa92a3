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

/** Hints of a cart of several lines, each with what the quote says of it. */
const hintsOfLines = (
  nearMiss: NearMiss[],
  lines: readonly (Partial<HintLine> & { quoted?: Parameters<typeof aQuoteLine>[0] })[],
  steps: NextStep[] = [],
) =>
  hintsOf(
    aQuote({
      lines: lines.map(({ quoted }, at) => aQuoteLine({ lineId: `line-${at + 1}`, ...quoted })),
      totals: { listCents: 4294, goodsCents: 3197 },
      nearMiss,
    }),
    lines.map((line, at) => ({ ...milk, entryId: `line-${at + 1}`, ...line })),
    new Map([['bonus', { title: 'Bonus Path', endsOn: null, points: 100 }]]),
    'en',
    steps,
  );
const atListPrice = (upc: string, cents: number, qty = 1) => ({
  upc,
  qty,
  listCents: cents * qty,
  netCents: cents * qty,
});

test('N-42 a deal of several products says what it is, and how many more of any', () => {
  const lines = [
    { dealText: null, quoted: atListPrice('0600', 479) },
    { name: 'Oat Milk', dealText: 'Mix 4 for $12', quoted: atListPrice('0501', 400) },
    { name: 'Soy Milk', dealText: 'Mix 4 for $12', quoted: atListPrice('0502', 400) },
  ];
  expect(hintsOfLines([near({ offerId: 'promo:mix', missing: { units: 2 }, gainCents: 400 })], lines)).toMatchObject([
    { text: 'Add 2 more for Mix 4 for $12.', lineId: null, addQuantity: 0, likeLineId: 'line-2', percent: 50 },
  ]);
});

test('N-42 a promotion of one product looks at its own lines, not at other deals', () => {
  const lines = [
    { name: 'Oat Milk', dealText: 'Mix 4 for $12', quoted: atListPrice('0501', 400) },
    { name: 'Whole Milk', dealText: '2 for $8', quoted: atListPrice('0411', 479) },
  ];
  expect(hintsOfLines([near({ missing: { units: 1 }, gainCents: 158 })], lines)).toMatchObject([
    { text: 'Add 1 more Whole Milk for 2 for $8.', lineId: 'line-2', percent: 50 },
  ]);
});

test('S-165 a volume price looks at the lines that count for it', () => {
  const volumeUse = 'for 10% off on each';
  const lines = [
    { dealText: null, volumeUse, quoted: atListPrice('0501', 400, 2), quantity: 2 },
    { name: 'Soy Milk', dealText: null, volumeUse, quoted: atListPrice('0502', 400, 2), quantity: 2 },
  ];
  const volume = near({ offerId: 'promo:volume:0502', missing: { units: 1 }, gainCents: 120, lineIds: ['line-2'] });
  expect(hintsOfLines([volume], lines)).toMatchObject([{ text: 'Add 1 more Soy Milk for 10% off on each.' }]);
  expect(hintsOfLines([{ ...volume, lineIds: ['line-1', 'line-2'] }], lines)).toMatchObject([
    { text: 'Add 1 more for 10% off on each.', lineId: null, likeLineId: 'line-1', percent: 80 },
  ]);
  expect(hintsOfLines([{ ...volume, lineIds: [] }], lines)).toEqual([]);
});

test('N-42 a price that is cut already is what one more costs', () => {
  // 4.79, cut to 2.00: one more for 2.00 makes two cost 2.99 with a dollar off, less than 2.00 each.
  const cut = [{ offerId: 'cut', amountCents: 279, why: 'PRICE_CUT' as const }];
  const quoted = { upc: '0411', qty: 1, listCents: 479, netCents: 200, applied: cut as never };
  expect(hintsOfLines([near({ gainCents: 1 })], [{ quoted }])).toHaveLength(1);
  // What a coupon takes off isn't the price of one more.
  const coupon = [{ offerId: 'c1', amountCents: 279, why: 'COUPON' as const }];
  expect(hintsOfLines([near({ gainCents: 279 })], [{ quoted: { ...quoted, applied: coupon as never } }])).toEqual([]);
});

test('N-42 one more costs what the cheapest line costs', () => {
  const lines = [
    { dealText: 'Mix', quoted: atListPrice('0501', 1000) },
    { dealText: 'Mix', quoted: atListPrice('0502', 200) },
  ];
  // 12.00 for two; a third for 2.00 leaves 4.67 each.
  expect(hintsOfLines([near({ offerId: 'promo:mix', gainCents: 1 })], lines)).toHaveLength(1);
});

test('N-42 what is weighed is missing by weight', () => {
  const apples = {
    name: 'Apples',
    dealText: '2 lb for $5',
    selectedWeight: 100,
    quantity: 1,
    quoted: atListPrice('0411', 400),
  };
  expect(hintsOfLines([near({ missing: { weight: 100 }, gainCents: 300 })], [apples])).toMatchObject([
    { text: expect.stringContaining('1.00 lb'), percent: 50, lineId: null, addQuantity: 0, likeLineId: 'line-1' },
  ]);
  expect(hintsOfLines([near({ missing: { weight: 300 }, gainCents: 300 })], [apples])).toMatchObject([{ percent: 25 }]);
});

test('N-42 as many as an order can hold are suggested, and several are counted', () => {
  const [hint] = hints([near({ missing: { units: 2 }, gainCents: 600 })], { maxPurchaseQty: 3, dealText: '3 for 2' });
  expect(hint).toMatchObject({ text: 'Add 2 more Whole Milk for 3 for 2.', addQuantity: 2, percent: 33 });
});

test('N-42 money that is missing counts only if the share that is paid goes down', () => {
  const money = (gainCents: number) => near({ offerId: 'promo:basket', missing: { cents: 1000 }, gainCents });
  // 31.97 of 42.94 are paid now: of 10.00 more, 7.45 would be as much.
  expect(hints([money(256)])).toHaveLength(1);
  expect(hints([money(255)])).toEqual([]);
});

test('N-42 an offer that nobody knows, or that a step of a full line leads to, is not suggested', () => {
  expect(hints([near({ offerId: 'unknown', gainCents: 400 })])).toEqual([]);
  expect(hints([], { maxPurchaseQty: 1 }, 479, [step({ missing: { units: 1 }, lineIds: ['line-1'] })])).toEqual([]);
  expect(hintsOf(aQuote({ lines: [], nearMiss: [near()] }), [milk], new Map(), 'en')).toEqual([]);
});
