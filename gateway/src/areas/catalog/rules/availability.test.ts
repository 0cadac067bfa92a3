import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Channel } from '../../../generated/resolvers.ts';
import { aPrice, aProduct } from '../../../testing/catalog-rows.ts';
import { availability } from './availability.ts';
import type { Circumstances, Sellable } from './obstacles.ts';

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/Los_Angeles]`);
const usual: Circumstances = {
  now: at('2026-08-05T12:00'),
  slot: null,
  hours: null,
  storeChannels: ['PICKUP', 'DELIVERY', 'IN_STORE'],
  isDeliOn: true,
  hasOnlineDeli: true,
  preparesOrders: true,
  hasWineShop: true,
  hasPendingOrder: false,
  isUnattended: false,
};
const told = (given: Parameters<typeof aProduct>[0], channel: Channel = 'PICKUP', when: Partial<Circumstances> = {}) =>
  availability(aProduct(given), channel, { ...usual, ...when }, 'en');
const none = { DELIVERY: 0, PICKUP: 0, IN_STORE: 0, SHIPPING: 0 };

test('S-107 a product in stock is available, with the other channels that have it', () => {
  expect(told({})).toEqual({
    state: 'AVAILABLE',
    reasonCode: null,
    message: null,
    shortMessage: null,
    onlyAvailableText: null,
    nextAvailableText: null,
    alternatives: ['DELIVERY', 'IN_STORE'],
  });
});

test('S-65 few are left when the service says so, and what is made to order is never few', () => {
  const few = { inventoryAvailable: '2', channelInventory: { ...none, PICKUP: 3 } } as const;
  expect(told(few)).toMatchObject({ state: 'LOW_STOCK', message: 'Only 3 left', shortMessage: '3 left' });
  expect(told({ ...few, isMtoProduct: true }).state).toBe('AVAILABLE');
});

test.each([
  ['2026-08-05', 'Back today'],
  ['2026-08-06', 'Back tomorrow'],
  ['2026-08-18', 'Back Aug 18'],
  ['2026-08-04', null],
  [null, null],
])('S-234 S-236 out of stock, expected on %s: %s', (nextDeliveryOn, text) => {
  expect(told({ channelInventory: none, nextDeliveryOn })).toEqual({
    state: 'UNAVAILABLE',
    reasonCode: 'OUT_OF_STOCK',
    message: 'This item is out of stock',
    shortMessage: 'Out of Stock',
    onlyAvailableText: null,
    nextAvailableText: text,
    alternatives: [],
  });
});

test('S-106 an inactive product is out of stock, and no one expects it back', () => {
  expect(told({ status: 'INACTIVE', nextDeliveryOn: '2026-08-18' })).toMatchObject({
    reasonCode: 'INACTIVE',
    message: 'This item is out of stock',
    nextAvailableText: null,
    alternatives: [],
  });
});

test('S-235 S-237 S-238 a product not offered through the channel says where it is available', () => {
  const inStoreOnly = { DELIVERY: false, PICKUP: false, IN_STORE: true, SHIPPING: false };
  expect(told({ channelEligibility: inStoreOnly })).toMatchObject({
    reasonCode: 'CHANNEL_NOT_OFFERED',
    message: 'This item is not offered for pickup',
    shortMessage: 'In-store only',
    onlyAvailableText: 'Only Available In-Store',
    alternatives: ['IN_STORE'],
  });
  expect(told({ channelEligibility: inStoreOnly, channelInventory: none })).toMatchObject({
    message: 'This item is not offered for pickup',
    shortMessage: 'Not offered',
    onlyAvailableText: null,
    alternatives: [],
  });
});

test('S-139 S-140 S-267 what comes too late says from when it can be had', () => {
  const slot = at('2026-08-05T12:30');
  expect(
    told({ isPreOrderItem: true, itemEffectiveStartDate: '2026-08-18' }, 'PICKUP', { slot }).nextAvailableText,
  ).toBe('Available starting Aug 18');
  expect(told({ preparationMinutes: 90 }, 'PICKUP', { slot }).message).toBe(
    'This item takes 1 hr 30 min to make. Choose a later time.',
  );
});

const channels = ['PICKUP', 'DELIVERY', 'IN_STORE', 'SHIPPING'] as const;
const flags = fc.record({
  DELIVERY: fc.boolean(),
  PICKUP: fc.boolean(),
  IN_STORE: fc.boolean(),
  SHIPPING: fc.boolean(),
});
const pieces = fc.constantFrom(0, 1, 40);
const product: fc.Arbitrary<Sellable> = fc.record({
  program: fc.constantFrom('abs', '1P_WINE', '1P_B2B', 'mkp'),
  status: fc.constantFrom('ACTIVE', 'INACTIVE'),
  price: fc.constantFrom(null, aPrice(), aPrice({ priceCents: 0 })),
  channelInventory: fc.record({ DELIVERY: pieces, PICKUP: pieces, IN_STORE: pieces, SHIPPING: pieces }),
  channelEligibility: flags,
  inventoryAvailable: fc.constantFrom('0', '1', '2'),
  nextDeliveryOn: fc.constantFrom(null, '2026-08-01', '2026-08-05', '2026-08-09'),
  isMtoProduct: fc.boolean(),
  isCustomizable: fc.boolean(),
  multiCustomizations: fc.boolean(),
  orderPreparation: fc.boolean(),
  preparationMinutes: fc.constantFrom(0, 25, 2880),
  isPreOrderItem: fc.boolean(),
  itemEffectiveStartDate: fc.constantFrom(null, '2026-08-01', '2026-08-18'),
  restrictedValue: fc.constantFrom(0, 1),
});
const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  now: fc.constant(usual.now),
  slot: fc.constantFrom(null, at('2026-08-05T11:00'), at('2026-08-05T13:00'), at('2026-08-20T09:00')),
  hours: fc.constantFrom(null, { start: 600, end: 1140 }),
  storeChannels: fc.subarray(['PICKUP', 'DELIVERY', 'IN_STORE']),
  isDeliOn: fc.boolean(),
  hasOnlineDeli: fc.boolean(),
  preparesOrders: fc.boolean(),
  hasWineShop: fc.boolean(),
  hasPendingOrder: fc.boolean(),
  isUnattended: fc.boolean(),
});

/** As many as it takes to see each reason. */
const cases = 5000;

test('S-106 S-107 whatever is combined, there is exactly one state, and a message whenever it is unavailable', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(product, circumstances, (given, when) => {
      const all = channels.map((channel) => ({ channel, ...availability(given, channel, when, 'en') }));
      const open = all.filter(({ state }) => state !== 'UNAVAILABLE').map(({ channel }) => channel);
      for (const { channel, state, reasonCode, message, shortMessage, alternatives } of all) {
        seen.add(reasonCode ?? state);
        expect(['AVAILABLE', 'LOW_STOCK', 'UNAVAILABLE']).toContain(state);
        expect(reasonCode === null).toBe(state !== 'UNAVAILABLE');
        expect([message, shortMessage].map(Boolean)).toEqual(Array(2).fill(state !== 'AVAILABLE'));
        // Another channel is offered exactly if the product can be had through it.
        expect(alternatives.toSorted()).toEqual(open.filter((other) => other !== channel).toSorted());
        expect(alternatives.length).toBeLessThanOrEqual(3);
      }
    }),
    { numRuns: cases, seed: 20_261_122 },
  );
  expect(seen).toEqual(
    new Set([
      'AVAILABLE',
      'LOW_STOCK',
      'INACTIVE',
      'NOT_CARRIED',
      'CHANNEL_NOT_OFFERED',
      'OUT_OF_STOCK',
      'DIGITAL_DELI',
      'ORDER_PREPARATION_CLOSED',
      'NOT_YET_AVAILABLE',
      'PREPARATION_TIME',
      'OUTSIDE_HOURS',
      'UNATTENDED_DELIVERY',
    ]),
  );
});

test('S-106 S-234 S-238 availability is told in Spanish, whatever its state, and never in English', () => {
  const given = fc.record({
    inventoryAvailable: fc.constantFrom('0' as const, '1' as const, '2' as const),
    isMtoProduct: fc.boolean(),
    counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
    hour: fc.integer({ min: 0, max: 23 }),
    preparesOrders: fc.boolean(),
    isUnattended: fc.boolean(),
    storeChannels: fc.subarray<Channel>(['PICKUP', 'DELIVERY', 'IN_STORE']),
    channel: fc.constantFrom<Channel>('PICKUP', 'DELIVERY', 'IN_STORE', 'SHIPPING'),
  });
  fc.assert(
    fc.property(given, ({ counts, hour, channel, preparesOrders, isUnattended, storeChannels, ...product }) => {
      const [DELIVERY = 0, PICKUP = 0, IN_STORE = 0, SHIPPING = 0] = counts;
      const sold = aProduct({ ...product, channelInventory: { DELIVERY, PICKUP, IN_STORE, SHIPPING } });
      const when = {
        ...usual,
        now: at(`2026-08-05T${String(hour).padStart(2, '0')}:00`),
        preparesOrders,
        isUnattended,
        storeChannels,
      };
      const [english, spanish] = [availability(sold, channel, when, 'en'), availability(sold, channel, when, 'es')];
      expect({ ...spanish, ...unworded }).toEqual({ ...english, ...unworded });
      for (const text of ['message', 'shortMessage', 'onlyAvailableText', 'nextAvailableText'] as const) {
        expect(spanish[text] === null).toBe(english[text] === null);
        expect(spanish[text] !== null && spanish[text] === english[text]).toBe(false);
      }
    }),
  );
});

const unworded = { message: '', shortMessage: '', onlyAvailableText: '', nextAvailableText: '' };
