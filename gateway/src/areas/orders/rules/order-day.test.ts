import { expect, test } from 'vitest';
import { arrivalText, onTheWayText, type DayOrder, dayLead, dayTitle, isOnItsDay } from './order-day.ts';

const zone = 'America/Los_Angeles';
const now = (text: string) => Temporal.Instant.from(text);
const order: DayOrder = {
  orderNumber: '4472210',
  state: 'OUT_FOR_DELIVERY',
  channel: 'DELIVERY',
  timeZone: zone,
  slot: { start: '2026-08-09T23:00:00Z', end: '2026-08-10T01:00:00Z' },
  journey: null,
  arrival: null,
};
const here = { latitude: 1, longitude: 1 };
const journey = {
  driverName: 'Rosa',
  driverPhone: null,
  seenAt: '2026-08-09T23:08:00Z',
  arrivesAt: '2026-08-09T23:25:00Z',
  van: here,
  gone: [here],
  ahead: [here],
};

test('N-61 the heading of the day is the arrival: the driver’s, else the end of the window, else that it is on its way', () => {
  const seen = now('2026-08-09T23:08:00Z');
  expect(dayTitle({ ...order, journey }, seen, 'en')).toBe('Here about 4:25 PM');
  expect(dayTitle(order, seen, 'en')).toBe('Here by 6 PM');
  expect(dayTitle(order, now('2026-08-10T01:00:00Z'), 'en')).toBe('On its way to you');
  expect(dayTitle({ ...order, state: 'READY', channel: 'PICKUP' }, seen, 'en')).toBe('Ready for pickup');
});

test('X-9 the day is the store’s: today until its midnight, by its name after it', () => {
  expect(dayLead(order, now('2026-08-10T06:59:59Z'), 'en')).toBe(
    'Delivery today, Sunday, Aug 9, 4 to 6 PM. Order 4472210',
  );
  expect(dayLead(order, now('2026-08-10T07:00:00Z'), 'en')).toBe('Delivery on Sunday, Aug 9, 4 to 6 PM. Order 4472210');
});

test('N-61 an order has its day while it waits at the store or is on its way, and not at a seller’s', () => {
  expect(isOnItsDay(order)).toBe(true);
  expect(isOnItsDay({ state: 'READY', channel: 'PICKUP' })).toBe(true);
  for (const state of ['PLACED', 'LOCKED', 'PICKING', 'HANDED_OVER', 'FINALIZED', 'CANCELLED'] as const)
    expect(isOnItsDay({ state, channel: 'DELIVERY' })).toBe(false);
  expect(isOnItsDay({ state: 'OUT_FOR_DELIVERY', channel: 'SHIPPING' })).toBe(false);
});

test('N-61 who said that they are here reads where', () => {
  expect(arrivalText({ arrival: { note: 'Bay 4' } }, 'en')).toBe(
    "We know you're here: Bay 4. Someone will bring it out.",
  );
  expect([arrivalText({ arrival: { note: null } }, 'en'), arrivalText(order, 'en')]).toEqual([
    "We know you're here. Someone will bring it out.",
    null,
  ]);
});

test('N-61 who has set out reads so until they are there', () => {
  const onTheWayAt = '2026-08-06T22:00:00Z';
  expect(onTheWayText({ onTheWayAt }, 'en')).toBe("The store knows you're on your way.");
  expect([onTheWayText({}, 'en'), onTheWayText({ onTheWayAt, arrival: { note: null } }, 'en')]).toEqual([null, null]);
});

test('N-61 what is ready is waited for at the store only, and an order without a time is on its way', () => {
  expect(isOnItsDay({ state: 'READY', channel: 'DELIVERY' })).toBe(false);
  expect(isOnItsDay({ state: 'PICKING', channel: 'PICKUP' })).toBe(false);
  expect(isOnItsDay({ state: 'OUT_FOR_DELIVERY', channel: 'DELIVERY' })).toBe(true);
  expect(dayTitle({ ...order, slot: null }, now('2026-08-09T23:08:00Z'), 'en')).toBe('On its way to you');
});

test('N-61 the lead of an order without a time, or of a seller’s, is its number; a pickup has its day', () => {
  const lead = (given: Partial<DayOrder>) => dayLead({ ...order, ...given }, now('2026-08-09T20:00:00Z'), 'en');
  const number = 'Order 4472210';
  expect([lead({ slot: null }), lead({ channel: 'SHIPPING' }), lead({ channel: 'IN_STORE' })]).toEqual([
    number,
    number,
    number,
  ]);
  expect(lead({ channel: 'PICKUP' })).toBe(`Pickup today, Sunday, Aug 9, 4 to 6 PM. ${number}`);
});
