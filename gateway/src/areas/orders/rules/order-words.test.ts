import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-rows.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import {
  changeUntilText,
  differenceText,
  editText,
  editTitle,
  factText,
  heldText,
  kindOfOrder,
  limitText,
  meetingText,
  orderTitle,
  paidText,
  pendingWords,
  placedText,
  orderPaymentText,
  pointsDetail,
  pointsWords,
  stateText,
  taxTexts,
  totalLabel,
  weekdayText,
} from './order-words.ts';

/** Wednesday, Aug 5, 10:50 AM in San Francisco. */
const now = Temporal.Instant.from('2026-08-05T17:50:00Z');
const later = Temporal.Instant.from('2026-08-04T19:00:00Z');
const pickedUp = { handedOverAt: '2026-08-02T00:12:00.000Z', canEdit: false } as const;
const home = {
  addressId: 'a1',
  firstName: 'Maya',
  lastName: 'Reyes',
  address: '418 Lexington St',
  address2: 'Apt 3',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94110',
};
const canceled = { state: 'CANCELLED', canEdit: false } as const;

test.each<[Partial<PlacedOrder>, string]>([
  [{}, 'Pickup tomorrow, 4 to 5 PM'],
  [{ channel: 'DELIVERY' }, 'Delivery tomorrow, 4 to 5 PM'],
  [{ channel: 'SHIPPING', slot: null }, 'Shipped by the seller'],
  [{ slot: null }, 'Pickup'],
  [{ state: 'FINALIZED', ...pickedUp }, 'Saturday, Aug 1'],
  [{ ...canceled, slot: null, canceledAt: '2026-07-21T18:00:00.000Z' }, 'Tuesday, Jul 21'],
  [{ ...canceled, canceledAt: '2026-07-21T18:00:00.000Z' }, 'Thursday, Aug 6'],
  [{ state: 'FINALIZED', slot: null, canEdit: false }, 'Wednesday, Aug 5'],
])('X-9 the title of %j is %s', (given, title) => {
  expect(orderTitle(anOrder(given), now, 'en')).toBe(title);
});

test("S-165 an order is called by the weekday on which it came, in the store's time", () => {
  expect(weekdayText(anOrder({ state: 'FINALIZED', ...pickedUp }), 'en')).toBe('Saturday');
  expect(weekdayText(anOrder(), 'es')).toBe('jueves');
  expect(weekdayText(anOrder({ slot: null }), 'en')).toBe('Wednesday');
});

test('X-9 within a week a title names the weekday', () => {
  expect(orderTitle(anOrder(), later, 'en')).toBe('Pickup on Thursday, 4 to 5 PM');
});

test.each<[PlacedOrder['state'], PlacedOrder['channel'], string]>([
  ['PLACED', 'PICKUP', 'Placed'],
  ['LOCKED', 'PICKUP', 'Locked'],
  ['PICKING', 'DELIVERY', 'Picking'],
  ['READY', 'PICKUP', 'Ready for pickup'],
  ['OUT_FOR_DELIVERY', 'DELIVERY', 'Out for delivery'],
  ['HANDED_OVER', 'DELIVERY', 'Delivered'],
  ['FINALIZED', 'PICKUP', 'Picked up'],
  ['PARTIALLY_REFUNDED', 'PICKUP', 'Picked up, part refunded'],
  ['CANCELLED', 'PICKUP', 'Canceled'],
  ['LOCKED', 'IN_STORE', 'Placed'],
  ['PICKING', 'IN_STORE', 'Placed'],
  ['READY', 'IN_STORE', 'At the register'],
  ['FINALIZED', 'IN_STORE', 'Paid at the register'],
])('N-61 %s of a %s is %s', (state, channel, text) => {
  expect(stateText({ state, channel }, 'en')).toBe(text);
});

test('S-40 the row about the next order, and when it was placed', () => {
  expect(pendingWords(anOrder(), later, 'en')).toEqual({
    title: 'Order 4471955 is set for Thursday, 4 to 5 PM.',
    text: 'You can change it until tomorrow at 11 PM.',
  });
  const today = pendingWords(sameDay, Temporal.Instant.from('2026-08-06T17:00:00Z'), 'en');
  expect(today?.text).toBe('You can change it until 1 PM.');
  for (const given of [{ canEdit: false }, { slot: null }, { cutoffAt: null }])
    expect(pendingWords(anOrder(given), now, 'en')).toBeNull();
  expect(placedText(anOrder(), now, 'en')).toBe('Order 4471955, placed today at 10:42 AM');
});

