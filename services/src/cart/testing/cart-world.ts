import { services } from '../../app.ts';
import { otherStoreId, storeId, twoStores } from '../../catalog/testing/catalog-world.ts';
import { createWorld, type World, type WorldOptions } from '../../testing/world.ts';
import type { CartResultView, CartsView, CartView } from '../contract/carts.ts';

export { otherStoreId, storeId };

/** What a change of carts answers. */
export type ChangedView = CartsView & { results: CartResultView[] };

/** All services with the demo catalog in two stores; the second is dearer. */
export const cartWorld = (options: Pick<WorldOptions, 'onStatement'> = {}): Promise<World> =>
  createWorld({
    ...options,
    services,
    clock: '2026-08-05T19:00:00Z',
    connections: 20,
    base: twoStores,
  });

/** A shopper, or a guest, with a browser that keeps the guest's id as the gateway does. */
export interface CartShopper {
  guestCartId: string | null;
  signIn(name: string): void;
  reads(at?: { storeId?: string; serviceType?: string; zipCode?: string; categories?: string }): Promise<CartsView>;
  /** Chooses another store, or another way to shop: the cart goes along (S-171). */
  moves(to: { storeId?: string; serviceType?: string; zipCode?: string }): Promise<CartsView>;
  /** The body of POST /cart/items, as it is. */
  asks(items: readonly object[], options?: Asking): Promise<{ status: number; body: ChangedView }>;
  adds(itemId: string, more?: object, options?: Asking): Promise<ChangedView>;
  removes(itemId: string, entryId: string, options?: Asking): Promise<ChangedView>;
  /** The grocery cart; fails if there is none. */
  groceries(): Promise<CartView>;
}
export interface Asking {
  key?: string;
  ifMatch?: number;
  orderNumber?: string;
  /** Kinds of carts that the site keeps; a household's if left out. */
  categories?: string;
}

let keys = 0;

/** @param name of an account; null for a guest */
export function cartShopper(world: World, name: string | null): CartShopper {
  let account = name;
  const shopper: CartShopper = {
    guestCartId: null,
    signIn: (as) => void (account = as),
    reads: async ({ categories, ...at } = {}) => {
      const { body } = await call(
        'POST',
        `/cart/customer/${account === null ? 'guest' : `customer-${account}`}?${query(at)}${kept(categories)}`,
        {
          preferenceList: preferences(at.storeId),
        },
      );
      return body as CartsView;
    },
    moves: async (to) => {
      const { body } = await call('PUT', `/cart/preferences?${query(to)}`, { preferenceList: preferences(to.storeId) });
      return body as CartsView;
    },
    asks: async (items, options = {}) => {
      const { key = `key-${++keys}-of-the-test`, ifMatch, orderNumber, categories } = options;
      const order = orderNumber === undefined ? '' : `&orderNumber=${orderNumber}`;
      const { status, body } = await call(
        'POST',
        `/cart/items?${query({})}${order}${kept(categories)}`,
        { cartItemsList: items, preferenceList: preferences() },
        { 'idempotency-key': key, ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }) },
      );
      return { status, body: body as ChangedView };
    },
    adds: async (itemId, more = {}, options = {}) =>
      (await shopper.asks([{ itemId, op: 'ADD', ...more }], options)).body,
    removes: async (itemId, entryId, { key = `key-${++keys}-of-the-test`, ifMatch } = {}) => {
      const { body } = await call(
        'DELETE',
        `/cart/items?${query({})}`,
        { cartItemsList: [{ itemId, entryId }], preferenceList: preferences() },
        { 'idempotency-key': key, ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }) },
      );
      return body as ChangedView;
    },
    groceries: async () => {
      const cart = (await shopper.reads()).carts.find(({ cartCategory }) => cartCategory === '1P');
      if (!cart) throw new Error('There is no grocery cart.');
      return cart;
    },
  };
  const query = (at: { storeId?: string; serviceType?: string; zipCode?: string }) =>
    new URLSearchParams({ storeId, serviceType: 'Dug', ...at }).toString();
  const kept = (categories: string | undefined) => (categories === undefined ? '' : `&cartCategoryList=${categories}`);
  const preferences = (at = storeId) => [
    { cartCategory: '1P', storeId: at, ...(shopper.guestCartId === null ? {} : { guestCartId: shopper.guestCartId }) },
  ];

  async function call(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object,
    headers: Record<string, string> = {},
  ) {
    const bearer =
      account === null
        ? {}
        : {
            authorization: `Bearer ${await world.tokenFor({ customerId: `customer-${account}`, householdId: `household-${account}` })}`,
          };
    const answer = await world.app.inject({ method, url, headers: { ...headers, ...bearer }, payload });
    const body = answer.json<CartsView & { errors?: unknown }>();
    if (answer.statusCode === 200) shopper.guestCartId = body.guestCartId;
    return { status: answer.statusCode, body };
  }
  return shopper;
}
