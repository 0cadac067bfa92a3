import { beforeEach, expect, test, vi } from 'vitest';
import { subscriptionListLifetime } from '../constants.ts';
import { isValidList, type SubscriptionList, subscriptionList } from './subscription-list.ts';

const now = 1_000 * 60_000;
const subscription = {
  subscriptionId: 's1',
  quantity: 1,
  frequency: { count: 2, unit: 'WEEK' as const },
  isPaused: false,
};
const list: SubscriptionList = {
  customerId: 'c1',
  fulfillmentType: 'PICKUP',
  subscribedItems: { '976885794': subscription },
  snsFrequencies: [{ count: 1, unit: 'WEEK', label: 'Every week' }],
  isNewSnSUser: false,
  fulfillment: 'Pickup around 5 PM',
  arSavedTime: now,
  isLoaded: true,
};

beforeEach(() => localStorage.clear());

test('S-102 what is stored comes back, under the name of the specification, and goes when it is cleared', () => {
  const told = vi.fn<() => void>();
  const end = subscriptionList.subscribe(told);
  subscriptionList.write(list);
  expect(Object.keys(localStorage)).toEqual(['abNgSubscriptions']);
  expect(subscriptionList.read()).toEqual(list);
  expect(subscriptionList.read()).toBe(subscriptionList.read());
  subscriptionList.clear();
  expect(subscriptionList.read()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
  end();
});

test('S-102 S-241 the list of subscriptions counts for 15 minutes', () => {
  expect(subscriptionListLifetime).toBe(900_000);
  const at = (after: number) => isValidList(list, { customerId: 'c1', now: now + after });
  expect([at(0), at(15 * 60_000 - 1), at(15 * 60_000), at(-1)]).toEqual([true, true, false, false]);
});

test("S-102 another shopper's list, and one that the server didn't give, count for nothing", () => {
  expect(isValidList(list, { customerId: 'c2', now })).toBe(false);
  expect(isValidList({ ...list, isLoaded: false }, { customerId: 'c1', now })).toBe(false);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['nonsense', 'x'],
  ['a list', []],
  ['no customer', { ...list, customerId: undefined }],
  ['words that are none', { ...list, fulfillment: 5 }],
  ['nobody who says whether they are new', { ...list, isNewSnSUser: undefined }],
  ['nobody who says whether the server gave it', { ...list, isLoaded: 1 }],
  ['no frequencies', { ...list, snsFrequencies: {} }],
  ['a frequency without a label', { ...list, snsFrequencies: [...list.snsFrequencies, { count: 1, unit: 'WEEK' }] }],
  ['a frequency of nothing', { ...list, snsFrequencies: [...list.snsFrequencies, null] }],
  ['items that are a text', { ...list, subscribedItems: '' }],
  ['no items', { ...list, subscribedItems: [] }],
  ...Object.entries({ subscriptionId: 1, quantity: '1', isPaused: 'no', frequency: { count: '2', unit: 'WEEK' } }).map(
    ([name, value]): [string, unknown] => [
      `another ${name} than any has`,
      { ...list, subscribedItems: { ...list.subscribedItems, 1: { ...subscription, [name]: value } } },
    ],
  ),
  ['an item that is null', { ...list, subscribedItems: { ...list.subscribedItems, 1: null } }],
  ['another way to come', { ...list, fulfillmentType: 'DRONE' }],
  ['items that are none', { ...list, subscribedItems: { 1: { subscriptionId: 's1' } } }],
  ['a frequency in days', { ...list, snsFrequencies: [{ count: 1, unit: 'DAY', label: 'Daily' }] }],
  ['no time', { ...list, arSavedTime: null }],
])('S-232 what is stored with %s is no list of subscriptions', (_, stored) => {
  localStorage.setItem('abNgSubscriptions', JSON.stringify(stored));
  expect(subscriptionList.read()).toBeNull();
});

test.each([
  { fulfillmentType: 'DELIVERY', fulfillment: 'Delivery around 5 PM' },
  { fulfillmentType: null, fulfillment: null },
  { subscribedItems: {}, snsFrequencies: [] },
])('S-102 a list with %j is whole', (changes) => {
  localStorage.setItem('abNgSubscriptions', JSON.stringify({ ...list, ...changes }));
  expect(subscriptionList.read()).toEqual({ ...list, ...changes });
});
