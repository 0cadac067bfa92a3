import Type from 'typebox';
import { zipPattern } from '../../../../server-kit/zip-code.ts';
import { IdempotencyHeaders, literals, noteOf, refusals } from '../../platform/http/contract.ts';
import { cartCategories } from '../rules/kinds.ts';
import { longestComment, mostChanges, mostPackages, mostWeight } from '../rules/limits.ts';
import { substitutionKinds } from '../rules/refusals.ts';

/** How an order reaches the shopper, as cart services call it (S-170). */
export const serviceTypes = ['Dug', 'Delivery', 'InStore'] as const;

const guestCartId = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: '128 bits.' }));
const storeId = Type.String({ minLength: 1, maxLength: 32 });
const preferenceList = Type.Array(Type.Object({ cartCategory: literals(cartCategories), storeId, guestCartId }), {
  maxItems: 10,
  description: 'Where each kind of cart shops; a guest names the cart here.',
});
export const Shop = Type.Object({
  storeId,
  serviceType: literals(serviceTypes),
  zipCode: Type.Optional(Type.String({ pattern: zipPattern })),
  cartCategoryList: Type.Optional(
    Type.String({
      maxLength: 128,
      pattern: '^[A-Za-z0-9_]{1,20}(,[A-Za-z0-9_]{1,20})*$',
      description: '`1P,3P_MARKETPLACE,1P_Wine` if omitted, in any case (S-170, X-2).',
    }),
  ),
});
export const itemId = Type.String({ pattern: '^\\d{9}$' });
export const orderNumber = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });
const cartId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const entryId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' });
const ChangeHeaders = Type.Object({
  ...IdempotencyHeaders.properties,
  'if-match': Type.Optional(
    Type.String({
      pattern: '^"?\\d{1,9}"?$',
      description:
        "Version of the cart that SET and DELETE were chosen by: an older one than a line's last change is refused with LINE_CHANGED (N-58); a removal takes away what was seen, and leaves what was added since (T-64).",
    }),
  ),
});
const weight = Type.Integer({ minimum: 1, maximum: mostWeight, description: 'Hundredths of a pound (T-89).' });
const comments = noteOf(longestComment, 'An empty one removes it.');
const modifierOptionUPCs = Type.Array(Type.String({ minLength: 1, maxLength: 32 }), { maxItems: 40 });
const substitution = Type.Object({ kind: literals(substitutionKinds), itemId: Type.Optional(itemId) });
const packages = Type.Integer({ minimum: 0, maximum: mostPackages, description: 'SET 0 removes the line.' });
const Item = Type.Object({
  itemId: Type.Optional(itemId),
  op: literals(['ADD', 'SET']),
  qty: Type.Optional(packages),
  savedQty: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: mostPackages,
      description:
        'SET: packages of the line kept for later. Without `qty` they move from the cart or back into it, and what there is in all stays the same: such a move never conflicts.',
    }),
  ),
  selectedWeight: Type.Optional(weight),
  entryId: Type.Optional(entryId),
  comments: Type.Optional(comments),
  modifierOptionUPCs: Type.Optional(modifierOptionUPCs),
  substitution: Type.Optional(substitution),
});
const answers = { 200: Type.Ref('ChangedCarts'), ...refusals };
const ofOrder = Type.Object({
  orderStore: storeId,
  orderNumber,
  itemId: Type.String({ pattern: '^[A-Za-z0-9-]{1,32}$' }),
});

