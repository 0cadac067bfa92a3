import { expect, test } from 'vitest';
import { aQuote } from '../../../testing/cart-rows.ts';
import { aCheckout, anOrder, anOrderLine } from '../../../testing/order-rows.ts';
import { aStore } from '../../../testing/rows.ts';
import { checkoutNotices, checkoutProblems, holdText, paymentChoices, tipsOf } from './checkout-words.ts';
import { handOverOf, orderPlaceName, placeDetail } from './hand-over.ts';
import { couponText, lineMeta, nameNow, orderChange, type OrderedLine, quantityText } from './order-lines.ts';
import { orderPlaceText } from './order-place.ts';
import { orderSums } from './order-sums.ts';
import { changesText, differenceOf, nameOfChange, textOfChange } from './quote-changes.ts';
import { editText, limitText } from './order-words.ts';
import { orderSubstitutionText, substitutionText } from './substitution-text.ts';
import { trackPoints } from './track.ts';

const now = Temporal.Instant.from('2026-08-05T17:50:00Z');
const address = {
  addressId: 'a1',
  firstName: 'Maya',
  lastName: 'Lopez',
  address: '418 Lexington St',
  address2: 'Apt 3',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94110',
};

test('N-61 the way of an order, each point with its moment', () => {
  const { track, timeZone } = anOrder();
  expect(
    trackPoints(track, 'PICKUP', timeZone, now, 'en').map(({ title, text, state }) => [title, text, state]),
  ).toEqual([
    ['Placed', 'Today, 10:42 AM', 'CURRENT'],
    ['Locked', 'Today, 11 PM', 'AHEAD'],
    ['Picking', 'Thu, from 2 PM', 'AHEAD'],
    ['Ready', 'Thu, by 4 PM', 'AHEAD'],
    ['Picked up', null, 'AHEAD'],
  ]);
});

test.each<[string[], string, string | null]>([
  [
    ['BEST_MATCH', 'BEST_MATCH', 'REFUND'],
    'Best match for 2 items, refund for Item 3',
    'If something is out: best match for 2, refund for 1',
  ],
  [
    ['ASK', 'BEST_MATCH', 'BEST_MATCH', 'ASK', 'ASK'],
    "Best match for 2 items, we'll ask you about 3",
    "If something is out: best match for 2, we'll ask you about 3",
  ],
  [['ASK', 'ASK'], "We'll ask you about 2 items", "If something is out: we'll ask you about 2"],
  [['REFUND'], 'Refund for 1 item', 'If something is out: refund for 1'],
  [
    ['SPECIFIC_ITEM', 'BEST_MATCH'],
    'Best match for 1 item, your choice for 1',
    'If something is out: best match for 1, your choice for 1',
  ],
  [[], 'Nothing is replaced.', null],
])('N-60 choices %j are said as %s', (kinds, text, ofOrder) => {
  const lines = kinds.map((kind, index) => ({ name: `Item ${index + 1}`, substitution: { kind: kind as 'REFUND' } }));
  expect([substitutionText(lines, 'en'), orderSubstitutionText(lines, 'en')]).toEqual([text, ofOrder]);
});

const weighed = {
  ordered: { quantity: 1, weight: 100 },
  picked: { quantity: 1, weight: 137 },
  status: 'PICKED',
} as const;

test.each<[string, Partial<OrderedLine>, string, string]>([
  ['as ordered', {}, '16 oz · Coupon $1.00 off', '× 2'],
  ['with options', { options: [{ name: 'Rye' }, { name: 'no onions' }], applied: [] }, 'Rye, no onions', '× 2'],
  ['out', { status: 'SHORT', picked: { quantity: 0, weight: null } }, 'Out of Stock', '× 0'],
  ['weighed', weighed, 'You asked for 1.00 lb', '1.37 lb'],
])('a line %s', (_, given, meta, quantity) => {
  const line = { ...anOrderLine(), ...given };
  expect([lineMeta(line, couponText(line, 'en'), 'en'), quantityText(line, 'en')]).toEqual([meta, quantity]);
});

test('N-41 what was replaced says by what, and for what', () => {
  const line = anOrderLine({
    name: 'Ataulfo Mango',
    status: 'SUBSTITUTED',
    picked: { quantity: 2, weight: null },
    substitutedBy: { itemId: '970000002', name: 'Kent Mango', listCents: 250 },
    netCents: 650,
  });
  expect([nameNow(line), lineMeta(line, null, 'en')]).toEqual(['Kent Mango', 'Best match for Ataulfo Mango']);
  expect(orderChange(line, 'en')).toEqual({
    id: 'line-1',
    kind: 'SUBSTITUTED',
    name: 'Ataulfo Mango',
    text: 'Instead of Ataulfo Mango, at the lower price',
    chipText: null,
    differenceCents: -48,
  });
});