/** An order for pickup on Thursday, Aug 6, 4 to 5 PM, to be changed until 1 PM of that day. */
const sameDay = anOrder({ cutoffAt: '2026-08-06T20:00:00.000Z' });

test.each([
  ['2026-08-06T17:00:00Z', 'Pickup today', 'Edit until today, 1 PM', 'Recogida hoy', 'hasta hoy, 1 p.m.'],
  ['2026-08-05T17:00:00Z', 'Pickup tomorrow', 'Edit until tomorrow, 1 PM', 'Recogida mañana', 'hasta mañana, 1 p.m.'],
  [
    '2026-08-04T17:00:00Z',
    'Pickup on Thursday',
    'until Thursday, 1 PM',
    'Recogida el jueves',
    'hasta el jueves, 1 p.m.',
  ],
  [
    '2026-07-20T17:00:00Z',
    'Pickup on Thursday, Aug 6',
    'until Thursday, Aug 6, 1 PM',
    'Recogida el jueves, 6 ago',
    'hasta el jueves, 6 ago, 1 p.m.',
  ],
])('X-9 a row of %s calls the same day by one name in both languages', (at, title, limit, titulo, limite) => {
  const then = Temporal.Instant.from(at);
  const row = (language: 'en' | 'es') => [orderTitle(sameDay, then, language), limitText(sameDay, then, language)];
  expect(row('en')).toEqual([expect.stringContaining(`${title}, 4 to 5 PM`), expect.stringContaining(limit)]);
  expect(row('es')).toEqual([expect.stringContaining(`${titulo}, `), expect.stringContaining(limite)]);
});

test.each([
  ['2026-08-06T17:00:00Z', 'programado para hoy, ', 'Puedes cambiarlo hasta la 1 p.m.'],
  ['2026-08-05T17:00:00Z', 'programado para mañana, ', 'Puedes cambiarlo hasta mañana a la 1 p.m.'],
  ['2026-08-04T17:00:00Z', 'programado para el jueves, ', 'Puedes cambiarlo hasta el jueves a la 1 p.m.'],
])('S-40 X-9 the row about the next order in Spanish at %s', (at, title, text) => {
  expect(pendingWords(sameDay, Temporal.Instant.from(at), 'es')).toEqual({
    title: expect.stringContaining(title),
    text,
  });
});

test.each([
  ['2026-08-06T06:00:00Z', '2026-08-05T17:50:00Z', 'You can change it for another 12 hours.'],
  ['2026-08-06T06:00:00Z', '2026-08-06T04:59:00Z', 'You can change it for another hour.'],
  ['2026-08-06T06:00:00Z', '2026-08-06T05:01:00Z', 'You can change it for another 59 minutes.'],
  ['2026-08-06T06:00:00Z', '2026-08-06T05:59:00Z', 'You can change it for another minute.'],
  ['2026-08-06T06:00:00Z', '2026-08-06T06:00:00Z', null],
  ['2026-08-06T06:00:00Z', '2026-08-06T05:59:30Z', null],
  ['2026-08-06T06:00:00Z', '2026-08-06T05:58:30Z', 'You can change it for another minute.'],
  ['2026-08-06T06:00:00Z', '2026-08-06T05:00:00Z', 'You can change it for another hour.'],
  ['2026-08-08T06:00:00Z', '2026-08-06T07:00:00Z', 'You can change it for another 47 hours.'],
  ['2026-08-08T06:00:00Z', '2026-08-06T06:00:00Z', 'You can change it for another 2 days.'],
  ['2026-08-09T06:00:00Z', '2026-08-06T05:00:00Z', 'You can change it for another 3 days.'],
])('T-75 with a cut-off at %s, at %s: %s', (cutoffAt, at, text) => {
  expect(editTitle({ canEdit: true, cutoffAt }, Temporal.Instant.from(at), 'en')).toBe(text);
});

