import type { MeResolvers, Store } from '../../../generated/resolvers.ts';
import type { Shopper } from '../../../session/shopper.ts';

/** The store whose programs the shopper sees. */
export const storeOf = ({ storeId, storeName, zip, storeTimeZone }: Shopper): Store => ({
  id: storeId,
  name: storeName,
  zipCode: zip,
  timeZone: storeTimeZone,
});

export const Me: MeResolvers = { store: storeOf };