test.each<[Partial<OrderedLine>, object | null]>([
  [
    { picked: { quantity: 0, weight: null }, netCents: 0 },
    { kind: 'SHORT', text: "We were out. You aren't charged for it.", chipText: '2 → 0', differenceCents: -698 },
  ],
  [{ picked: { quantity: 1, weight: null } }, { kind: 'SHORT', text: 'We had 1 of 2.', chipText: '2 → 1' }],
  [weighed, { kind: 'WEIGHED', text: '1.37 lb instead of about 1.00 lb.', chipText: '1.00 → 1.37 lb' }],
  [{ picked: { quantity: 2, weight: null } }, null],
  [{}, null],
])('N-41 N-50 T-88 a line picked as %j', (given, change) => {
  const found = orderChange({ ...anOrderLine(), ...given }, 'en');
  expect([found]).toMatchObject([change]);
});

test('I-1 N-41 the steps of an order add up to what it costs, with courtesy, tip, and refund', () => {
  const totals = {
    listCents: 10_000,
    promoCents: 1000,
    orderOfferCents: 3000,
    goodsCents: 6000,
    taxCents: 50,
    totalCents: 6050,
  };
  const order = { channel: 'DELIVERY' as const, feeCents: 595, tipCents: 200, courtesyCents: 3000, refundedCents: 399 };
  const said = (totalCents: number, quote = aQuote({ totals, taxes: [] })) =>
    orderSums({ ...order, quote, totalCents }, 'Items at regular price', 'en').map(
      ({ kind, amount }) => `${kind} ${amount.amount}`,
    );
  const steps = ['LIST 100.00', 'PROMO -10.00', 'COURTESY -30.00', 'FEE 5.95', 'TAX 0.50', 'TIP 2.00', 'REFUND -3.99'];
  expect(said(6845)).toEqual(steps);
  const apart = aQuote({ totals: { ...totals, orderOfferCents: 0, goodsCents: 9000, totalCents: 9050 } });
  expect(said(6845, apart)).toEqual(steps);
});

test('N-60 without a time there is no fee yet', () => {
  const sums = orderSums({ ...aCheckout(), feeCents: null }, '2 items', 'en');
  expect(sums.map(({ kind }) => kind)).toEqual(['LIST', 'PROMO']);
});

test('N-60 T-96 hand-over: the store, the address, and what cannot be left at the door', () => {
  const { handOver } = aCheckout();
  expect(handOverOf(handOver, aStore(), 'en')).toMatchObject({
    title: 'Pickup place',
    text: '2300 16th St, San Francisco',
    unattendedProblem: null,
  });
  expect(handOverOf({ ...handOver, kind: 'ATTENDED', address, canBeUnattended: false }, null, 'en')).toMatchObject({
    title: 'Delivery address',
    text: '418 Lexington St, Apt 3, San Francisco, CA 94110',
    unattendedProblem: "Wine, beer, and spirits can't be left at the door: an adult of 21 or older signs, with ID.",
  });
});

test.each([
  [{}, 'Pickup on Thursday, Aug 6, 4 to 5 PM at 2300 16th St'],
  [{ slot: null }, 'Pickup at 2300 16th St'],
  [{ channel: 'SHIPPING' as const }, 'Shipped by the seller'],
  [{ channel: 'IN_STORE' as const, slot: null }, 'In the store at 2300 16th St'],
  [
    { channel: 'DELIVERY' as const, handOver: { ...anOrder().handOver, address: { ...address, address2: null } } },
    'Delivery on Thursday, Aug 6, 4 to 5 PM to 418 Lexington St, San Francisco, CA 94110',
  ],
])('S-22 where an order in edit goes: %j', (given, text) => {
  expect(orderPlaceText(anOrder(given), 'en')).toBe(text);
});

test('S-2 an order of a shopper who is in the store is placed, and paid at the register: nobody else picks it', () => {
  const order = anOrder({ channel: 'IN_STORE', slot: null, state: 'LOCKED', canEdit: false, cutoffAt: null });
  const titles = (points: Parameters<typeof trackPoints>[0]) =>
    trackPoints(points, 'IN_STORE', order.timeZone, now, 'en').map(({ title, state }) => [title, state]);
  const point = (
    kind: 'PLACED' | 'LOCKED' | 'PICKING' | 'READY' | 'HANDED_OVER',
    state: 'DONE' | 'CURRENT' | 'AHEAD',
  ) => ({
    kind,
    state,
    at: null,
    from: null,
    by: null,
  });
  expect(titles([point('PLACED', 'DONE'), point('LOCKED', 'CURRENT'), point('HANDED_OVER', 'AHEAD')])).toEqual([
    ['Placed', 'CURRENT'],
    ['Paid at the register', 'AHEAD'],
  ]);
  expect(titles([point('PLACED', 'DONE'), point('READY', 'DONE'), point('HANDED_OVER', 'CURRENT')])).toEqual([
    ['Placed', 'DONE'],
    ['Paid at the register', 'CURRENT'],
  ]);
  expect(orderPlaceName(order, 'en')).toBe('2300 16th St');
  expect(editText(order, false, now, 'en')).toBe(
    'Pick your items off the shelves, and show this order at the register.',
  );
  expect(limitText(order, now, 'en')).toBe('Show it at the register');
  expect(
    checkoutNotices({ ...aCheckout(), channel: 'IN_STORE', isWeighed: true }, 'en').map(({ text }) => text),
  ).toContain('Some items are weighed at the register. You pay for their actual weight.');
});