describe('N-61 what a list and a page say of changing', () => {
  test.each<[Partial<PlacedOrder>, string | null, string]>([
    [{}, 'Edit until today, 11 PM', 'Items, time and coupons, until today, 11 PM.'],
    [{ state: 'PICKING', canEdit: false }, 'No more edits', 'No more edits: we are getting it ready.'],
    [{ canEdit: true, cutoffAt: null }, 'No more edits', 'No more edits: we are getting it ready.'],
    [canceled, null, 'This order was canceled. Nothing was charged.'],
    [{ state: 'FINALIZED', ...pickedUp }, null, 'This order is done.'],
  ])('%j', (given, limit, text) => {
    expect([limitText(anOrder(given), now, 'en'), editText(anOrder(given), false, now, 'en')]).toEqual([limit, text]);
  });

  test('N-54 an order with alcohol says who signs', () => {
    const picking = anOrder({ state: 'PICKING', canEdit: false });
    expect(editText(picking, true, now, 'en')).toBe('No more edits. An adult of 21 or older signs.');
  });
});

test.each<[Partial<PlacedOrder>, string | null]>([
  [{}, '2300 16th St'],
  [{ cartCategory: '1P_Wine' }, null],
  [{ channel: 'SHIPPING' }, null],
  [{ state: 'FINALIZED', ...pickedUp, earns: [] }, null],
  [{ payment: { ...anOrder().payment, refundedCents: 1 } }, '$0.01 refunded'],
  [{ state: 'FINALIZED', ...pickedUp }, '6 Game points'],
  [canceled, 'Nothing was charged'],
  [{ channel: 'DELIVERY', handOver: { ...anOrder().handOver, address: home } }, '418 Lexington St, Apt 3'],
  [{ channel: 'DELIVERY' }, null],
  [{ payment: { ...anOrder().payment, refundedCents: 399 } }, '$3.99 refunded'],
])('a list adds to %j: %s', (given, text) => {
  expect(factText(anOrder(given), 'en')).toBe(text);
});

test.each<[Partial<PlacedOrder>, string]>([
  [{}, 'Total at pickup'],
  [{ channel: 'DELIVERY' }, 'Total at the door'],
  [{ payment: { ...anOrder().payment, paymentId: 'QUILLPAY' } }, 'Estimated total'],
  [{ state: 'FINALIZED', ...pickedUp }, 'Paid'],
  [{ state: 'PARTIALLY_REFUNDED', ...pickedUp }, 'Paid'],
  [{ channel: 'SHIPPING' }, 'Estimated total'],
  [canceled, 'Nothing was charged'],
])('N-64 the total of %j is called %s', (given, label) => {
  expect(totalLabel(anOrder(given), 'en')).toBe(label);
});

test('the next meeting, the cut-off, and the difference in a few words', () => {
  expect(meetingText(anOrder(), now, 'en')).toBe('See you tomorrow at 4');
  expect(meetingText(anOrder({ state: 'FINALIZED' }), now, 'en')).toBeNull();
  expect(changeUntilText(anOrder(), now, 'en')).toBe('Today, 11 PM');
  for (const given of [{ canEdit: false }, { cutoffAt: null }]) {
    expect(changeUntilText(anOrder(given), now, 'en')).toBeNull();
    expect(editTitle(anOrder(given), now, 'en')).toBeNull();
  }
  expect(changeUntilText(anOrder(), later, 'en')).toBe('Tomorrow, 11 PM');
  expect(changeUntilText(anOrder(), Temporal.Instant.from('2026-08-02T19:00:00Z'), 'es')).toBe('Mié, 11 p.m.');
  expect(differenceText(anOrder({ totalCents: 297 }), 'en')).toBe('$4.01 less than when you ordered');
  expect(differenceText(anOrder({ totalCents: 798 }), 'en')).toBe('$1.00 more than when you ordered');
  expect(differenceText(anOrder({ totalCents: 699 }), 'en')).toBe('$0.01 more than when you ordered');
  expect(differenceText(anOrder({ totalCents: 297, state: 'CANCELLED' }), 'en')).toBeNull();
  expect(differenceText(anOrder(), 'en')).toBeNull();
});

const earning = (points: number, eligibleCents: number, isPosted = false) => ({ points, eligibleCents, isPosted });

