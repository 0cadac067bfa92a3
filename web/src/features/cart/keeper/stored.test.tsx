import { afterEach, expect, test, vi } from 'vitest';
import { cart, line, settled } from '../testing/settled.ts';
import { tabOf } from './queue.ts';
import { fromStored, toStored } from './stored.ts';
import { cartQueue } from '../../../storage/cart-queue.ts';
import { abCart, type CartPlace, isValid, parsed } from '../../../storage/ab-cart.ts';

const minute = 60_000;
const milk = line('100000007', { quantity: 2, amountCents: 958, comments: 'Cold', options: ['1'], weight: 1.25 });
const wine = line('100000011', { amountCents: 1899 });
const all = settled([cart([milk]), cart([wine], { cartId: 'c2', kind: 'WINE', channel: 'DELIVERY' })]);
const edit = {
  orderNumber: '4471902',
  path: '/cart/2910/4471902',
  saveByText: 'Thursday, 11 PM',
  cart: cart([milk], { cartId: 'e', storeId: '0985' }),
};
const at = (ms: number, changes: Partial<CartPlace> = {}): CartPlace => ({
  owner: 'c1',
  storeId: '2910',
  channel: 'pickup',
  now: 1000 + ms,
  ...changes,
});

afterEach(() => vi.restoreAllMocks());

test('S-75 S-77 S-78 carts are stored by kind, and come back as they were', () => {
  const seller = settled([cart([milk], { kind: 'MARKETPLACE', sellerId: 'copper-clay' }), ...all.carts], { edit });
  const stored = toStored(seller, 'c1');
  expect(Object.keys(stored.carts)).toEqual(['copper-clay', 'abs', '1P_WINE']);
  expect(stored.carts['abs']?.cartItems[0]).toMatchObject({
    itemId: '100000007',
    quantity: 2,
    selectedWeight: 1.25,
    modifierOptionUPCs: ['1'],
    cartSource: 'ABS',
    cartCategory: '1P',
  });
  expect(fromStored(JSON.parse(JSON.stringify(stored)) as typeof stored)).toEqual(seller);
});

test('S-76 the sum of all carts is stored beside them', () => {
  expect(toStored(all, 'c1').multiCartSummary).toEqual({
    finalTransactionTotal: 28.57,
    totalAvailableCarts: 2,
    totalAvailableItems: 2,
    totalAvailableQuantity: 3,
  });
});

test.each([
  ['c1', 0, true],
  ['c1', 15 * minute - 1, true],
  ['c1', 15 * minute, false],
  ['guest', 14_399 * minute, true],
  ['guest', 14_401 * minute, false],
])('T-67 S-128 S-239 a cart of %s counts after %d ms: %s', (owner, age, counts) => {
  abCart.write(toStored(all, owner));
  expect(abCart.read(at(age, { owner })) !== null).toBe(counts);
});

test.each(['c1', 'guest'])(
  'S-126 a cart of %s from the future, as after the clock was set back, does not count: nobody knows how old it is',
  (owner) => {
    abCart.write(toStored(all, owner));
    expect(abCart.read(at(-1, { owner }))).toBeNull();
    expect(abCart.read(at(-30 * minute, { owner }))).toBeNull();
  },
);

test.each([
  ['another store', { storeId: '0985' }],
  ['another channel', { channel: 'delivery' }],
  ['somebody else', { owner: 'c2' }],
  ['a guest', { owner: 'guest' }],
])('S-126 a cart does not count for %s', (_, changes) => {
  expect(isValid(toStored(all, 'c1'), at(minute))).toBe(true);
  expect(isValid(toStored(all, 'c1'), at(minute, changes))).toBe(false);
});

test('S-127 while an order is being changed, its store counts', () => {
  const stored = toStored({ ...all, edit }, 'c1');
  expect(isValid(stored, at(minute, { storeId: '0985', channel: 'delivery' }))).toBe(true);
  expect(isValid(stored, at(minute))).toBe(false);
});

test('S-138 a cart in the old form, which is not JSON, is that of the default program', () => {
  expect(parsed('a1b2-c3')?.carts).toMatchObject({ abs: { cartId: 'a1b2-c3', cartItems: [] } });
  expect(parsed('1234')?.carts).toMatchObject({ abs: { cartId: '1234' } });
});

test.each(['', '   ', '<b>', '{', 'null', '[]', '{"carts":{}}', '{"carts":{"abs":{}},"owner":"c1","updatedTime":1}'])(
  'S-232 what can not be read is nothing: %s',
  (text) => expect(parsed(text)).toBeNull(),
);

test('S-232 T-69 a browser that stores nothing keeps a copy for this page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  abCart.write(toStored(all, 'c1'));
  expect(console.warn).toHaveBeenCalledOnce();
  expect(abCart.read(at(minute))?.cartQty).toBe(3);
});

test('S-130 X-12 after a failure an empty cart is stored, and the last good copy is shown as long as it counts', () => {
  abCart.write(toStored(all, 'c1'));
  abCart.invalidate();
  abCart.invalidate();
  expect(JSON.parse(localStorage.getItem('abCart')!)).toMatchObject({ carts: {}, cartQty: 0 });
  expect(abCart.read(at(minute))?.cartQty).toBe(3);
  expect(abCart.read(at(16 * minute))).toBeNull();
});

test('whoever comes next at this browser sees nothing', () => {
  abCart.write(toStored(all, 'c1'));
  abCart.invalidate();
  abCart.clear();
  expect(abCart.read(at(minute))).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('N-58 a queue says whose tab it is, and once its page is left, that it is the next page’s', () => {
  cartQueue.write({ owner: 'guest', tab: 't1', flight: null, waiting: [] });
  expect(tabOf(cartQueue.read())).toEqual({ tab: 't1', isLeft: false });
  cartQueue.leave();
  expect(tabOf(cartQueue.read())).toEqual({ tab: 't1', isLeft: true });
  cartQueue.write(null);
  cartQueue.leave();
  expect(cartQueue.read()).toBeNull();
});
