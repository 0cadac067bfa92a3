import type { Carts, ChangeCartItemsBody, ChangedCarts } from '../../generated/rest.ts';
import type { CartOwner } from '../../session/cart-owner.ts';
import type { Client } from '../../upstream/client.ts';

/** Where the visitor shops, as the cart service takes it (S-170). */
export interface CartShop {
  storeId: string;
  serviceType: 'Dug' | 'Delivery' | 'InStore';
  /** Five digits; undefined unless it's delivered. */
  zipCode: string | undefined;
}

/** What to change; the same `requestId` changes nothing twice. */
export interface CartChanges {
  items: ChangeCartItemsBody['cartItemsList'];
  /** Version of the cart that it was chosen by (N-58). */
  version: number | undefined;
  /** Groceries go into this order, which is being changed. */
  orderNumber: string | undefined;
  requestId: string;
}

/** Calls of the cart service, in the visitor's name (S-170 to S-175). */
export interface CartSource {
  /** Also moves the grocery cart there, and merges a guest's cart once. */
  carts(owner: CartOwner, shop: CartShop): Promise<Carts>;
  /** Moves carts that exist to another store; asks for none to be made. */
  move(owner: CartOwner, shop: CartShop): Promise<Carts>;
  /** Adds, sets, and removes. What can be done is done (N-68). @throws UpstreamError 404 if the order isn't being changed */
  change(owner: CartOwner, shop: CartShop, changes: CartChanges): Promise<ChangedCarts>;
}

/** S-170, X-2: exactly these, in this case. */
const categories = '1P,3P_MARKETPLACE,1P_Wine';
const businessCategories = '1P_B2B';

export function cartSource(client: Client<'cart'>): CartSource {
  const preferenceOf = ({ guestCartId, isBusiness }: CartOwner, { storeId }: CartShop) => [
    {
      cartCategory: isBusiness ? ('1P_B2B' as const) : ('1P' as const),
      storeId,
      ...(guestCartId === undefined ? {} : { guestCartId }),
    },
  ];
  const queryOf = ({ isBusiness }: CartOwner, shop: CartShop) => ({
    ...shop,
    cartCategoryList: isBusiness ? businessCategories : categories,
  });
  return {
    carts: (owner, shop) =>
      client.post('/customer/{customerId}', {
        path: { customerId: owner.customerId },
        query: queryOf(owner, shop),
        body: { preferenceList: preferenceOf(owner, shop) },
      }),
    move: (owner, shop) =>
      client.put('/preferences', { query: queryOf(owner, shop), body: { preferenceList: preferenceOf(owner, shop) } }),
    change: (owner, shop, { items, version, orderNumber, requestId }) =>
      client.post('/items', {
        query: { ...queryOf(owner, shop), orderNumber },
        body: { cartItemsList: items, preferenceList: preferenceOf(owner, shop) },
        idempotencyKey: requestId,
        ifMatch: version,
      }),
  };
}