test('N-10 G-126 points are an estimate until they are posted, with what they come from', () => {
  const later = 'It may take up to 48 hours to process new activity.';
  expect(pointsWords(anOrder(), 'en')).toBe(`About 6 Game points. ${later}`);
  expect(pointsWords({ earns: [earning(6, 698, true)] }, 'en')).toBe('6 Game points earned');
  expect(pointsWords({ earns: [earning(6, 698), earning(12, 698)] }, 'en')).toBe(`About 12 Game points. ${later}`);
  expect(pointsWords({ earns: [] }, 'en')).toBeNull();
  expect(pointsDetail(anOrder(), 'en')).toBe('6 whole dollars of $6.98, 1 point each');
  expect(pointsDetail({ earns: [earning(12, 698)] }, 'en')).toBeNull();
  expect(pointsDetail({ earns: [earning(1, 199)] }, 'en')).toBe('1 whole dollar of $1.99, 1 point');
  expect(pointsDetail({ earns: [earning(2, 200)] }, 'en')).toBe('2 whole dollars of $2.00, 1 point each');
  expect(pointsDetail({ earns: [earning(100, 10_000)] }, 'en')).toBe('100 whole dollars of $100.00, 1 point each');
  expect(pointsDetail({ earns: [earning(0, 0)] }, 'en')).toBeNull();
  expect(pointsDetail({ earns: [] }, 'en')).toBeNull();
});

test('N-42 a receipt says when it was paid, its tax by rate, and what was held', () => {
  expect(paidText('2026-08-06T23:12:00.000Z', 'America/Los_Angeles', 'en')).toBe('Paid Thursday, Aug 6, at 4:12 PM');
  const taxes = [
    { taxCode: 'HOT_FOOD', taxableCents: 999, taxCents: 86 },
    { taxCode: 'NONE', taxableCents: 500, taxCents: 0 },
    { taxCode: 'OTHER', taxableCents: 100, taxCents: 9 },
    { taxCode: 'HOT_FOOD', taxableCents: 10, taxCents: 1 },
  ];
  expect(taxTexts(taxes, { HOT_FOOD: 86_250 }, 'en')).toEqual([
    'Tax: 8.625% of $9.99',
    'Tax: $0.09 on $1.00',
    'Tax: 8.625% of $0.10',
  ]);
  expect(heldText({ heldCents: 3612, chargedCents: 3383 }, 'en')).toBe('Held $36.12, charged $33.83, released $2.29.');
  expect(heldText({ heldCents: 1, chargedCents: 3 }, 'en')).toBe('Held $0.01, charged $0.03, released $0.00.');
  expect(heldText({ heldCents: 0, chargedCents: 3383 }, 'en')).toBeNull();
});

test.each<[Partial<PlacedOrder>, string]>([
  [{}, 'You pay at pickup'],
  [{ channel: 'DELIVERY', state: 'FINALIZED' }, 'Paid at the door'],
  [{ state: 'PICKING', payment: { ...anOrder().payment, paymentId: 'QUILLPAY' } }, 'You pay online with Quillpay'],
  [{ state: 'HANDED_OVER', payment: { ...anOrder().payment, paymentId: 'QUILLPAY' } }, 'Paid online with Quillpay'],
  [{ payment: { ...anOrder().payment, paymentId: 'A_NEW_PROVIDER' } }, 'You pay online'],
  [{ state: 'FINALIZED', payment: { ...anOrder().payment, paymentId: 'A_NEW_PROVIDER' } }, 'Paid online'],
  [{ state: 'CANCELLED' }, 'Nothing was charged'],
])('N-64 how an order is paid, %j: %s', (given, text) => {
  expect(orderPaymentText(anOrder(given), 'en')).toBe(text);
});

test.each([
  ['1P', 'GROCERY'],
  ['1P_Wine', 'WINE'],
  ['1P_SNS', 'SUBSCRIPTION'],
  ['1P_B2B', 'BUSINESS'],
  ['3P_MARKETPLACE', 'MARKETPLACE'],
  ['something new', 'GROCERY'],
])('S-78 an order of the category %s is from the shop %s', (category, kind) => {
  expect(kindOfOrder(category)).toBe(kind);
});

test('X-9 two days meet within a week, from today on, at the store’s time, and nobody meets a parcel', () => {
  const meets = (given: Partial<PlacedOrder>, at = '2026-08-06T17:50:00Z') =>
    meetingText(anOrder(given), Temporal.Instant.from(at), 'en');
  expect(meets({})).toBe('See you today at 4');
  expect(meets({}, '2026-07-31T17:50:00Z')).toBe('See you on Thursday at 4');
  expect([meets({}, '2026-07-30T17:50:00Z'), meets({}, '2026-08-08T17:50:00Z')]).toEqual([null, null]);
  expect([meets({ slot: null }), meets({ channel: 'SHIPPING' })]).toEqual([null, null]);
});
