import { defineArea } from '../../area.ts';
import { Query } from './resolvers/query.ts';
import { Mutation, Shop } from './resolvers/shop.ts';
import { NearbyStore, StoreDetails } from './resolvers/store-details.ts';
import { Me } from './resolvers/store.ts';
import { storesSource } from './source.ts';

/** Where to shop: the visitor's store and channel, the shopper's program store, and the stores near a place. */
export const stores = defineArea({
  name: 'stores',
  resolvers: { Query, Mutation, Me, Shop, StoreDetails, NearbyStore },
  upstream: { name: 'stores', isRequired: false },
  source: {
    of: 'stores',
    open: (upstream) => {
      const open = storesSource({ upstream, uuid: () => crypto.randomUUID() });
      return ({ tellAge }) => open(tellAge);
    },
  },
});
