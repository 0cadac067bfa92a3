import { defineArea, forEachVisit } from '../../area.ts';
import { Cart } from './resolvers/cart.ts';
import { CartLine, SavedLine, Substitution } from './resolvers/cart-line.ts';
import { Carts, Query } from './resolvers/carts.ts';
import { Mutation } from './resolvers/change-cart.ts';
import { CartEstimate, EstimateLine, estimateQuery } from './resolvers/estimate.ts';
import { clipMutations } from './resolvers/clip-for-cart.ts';
import { cartSource } from './source.ts';

/** Carts: one for each kind and seller (S-78, N-63), and the order that is being changed (S-111). */
export const cart = defineArea({
  name: 'cart',
  resolvers: {
    Query: { ...Query, ...estimateQuery },
    Mutation: { ...Mutation, ...clipMutations },
    Carts,
    Cart,
    CartLine,
    SavedLine,
    Substitution,
    CartEstimate,
    EstimateLine,
  },
  upstream: { name: 'cart', isRequired: false },
  source: { of: 'cart', open: forEachVisit(({ client }) => cartSource(client('cart'))) },
});
