import { cartLifetime, guestCartLifetime } from '../constants.ts';
import { pageState } from '../page/page.ts';
import { browserStore } from './browser-store.ts';
import { guest, isOwn } from './whose.ts';

/** A line of the stored cart (S-77, S-80). */
export interface StoredItem {
  id: string;
  itemId: string;
  entryId: string;
  name: string;
  /** Packages. */
  quantity: number;
  /** Pounds, if it's sold by weight. */
  selectedWeight: number | null;
  /** What it costs, in dollars. */
  totalPrice: number;
  isAvailable: boolean;
  comments: string | null;
  modifierOptionUPCs: readonly string[];
  cartSource: 'ABS';
  cartCategory: string;
}

/** One stored cart (S-75). Which cart a guest has is in a cookie that no script reads: `guestCartId` stays null. */
export interface StoredCart {
  cartId: string;
  /** Program, or for a marketplace cart its seller (S-78). */
  program: string;
  cartItems: readonly StoredItem[];
  branchId: string;
  channel: string;
  /** Goods, in dollars. */
  cartPrice: number;
  cartQty: number;
  version: number;
  erumsStore: string;
  isWYSIWYGEnabled: boolean;
  isMTOOrder: boolean;
  mtoMaxPrepTime: number | null;
  guestCartId: null;
}

/** What `abCart` holds: a cart for each kind and seller, the order that is being changed, and the sum of all (S-75..S-79). */
export interface AbCart {
  /** Whose they are: the shopper's id, or `guest`. */
  owner: string;
  carts: Readonly<Record<string, StoredCart>>;
  /** Number of the order that is being changed; null if none. */
  orderNumber: string | null;
  order: { cart: StoredCart; path: string; saveByText: string } | null;
  multiCartSummary: {
    finalTransactionTotal: number;
    totalAvailableCarts: number;
    totalAvailableItems: number;
    totalAvailableQuantity: number;
  };
  cartQty: number;
  /** When the server said so, in epoch milliseconds. */
  updatedTime: number;
}

/** Where and for whom a stored cart is to be shown. */
export interface CartPlace {
  owner: string;
  storeId: string | null;
  channel: string | null;
  now: number;
}

const key = 'abCart';
const lastGoodKey = 'abCart.lastGood';
/** The program of a cart that says none (S-79). */
export const defaultProgram = 'abs';

// A browser that stores nothing keeps a copy for this page (S-232).
const unstored = pageState(() => ({ texts: new Map<string, string>(), hasWarned: false }));

function write(name: string, value: AbCart): void {
  const text = JSON.stringify(value);
  const page = unstored();
  browserStore.write(name, text);
  if (browserStore.read(name) === text) return void page.texts.delete(name);
  page.texts.set(name, text);
  if (!page.hasWarned) console.warn('The cart cannot be stored in this browser; this page keeps a copy.');
  page.hasWarned = true;
}
const readText = (name: string): string | null => unstored().texts.get(name) ?? browserStore.read(name);

const emptyCart = (cartId: string): StoredCart => ({
  cartId,
  program: defaultProgram,
  cartItems: [],
  branchId: '',
  channel: '',
  cartPrice: 0,
  cartQty: 0,
  version: 0,
  erumsStore: '',
  isWYSIWYGEnabled: false,
  isMTOOrder: false,
  mtoMaxPrepTime: null,
  guestCartId: null,
});

const empty = (cartId: string): AbCart => ({
  owner: '',
  carts: cartId === '' ? {} : { [defaultProgram]: emptyCart(cartId) },
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
});

const isItem = (value: unknown): boolean => {
  const { itemId, entryId, quantity, modifierOptionUPCs } = (value ?? {}) as Partial<StoredItem>;
  return (
    typeof itemId === 'string' &&
    typeof entryId === 'string' &&
    Number.isInteger(quantity) &&
    Array.isArray(modifierOptionUPCs)
  );
};
const isCart = (value: unknown): boolean => {
  const { cartId, cartItems, cartPrice, version } = (value ?? {}) as Partial<StoredCart>;
  return (
    typeof cartId === 'string' &&
    Array.isArray(cartItems) &&
    cartItems.every(isItem) &&
    Number.isFinite(cartPrice) &&
    Number.isInteger(version)
  );
};

/** What a stored text says. One that isn't JSON is the id of a cart of the default program (S-138); what can't be read is nothing. */
export function parsed(text: string | null): AbCart | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return /^[\w-]{1,64}$/.test(text) ? empty(text) : null;
  }
  if (typeof value === 'string' || typeof value === 'number') return empty(String(value));
  const { carts, order, updatedTime, owner, multiCartSummary } = (value ?? {}) as Partial<AbCart>;
  const isWhole =
    typeof owner === 'string' &&
    typeof updatedTime === 'number' &&
    typeof carts === 'object' &&
    carts !== null &&
    Object.values(carts).every(isCart) &&
    Number.isFinite(multiCartSummary?.finalTransactionTotal) &&
    (!order || (isCart(order.cart) && typeof order.path === 'string'));
  return isWhole ? (value as AbCart) : null;
}

/**
 * May it be shown? It is the visitor's own, of the store and channel that they shop in now, and young enough: 15 minutes,
 * for a guest 14,400 (S-126, S-128). While an order is being changed, its store counts (S-127).
 */
export function isValid(cart: AbCart, { owner, storeId, channel, now }: CartPlace): boolean {
  const age = now - cart.updatedTime;
  if (!isOwn(cart.owner, owner) || age < 0 || age >= (owner === guest ? guestCartLifetime : cartLifetime)) return false;
  const grocery = cart.order?.cart ?? cart.carts[defaultProgram];
  if (!grocery) return true;
  return grocery.branchId === storeId && (cart.order !== null || grocery.channel === channel);
}

/** The carts as this browser last knew them (S-75), for all its tabs. */
export const abCart = {
  /** What may be shown at once; null if there is nothing. After a failure it's the last good copy, as long as that is valid. */
  read(place: CartPlace): AbCart | null {
    for (const name of [key, lastGoodKey]) {
      const cart = parsed(readText(name));
      if (cart && isValid(cart, place)) return cart;
    }
    return null;
  },
  write(cart: AbCart): void {
    write(key, cart);
  },
  /** The carts can't be loaded: the id is invalid from now on, and an empty cart is stored (S-130); the last good copy stays apart. */
  invalidate(): void {
    const last = parsed(readText(key));
    if (last && last.updatedTime > 0) write(lastGoodKey, last);
    write(key, empty(''));
  },
  /** Whoever comes next at this browser doesn't see them. */
  clear(): void {
    unstored().texts.clear();
    browserStore.remove(key);
    browserStore.remove(lastGoodKey);
  },
};
