import type { SubscriptionResolvers } from '../../../generated/resolvers.ts';
import type { Change } from '../../../generated/rest.ts';
import { changesOf } from '../changes.ts';

const cartUpdate = ({ id, version }: Change) => ({ __typename: 'CartUpdate' as const, id, version });
const listUpdate = ({ version }: Change) => ({ __typename: 'ListUpdate' as const, version });
const orderUpdate = ({ id: number, version }: Change) => ({ __typename: 'OrderUpdate' as const, number, version });

const updateOf = { CART: cartUpdate, ORDER: orderUpdate, LIST: listUpdate };

export const Subscription: SubscriptionResolvers = {
  cartsChanged: {
    subscribe: (_, __, context) =>
      changesOf(context, (change) => (change.kind === 'CART' ? { cartsChanged: cartUpdate(change) } : null)),
  },
  orderChanged: {
    subscribe: (_, { number }, context) =>
      changesOf(context, (change) =>
        change.kind === 'ORDER' && change.id === number ? { orderChanged: orderUpdate(change) } : null,
      ),
  },
  shoppingChanged: {
    subscribe: (_, __, context) => changesOf(context, (change) => ({ shoppingChanged: updateOf[change.kind](change) })),
  },
};
