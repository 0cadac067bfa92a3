import Type from 'typebox';
import { refusals } from '../../platform/http/contract.ts';
import { mostChanges, mostPackages, mostWeight } from '../rules/limits.ts';
import type { CartLineView, CartView } from './carts.ts';
import { itemId, orderNumber, Shop } from './routes.ts';

const AskedItem = Type.Object({
  itemId,
  qty: Type.Integer({ minimum: 1, maximum: mostPackages }),
  selectedWeight: Type.Optional(
    Type.Integer({ minimum: 1, maximum: mostWeight, description: 'Hundredths of a pound (T-89).' }),
  ),
  counted: Type.Boolean({ description: 'Is it in the carts? What is not is priced by itself.' }),
});
export const CartEstimate = Type.Object(
  {
    carts: Type.Array(Type.Ref('Cart'), { description: 'As they would be if the owner had nothing else in them.' }),
    others: Type.Array(Type.Ref('CartLine'), { description: 'Each as the only line of its cart.' }),
  },
  { $id: 'CartEstimate', description: 'Items that could not be added are in neither.' },
);
export interface CartEstimateView {
  carts: CartView[];
  others: CartLineView[];
}

/** What items would cost in a cart: prefix `/cart`; for the bearer's household, or without a bearer for a guest. */
export const estimateRoutes = {
  cartEstimate: {
    method: 'POST',
    url: '/estimates',
    schema: {
      operationId: 'cartEstimate',
      description:
        'What carts of these items would cost: by the rules, promos, and clipped coupons of every cart. With `orderNumber`, as what is added to that order while it is changed: with its coupons and those clipped since. Nothing is kept.',
      querystring: Type.Object({ ...Shop.properties, orderNumber: Type.Optional(orderNumber) }),
      body: Type.Object({ items: Type.Array(AskedItem, { minItems: 1, maxItems: mostChanges }) }),
      response: { 200: Type.Ref('CartEstimate'), ...refusals },
    },
  },
} as const;
