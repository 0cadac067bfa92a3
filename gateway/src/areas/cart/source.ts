import type {
  CartCoupons,
  CartEstimate,
  CartEstimateBody,
  Carts,
  ChangeCartItemsBody,
  ChangedCarts,
  ClippedForCart,
} from '../../generated/rest.ts';
import type { CartOwner } from '../../session/cart-owner.ts';
import { sites } from '../../session/sites.ts';
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
  /** Each where it shops, and a guest's cart is merged once (N-6). */
  carts(owner: CartOwner, shop: CartShop): Promise<Carts>;
  /** Moves carts that exist to another store; asks for none to be made (S-171). */
  move(owner: CartOwner, shop: CartShop): Promise<Carts>;
  /** Which coupons would lower a cart's total, what others still need, and what less of a line would lose (N-42). */
  coupons(owner: CartOwner, cartId: string): Promise<CartCoupons>;
  /** Clips those that lower it. @throws UpstreamError 404 for a cart that isn't the household's */
  clipCoupons(cartId: string, requestId: string): Promise<ClippedForCart>;
  /** Lets a cart spend grocery rewards, or keeps it from it (N-35). */
  useRewards(owner: CartOwner, cartId: string, use: boolean): Promise<Carts>;
  /** What carts of some items would cost; with an order's number, as what is added to it. Nothing is kept. */
  estimate(
    owner: CartOwner,
    shop: CartShop,
    asked: { items: CartEstimateBody['items']; orderNumber: string | undefined },
  ): Promise<CartEstimate>;
  /** Adds, sets, and removes. What can be done is done (N-68). @throws UpstreamError 404 if the order isn't being changed */
  change(owner: CartOwner, shop: CartShop, changes: CartChanges): Promise<ChangedCarts>;
}

export function cartSource(client: Client<'cart'>): CartSource {
  const preferenceOf = ({ guestCartId, siteType }: CartOwner, { storeId }: CartShop) => [
    {
      cartCategory: sites[siteType].cartCategory,
      storeId,
      ...(guestCartId === undefined ? {} : { guestCartId }),
    },
  ];
  const queryOf = ({ siteType }: CartOwner, shop: CartShop) => ({
    ...shop,
    cartCategoryList: sites[siteType].cartCategories,
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
    coupons: ({ isGuest, guestCartId }, cartId) =>
      client.get('/carts/{cartId}/coupons', {
        path: { cartId },
        query: isGuest && guestCartId !== undefined ? { guestCartId } : {},
      }),
    clipCoupons: (cartId, idempotencyKey) =>
      client.post('/carts/{cartId}/coupons', { path: { cartId }, idempotencyKey }),
    useRewards: ({ siteType }, cartId, use) =>
      client.put('/rewards/{cartId}', {
        path: { cartId },
        query: { cartCategoryList: sites[siteType].cartCategories },
        body: { use },
      }),
    estimate: (owner, shop, { items, orderNumber }) =>
      client.post('/estimates', { query: { ...queryOf(owner, shop), orderNumber }, body: { items } }),
    change: (owner, shop, { items, version, orderNumber, requestId }) =>
      client.post('/items', {
        query: { ...queryOf(owner, shop), orderNumber },
        body: { cartItemsList: items, preferenceList: preferenceOf(owner, shop) },
        idempotencyKey: requestId,
        ifMatch: version,
      }),
  };
}
