import { expect, test } from 'vitest';
import { slots } from './lots.ts';
import { canBeDiscounted, isAmong, mayTake, slotOf, standingRefusal } from './eligibility.ts';
import type { StackPolicy } from './cart.ts';
import type { Offer } from './offer.ts';
import { context, line, offer } from './testing/samples.ts';

const refusal = (changes: Partial<Offer>, placedAt = context().placedAt) =>
  standingRefusal(offer(changes), context({ placedAt }));
const { startLocal, endLocal } = offer();

test('goods are named by UPC, by department, or by both; named by neither, all are', () => {
  expect(isAmong({ upcs: ['milk'] }, line())).toBe(true);
  expect(isAmong({ upcs: ['milk'], department: 'bakery' }, line())).toBe(false);
  expect(isAmong({ department: 'dairy' }, line())).toBe(true);
  expect(isAmong({ upcs: ['eggs'], department: 'dairy' }, line())).toBe(false);
  expect(isAmong({}, line())).toBe(true);
});

test('N-81 of a buy-this-get-that, what is got is discounted, else what is bought', () => {
  const goods = { buy: { upcs: ['milk'] }, get: { ...offer().get, upcs: ['eggs'] } };
  const eggs = line({ upc: 'eggs' });
  expect([line(), eggs].map((each) => canBeDiscounted(offer({ ...goods, proto: 'BUYX_GETY' }), each))).toEqual([
    false,
    true,
  ]);
  expect([line(), eggs].map((each) => canBeDiscounted(offer(goods), each))).toEqual([true, false]);
});

test('N-40 an offer holds from its first moment to its last', () => {
  expect(refusal({}, startLocal)).toBeNull();
  expect(refusal({}, endLocal)).toBeNull();
  expect(refusal({}, '2026-07-31T23:59:59.999')).toBe('NOT_STARTED');
  expect(refusal({}, '2026-09-01T00:00:00.000')).toBe('EXPIRED');
});

test.each<[string, Partial<Offer>, ReturnType<typeof standingRefusal>]>([
  ['is not clipped', { isClipped: false }, 'NOT_CLIPPED'],
  ['is for members, and the shopper is none', { isExcluded: true }, 'EXCLUDED'],
  ['is for other stores', { stores: ['2', '3'] }, 'WRONG_STORE'],
  ['is for this store among others', { stores: ['2', '1'] }, null],
  ['is for delivery', { channels: ['DELIVERY'] }, 'WRONG_CHANNEL'],
  ['is for pickup, too', { channels: ['DELIVERY', 'PICKUP'] }, null],
  ['is used up', { usesLeft: 0 }, 'LIMIT_REACHED'],
  ['has one use left', { usesLeft: 1 }, null],
  ['may be used as often as one likes', { usesLeft: null }, null],
])('N-81 an offer that %s is refused as it should be', (_, changes, reason) => {
  expect(refusal(changes)).toBe(reason);
});

test("S-147 the store's own must-buy and buy-get stay off units under a buy-get or multi-buy", () => {
  const takes = (changes: Partial<Offer>) => mayTake(offer(changes), true);
  expect((['MUST_BUY', 'BUYX_GETX', 'BUYX_GETY'] as const).map((proto) => takes({ proto }))).toEqual([
    false,
    false,
    false,
  ]);
  expect([takes({ proto: 'MUST_BUY', funding: 'MF' }), takes({ proto: 'ITEM_DISCOUNT' })]).toEqual([true, true]);
  expect(mayTake(offer({ proto: 'MUST_BUY' }), false)).toBe(true);
});

const kinds = {
  maker: offer({ funding: 'MF', buy: { department: 'dairy' } }),
  item: offer({ buy: { upcs: ['milk'] } }),
  category: offer({ buy: { department: 'dairy' } }),
};
/** Which kinds keep which away from a unit. */
const barred = (stackPolicy: StackPolicy) =>
  Object.values(kinds).map((kind) => {
    const { own } = slotOf(kind, { stackPolicy });
    return Object.entries(kinds).flatMap(([name, other]) =>
      (slotOf(other, { stackPolicy }).barredBy & own) !== 0 ? [name] : [],
    );
  });

test.each<[StackPolicy, string[][]]>([
  ['MF_PLUS_STORE', [['maker'], ['item', 'category'], ['item', 'category']]],
  [
    'ONE_PER_UNIT',
    [
      ['maker', 'item', 'category'],
      ['maker', 'item', 'category'],
      ['maker', 'item', 'category'],
    ],
  ],
  ['MF_CATEGORY_ITEM', [['maker'], ['item'], ['category']]],
])("N-36 by %s, which of a maker's coupon, an item's, and a department's keep which away", (policy, expected) => {
  expect(barred(policy)).toEqual(expected);
});

test('N-36 an offer on a department has the place of a category where the policy knows one', () => {
  const own = (kind: Offer, stackPolicy: StackPolicy) => slotOf(kind, { stackPolicy }).own;
  expect(own(kinds.category, 'MF_CATEGORY_ITEM')).toBe(slots.category);
  expect(own(kinds.item, 'MF_CATEGORY_ITEM')).toBe(slots.store);
  expect(own(kinds.category, 'MF_PLUS_STORE')).toBe(slots.store);
});