/** Carts: prefix `/cart`; for the bearer's household, or without a bearer for a guest. */
export const cartRoutes = {
  carts: {
    method: 'POST',
    url: '/customer/:customerId',
    schema: {
      operationId: 'carts',
      description:
        'S-170. Reads the carts, each where it shops, wherever the caller does: `PUT /cart/preferences` moves them. Merges a guest cart once (N-6). Safe to repeat. `guest` for guests.',
      params: Type.Object({ customerId: Type.String({ minLength: 1, maxLength: 64 }) }),
      querystring: Shop,
      body: Type.Object({ preferenceList }),
      response: { 200: Type.Ref('Carts'), ...refusals },
    },
  },
  cartPreferences: {
    method: 'PUT',
    url: '/preferences',
    schema: {
      operationId: 'cartPreferences',
      description: 'S-171: moves existing carts to other stores. Safe to repeat.',
      querystring: Shop,
      body: Type.Object({ preferenceList }),
      response: { 200: Type.Ref('Carts'), ...refusals },
    },
  },
  cartRewards: {
    method: 'PUT',
    url: '/rewards/:cartId',
    schema: {
      operationId: 'cartRewards',
      description:
        "Lets the household's grocery cart spend its grocery rewards, or keeps it from it (N-35). Safe to repeat. 404 CART_NOT_FOUND.",
      params: Type.Object({ cartId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }),
      querystring: Type.Object({ cartCategoryList: Shop.properties.cartCategoryList }),
      body: Type.Object({ use: Type.Boolean() }),
      response: { 200: Type.Ref('Carts'), ...refusals },
    },
  },
  changeCartItems: {
    method: 'POST',
    url: '/items',
    schema: {
      operationId: 'changeCartItems',
      description:
        'S-172. Each product goes into the cart of its kind and seller, made at the first add. ADD is a delta and never conflicts; SET changes the line with this entryId, and may leave the itemId out. With `orderNumber`, groceries go into that pending order; 404 if it is not being changed.',
      querystring: Type.Object({
        ...Shop.properties,
        orderNumber: Type.Optional(orderNumber),
      }),
      headers: ChangeHeaders,
      body: Type.Object({
        cartItemsList: Type.Array(Item, { minItems: 1, maxItems: mostChanges }),
        preferenceList: Type.Optional(preferenceList),
      }),
      response: answers,
    },
  },
  removeCartItems: {
    method: 'DELETE',
    url: '/items',
    schema: {
      operationId: 'removeCartItems',
      description: 'S-174. The entryId stays: an ADD with it brings the line back.',
      querystring: Type.Object({
        ...Shop.properties,
        orderNumber: Type.Optional(orderNumber),
      }),
      headers: ChangeHeaders,
      body: Type.Object({
        cartItemsList: Type.Array(Type.Object({ itemId: Type.Optional(itemId), entryId }), {
          minItems: 1,
          maxItems: mostChanges,
        }),
        preferenceList: Type.Optional(preferenceList),
      }),
      response: answers,
    },
  },
  miniCart: {
    method: 'GET',
    url: '/mini',
    schema: {
      operationId: 'miniCart',
      description: 'S-178: the grocery cart, as older callers read it. `cost` in cents.',
      querystring: Type.Object({
        rand: Type.Optional(Type.String({ maxLength: 32 })),
        id: guestCartId,
      }),
      response: {
        200: Type.Object({
          ack: Type.String({ description: 'Always 0.' }),
          cartSummary: Type.Object({ cost: Type.Integer(), itemsCount: Type.Integer() }),
          cartItems: Type.Array(Type.Ref('CartLine')),
          isWYSIWYGEnabled: Type.Boolean(),
          isMTOOrder: Type.Boolean(),
          mtoMaxPrepTime: Type.Integer({ description: 'Minutes.' }),
        }),
        ...refusals,
      },
    },
  },
  cartCoupons: {
    method: 'GET',
    url: '/carts/:cartId/coupons',
    schema: {
      operationId: 'cartCoupons',
      description:
        "Which coupons, once clipped, would lower the total of this cart, by how much, and what other coupons still need (N-42), and which reached thresholds less of a line would lose: all that there is for a guest's. Only reads.",
      params: Type.Object({ cartId }),
      querystring: Type.Object({ guestCartId }),
      response: { 200: Type.Ref('CartCoupons'), ...refusals },
    },
  },
  clipForCart: {
    method: 'POST',
    url: '/carts/:cartId/coupons',
    schema: {
      operationId: 'clipForCart',
      description:
        'Clips exactly the coupons that lower the total of this cart, all of them or none, and says what each takes off. `POST /offers/unclip` with their clip ids undoes it.',
      params: Type.Object({ cartId }),
      headers: IdempotencyHeaders,
      response: { 200: Type.Ref('ClippedForCart'), ...refusals },
    },
  },
  changeOrderItem: {
    method: 'POST',
    url: '/:orderStore/:orderNumber/orderItems/:itemId',
    schema: {
      operationId: 'changeOrderItem',
      description: 'S-173: adds to a pending order, or with an entryId sets its line.',
      params: ofOrder,
      headers: ChangeHeaders,
      body: Type.Object({
        quantity: Type.Optional(packages),
        selectedWeight: Type.Optional(weight),
        entryId: Type.Optional(entryId),
        comments: Type.Optional(comments),
        options: Type.Optional(Type.Array(Type.Object({ upcId: Type.String({ maxLength: 32 }) }), { maxItems: 40 })),
        isCustomizable: Type.Optional(Type.Boolean()),
        multiCustomizations: Type.Optional(Type.Boolean()),
        isMtoProduct: Type.Optional(Type.Boolean()),
      }),
      response: answers,
    },
  },
  removeOrderItem: {
    method: 'DELETE',
    url: '/:orderStore/:orderNumber/orderItems/:itemId',
    schema: {
      operationId: 'removeOrderItem',
      description: 'S-175: the line with this entryId, or every line of the item.',
      params: ofOrder,
      querystring: Type.Object({ entryId: Type.Optional(entryId) }),
      headers: ChangeHeaders,
      response: answers,
    },
  },
} as const;
