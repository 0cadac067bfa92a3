import { defineArea } from '../../area.ts';
import { Query } from './resolvers/query.ts';
import { StoreDetails } from './resolvers/store-details.ts';
import { Me } from './resolvers/store.ts';
import { storesSource } from './source.ts';

/** Where to shop: the shopper's store, from the session, and the stores near a ZIP code. */
export const stores = defineArea({
  name: 'stores',
  resolvers: { Query, Me, StoreDetails },
  upstream: { name: 'stores', isRequired: false },
  source: {
    of: 'stores',
    open: (upstream) => {
      const source = storesSource({ upstream, uuid: () => crypto.randomUUID() });
      return () => source;
    },
  },
});
