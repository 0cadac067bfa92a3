import type { Channel } from '../../../generated/resolvers.ts';
import type { StoreDetails } from '../../../generated/rest.ts';

type RestChannel = StoreDetails['channels'][number];

/** S-2. */
export const channels: Readonly<Record<RestChannel, Channel>> = {
  pickup: 'PICKUP',
  delivery: 'DELIVERY',
  instore: 'IN_STORE',
};
