import { afterEach, expect, test, vi } from 'vitest';
import { startPage, thisPage } from '../page/page.ts';
import { type AbCart, abCart, type CartPlace, isValid, parsed, type StoredCart } from './ab-cart.ts';

const minute = 60_000;
const updatedTime = Date.parse('2026-08-05T12:00:00Z');
const milk = {
  id: '100000007',
  itemId: '100000007',
  entryId: 'e1',
  name: 'Whole Milk',
  quantity: 3,
  selectedWeight: 1.25,
  totalPrice: 9.58,
  isAvailable: true,
  comments: null,
  modifierOptionUPCs: ['1'],
  cartSource: 'ABS' as const,
  cartCategory: '1P',
};
const grocery: StoredCart = {
  cartId: 'cart-1',
  program: 'abs',
  cartItems: [milk],
  branchId: '2910',
  channel: 'pickup',
  cartPrice: 9.58,
  cartQty: 3,
  version: 4,
  erumsStore: '',
  isWYSIWYGEnabled: false,
  isMTOOrder: false,
  mtoMaxPrepTime: null,
  guestCartId: null,
};
const stored: AbCart = {
  owner: 'c1',
  carts: { abs: grocery },
  orderNumber: null,
  order: null,
  multiCartSummary: {
    finalTransactionTotal: 9.58,
    totalAvailableCarts: 1,
    totalAvailableItems: 1,
    totalAvailableQuantity: 3,
  },
  cartQty: 3,
  updatedTime,
};
const emptyCart = {
  owner: '',
  carts: {},
  orderNumber: null,
  order: null,
  multiCartSummary: {
    finalTransactionTotal: 0,
    totalAvailableCarts: 0,
    totalAvailableItems: 0,
    totalAvailableQuantity: 0,
  },
  cartQty: 0,
  updatedTime: 0,
};
const edit = { cart: { ...grocery, branchId: '0985' }, path: '/cart/2910/4471902', saveByText: 'Thursday, 11 PM' };

const at = (ms: number, changes: Partial<CartPlace> = {}): CartPlace => ({
  owner: 'c1',
  storeId: '2910',
  channel: 'pickup',
  now: updatedTime + ms,
  ...changes,
});
const textOf = (changes: object): string => JSON.stringify({ ...stored, ...changes });

/** A browser that stores nothing, until what this returns is called. */
function fullBrowser(): () => void {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => setItem.mockRestore();
}

afterEach(() => vi.restoreAllMocks());

test('S-75 carts come back as they were stored, under the name of the specification', () => {
  abCart.write(stored);
  expect(Object.keys(localStorage)).toEqual(['abCart']);
  expect(abCart.read(at(minute))).toEqual(stored);
});

test.each([
  ['c1', 0, true],
  ['c1', 15 * minute - 1, true],
  ['c1', 15 * minute, false],
  ['guest', 14_400 * minute - 1, true],
  ['guest', 14_400 * minute, false],
])('T-67 S-128 S-239 a cart of %s counts after %d ms: %s', (owner, age, counts) => {
  abCart.write({ ...stored, owner });
  expect(abCart.read(at(age, { owner })) !== null).toBe(counts);
});

test.each(['c1', 'guest'])(
  'S-126 a cart of %s from the future, as after the clock was set back, does not count: nobody knows how old it is',
  (owner) => {
    abCart.write({ ...stored, owner });
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
  expect(isValid(stored, at(minute))).toBe(true);
  expect(isValid(stored, at(minute, changes))).toBe(false);
});

test('S-127 while an order is being changed, its store counts, and no channel', () => {
  const changing = { ...stored, order: edit, orderNumber: '4471902' };
  expect(isValid(changing, at(minute, { storeId: '0985', channel: 'delivery' }))).toBe(true);
  expect(isValid(changing, at(minute))).toBe(false);
  expect(parsed(JSON.stringify(changing))).toEqual(changing);
});

test('S-78 S-126 without groceries, no store and no channel can be wrong', () => {
  const wine = { ...stored, carts: { '1P_WINE': { ...grocery, program: '1P_WINE' } } };
  expect(isValid(wine, at(minute, { storeId: '0985', channel: 'delivery' }))).toBe(true);
});

