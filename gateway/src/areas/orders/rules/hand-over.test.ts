import { expect, test } from 'vitest';
import type { OrderAddress, StoreDetails } from '../../../generated/rest.ts';
import { aCheckout } from '../../../testing/order-rows.ts';
import { handOverOf, orderPlaceName, otherHandOver, placeDetail } from './hand-over.ts';

const home = { address: '418 Lexington St', city: 'San Francisco', state: 'CA', zipCode: '94110' } as OrderAddress;
const at = (
  given: object,
  store: { address: string; city: string } | null = { address: '2300 16th St', city: 'San Francisco' },
) => handOverOf({ ...aCheckout().handOver, ...given } as never, store, 'en');

test('N-60 pickup is at the store, if it is known', () => {
  expect(at({})).toMatchObject({
    title: 'Pickup place',
    text: '2300 16th St, San Francisco',
    unattendedProblem: null,
    canBeUnattended: true,
  });
  expect(at({}, null).text).toBeNull();
});

test('N-60 delivery is at the address, and left where somebody said', () => {
  const text = (given: object) => at({ kind: 'UNATTENDED', address: home, ...given }).text;
  expect(text({ leaveAt: 'PORCH' })).toBe('418 Lexington St, San Francisco, CA 94110. Left on the porch');
  expect(text({ leaveAt: null })).toBe('418 Lexington St, San Francisco, CA 94110');
  expect(text({ leaveAt: 'PORCH', address: null })).toBeNull();
  expect(text({ kind: 'ATTENDED', leaveAt: 'PORCH' })).toBe('418 Lexington St, San Francisco, CA 94110');
});

test('T-96 N-54 what an adult has to sign for says why it is not left at the door', () => {
  expect(at({ canBeUnattended: false }).unattendedProblem).toMatch(/21 or older/);
});

test('an order goes to its store or to its address', () => {
  const name = (channel: 'PICKUP' | 'IN_STORE' | 'DELIVERY' | 'SHIPPING', address: typeof home | null = home) =>
    orderPlaceName({ channel, storeName: '2300 16th St', handOver: { address } }, 'en');
  expect([name('PICKUP'), name('IN_STORE')]).toEqual(['2300 16th St', '2300 16th St']);
  expect([name('DELIVERY'), name('SHIPPING')]).toEqual(Array(2).fill('418 Lexington St, San Francisco, CA 94110'));
  expect(name('SHIPPING', null)).not.toBe('2300 16th St');
});

test('a place says where an order is left, or how long the store is open', () => {
  const now = Temporal.Instant.from('2026-08-05T19:00:00Z');
  const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  const hours = week.map((day) => ({ day, startHour: '06:00', endHour: '23:00' }));
  const store = {
    timeZone: 'America/Los_Angeles',
    departments: [
      { department: 'PHARMACY', hours: hours.map((each) => ({ ...each, endHour: '19:00' })) },
      { department: 'STORE', hours },
    ],
  } as unknown as Pick<StoreDetails, 'departments' | 'timeZone'>;
  const detail = (
    channel: string,
    leaveAt: 'PORCH' | null = null,
    instructions: string | null = null,
    of: typeof store | null = store,
  ) => placeDetail({ channel, handOver: { leaveAt, instructions } }, of, now, 'en');
  expect(detail('PICKUP')).toBe('Open until 11 PM');
  expect(detail('IN_STORE', 'PORCH')).toBe('Open until 11 PM');
  expect(detail('PICKUP', null, null, null)).toBeNull();
  expect(detail('PICKUP', null, null, { ...store, departments: [] })).toBeNull();
  expect(detail('DELIVERY', 'PORCH', 'Ring twice.')).toBe('Left on the porch. Ring twice.');
  expect(detail('DELIVERY', 'PORCH')).toBe('Left on the porch');
  expect(detail('DELIVERY', null, 'Ring twice.')).toBe('Ring twice.');
  expect(detail('DELIVERY')).toBeNull();
});

test('S-144 the other way to hand an order over says why it can not be', () => {
  expect(otherHandOver({ other: null } as never, 'en')).toBeNull();
  expect(otherHandOver({ other: { kind: 'ATTENDED', problem: null } } as never, 'en')).toEqual({
    kind: 'ATTENDED',
    text: 'Hand it to me instead',
    problem: null,
  });
  expect(otherHandOver({ other: { kind: 'UNATTENDED', problem: 'UNPAID' } } as never, 'en')).toEqual({
    kind: 'UNATTENDED',
    text: 'Leave it at the door instead',
    problem: "It can't be left at the door: you pay when you get it.",
  });
});