test('where it is left, and what the driver reads', () => {
  const left = { leaveAt: 'PORCH' as const, instructions: 'Ring twice.' };
  expect(placeDetail({ channel: 'DELIVERY', handOver: left }, null, now, 'en')).toBe('Left on the porch. Ring twice.');
  expect(
    placeDetail({ channel: 'DELIVERY', handOver: { leaveAt: null, instructions: null } }, null, now, 'en'),
  ).toBeNull();
});

test('N-64 ways to pay; one that is not offered says why', () => {
  const payments = [
    { paymentId: 'HAND_OVER', isOffered: false, problem: 'UNATTENDED' },
    { paymentId: 'QUILLPAY', isOffered: true, problem: null },
  ];
  expect(paymentChoices({ payments, channel: 'DELIVERY' }, 'en')).toMatchObject([
    {
      id: 'HAND_OVER',
      name: 'At the door',
      isOffered: false,
      problem: "Nobody is there to take the payment when it's left at the door.",
    },
    { id: 'QUILLPAY', name: 'Quillpay', isOffered: true, problem: null },
  ]);
  expect([holdText({ holdCents: 3612 }, 'en'), holdText({ holdCents: 0 }, 'en')]).toEqual([
    'We hold $36.12 and charge what we pack.',
    null,
  ]);
  expect([tipsOf({ channel: 'DELIVERY' }), tipsOf({ channel: 'PICKUP' })]).toEqual([[200, 400, 600, 800], []]);
});

test('T-95 N-53 N-54 the warning stands first, begins with WARNING, and is said once', () => {
  const prop65 = [{ text: 'Cancer - www.P65Warnings.ca.gov' }, { text: 'Cancer - www.P65Warnings.ca.gov' }];
  const facts = { ...aCheckout(), prop65, needsAge: true, isWeighed: true, handOver: { kind: 'UNATTENDED' as const } };
  expect(checkoutNotices(facts, 'en').map(({ code, text }) => [code, text.slice(0, 20)])).toEqual([
    ['PROP_65', 'WARNING: Cancer - ww'],
    ['AGE', 'You must be 21 or ol'],
    ['WEIGHED', 'Some items are weigh'],
    ['UNATTENDED', 'We leave it at the d'],
  ]);
  expect(checkoutNotices({ ...facts, prop65: [{ text: 'WARNING: Lead' }] }, 'en')[0]?.text).toBe('WARNING: Lead');
});

test('N-60 a problem says what to do, with what is missing of the minimum', () => {
  const problems = [
    { code: 'SLOT_NEEDED' as const, step: 'TIME' as const, entryIds: [] },
    { code: 'BELOW_MINIMUM' as const, step: 'ITEMS' as const, entryIds: [] },
    { code: 'UNAVAILABLE_LINES' as const, step: 'ITEMS' as const, entryIds: ['line-1'] },
  ];
  expect(checkoutProblems({ ...aCheckout(), problems, missingCents: 420 }, 'en')).toEqual([
    { code: 'SLOT_NEEDED', step: 'TIME', message: 'Choose a time.', lineIds: [] },
    { code: 'BELOW_MINIMUM', step: 'ITEMS', message: 'Add $4.20 more to check out.', lineIds: [] },
    {
      code: 'UNAVAILABLE_LINES',
      step: 'ITEMS',
      message: "Some items aren't available, or not as many as you asked for. Change or remove them.",
      lineIds: ['line-1'],
    },
  ]);
});

test.each([
  [1, 'One thing is new since you opened this page. Nothing is ordered yet.'],
  [2, 'Two things are new since you opened this page. Nothing is ordered yet.'],
  [12, '12 things are new since you opened this page. Nothing is ordered yet.'],
])('N-60 %i changes of a quote', (count, text) => {
  expect(changesText(count, 'en')).toBe(text);
});

test.each([
  [{ code: 'PRICE', beforeCents: 698, afterCents: 798 }, 'Organic Strawberries', 'The price is now $7.98.', '+$1.00'],
  [{ code: 'UNAVAILABLE', beforeCents: 250, afterCents: null }, 'Organic Strawberries', 'Out of Stock.', '−$2.50'],
  [
    { code: 'QUANTITY', beforeCents: 250, afterCents: 250 },
    'Organic Strawberries',
    'There are fewer than you asked for.',
    'No change',
  ],
  [
    { code: 'SOMETHING_NEW', beforeCents: null, afterCents: null },
    'Organic Strawberries',
    'This has changed.',
    'No change',
  ],
])('N-60 a difference %j', (given, name, text, difference) => {
  const change = { entryId: 'line-1', name, ...given };
  expect([nameOfChange(change, 'en'), textOfChange(change, 'en'), differenceOf(change, 'en')]).toEqual([
    name,
    text,
    difference,
  ]);
});

test('N-60 a sum that has changed is called by its name', () => {
  const tax = { entryId: null, name: null, code: 'TAX', beforeCents: 86, afterCents: 90 };
  expect([nameOfChange(tax, 'en'), textOfChange(tax, 'en')]).toEqual(['Tax', 'It is now $0.90.']);
});