test.each(['a1b2-c3', '1234', '"1234"', 'a'.repeat(64)])(
  'S-138 the old form, which is not JSON but an id, becomes an empty cart of the default program: %s',
  (text) => {
    const cartId = text.replaceAll('"', '');
    const cart = { ...grocery, cartId, cartItems: [], branchId: '', channel: '', cartPrice: 0, cartQty: 0, version: 0 };
    expect(parsed(text)).toEqual({ ...emptyCart, carts: { abs: cart } });
  },
);

test.each(['', '   ', '<b>', '{', 'null', '[]', 'a'.repeat(65), 'two words', 'true'])(
  'S-232 what can not be read is nothing: %s',
  (text) => expect(parsed(text)).toBeNull(),
);

test.each<[string, object]>([
  ['no owner', { owner: undefined }],
  ['no time', { updatedTime: '1' }],
  ['no carts', { carts: undefined }],
  ['carts that are null', { carts: null }],
  ['carts that are a text', { carts: 'none' }],
  ['one cart that is null', { carts: { abs: grocery, mkp: null } }],
  ['no sum', { multiCartSummary: undefined }],
  ['a sum of nothing', { multiCartSummary: { finalTransactionTotal: null } }],
  ['an order without its cart', { order: { path: edit.path } }],
  ['an order without its address', { order: { cart: grocery } }],
])('S-232 stored carts with %s are no carts', (_, changes) => {
  expect(parsed(textOf({}))).toEqual(stored);
  expect(parsed(textOf(changes))).toBeNull();
});

test.each<[string, object]>([
  ['id', { cartId: 7 }],
  ['items', { cartItems: undefined }],
  ['whole items', { cartItems: [milk, null] }],
  ['price', { cartPrice: '9.58' }],
  ['version', { version: 1.5 }],
  ['item number', { cartItems: [{ ...milk, itemId: 7 }] }],
  ['entry', { cartItems: [{ ...milk, entryId: undefined }] }],
  ['quantity', { cartItems: [{ ...milk, quantity: '3' }] }],
  ['list of options', { cartItems: [milk, { ...milk, modifierOptionUPCs: null }] }],
])('S-232 a cart that is stored without its %s is no cart, be it one of several or of an order', (_, changes) => {
  const broken = { ...grocery, ...changes };
  expect(parsed(textOf({ carts: { mkp: grocery, abs: broken } }))).toBeNull();
  expect(parsed(textOf({ order: { ...edit, cart: broken } }))).toBeNull();
});

test('S-232 T-69 a browser that stores nothing keeps a copy for this page, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fullBrowser();
  abCart.write(stored);
  expect(warn).toHaveBeenCalledOnce();
  abCart.write({ ...stored, cartQty: 4 });
  expect(warn.mock.calls).toEqual([['The cart cannot be stored in this browser; this page keeps a copy.']]);
  expect(abCart.read(at(minute))?.cartQty).toBe(4);
  startPage(thisPage());
  expect(abCart.read(at(minute))).toBeNull();
});

test('S-232 once the browser stores again, what it has stored counts, also what another tab has', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const free = fullBrowser();
  abCart.write(stored);
  free();
  abCart.write({ ...stored, cartQty: 4 });
  expect(abCart.read(at(minute))?.cartQty).toBe(4);
  localStorage.setItem('abCart', textOf({ cartQty: 5 }));
  expect(abCart.read(at(minute))?.cartQty).toBe(5);
});

test('a browser that stores everything has nothing to say', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  abCart.write(stored);
  expect(warn).not.toHaveBeenCalled();
});

test('S-130 X-12 after a failure an empty cart is stored, and the last good copy is shown as long as it counts', () => {
  abCart.write(stored);
  abCart.invalidate();
  abCart.invalidate();
  expect(JSON.parse(localStorage.getItem('abCart')!)).toEqual(emptyCart);
  expect(abCart.read(at(minute))).toEqual(stored);
  expect(abCart.read(at(16 * minute))).toBeNull();
});

test('S-130 a failure before anything was known leaves no good copy', () => {
  abCart.invalidate();
  expect(Object.keys(localStorage)).toEqual(['abCart']);
  localStorage.setItem('abCart', textOf({ updatedTime: 1 }));
  abCart.invalidate();
  expect(localStorage.getItem('abCart.lastGood')).toBe(textOf({ updatedTime: 1 }));
});

test.each([false, true])('whoever comes next at this browser sees nothing; it stores nothing: %s', (isFull) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  if (isFull) fullBrowser();
  abCart.write(stored);
  abCart.invalidate();
  abCart.clear();
  expect(abCart.read(at(minute))).toBeNull();
  expect(localStorage).toHaveLength(0);
});
