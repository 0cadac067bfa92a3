import { type AnyChannel, channelOf, shopChannels, type ShopChannel } from '../../../../../server-kit/channel-names.ts';
import type { StoreDetails } from '../../../generated/rest.ts';

type RestChannel = StoreDetails['channels'][number];

/** The channels that a store offers, by their names at the stores service (S-2, X-3). */
export const channels: Readonly<Record<RestChannel, ShopChannel>> = {
  pickup: channelOf('pickup', 'cart'),
  delivery: channelOf('delivery', 'cart'),
  instore: channelOf('instore', 'cart'),
};

/** The ways to shop at a store, in the order in which shoppers are offered them. */
export function channelsOf(store: Pick<StoreDetails, 'channels'>): ShopChannel[] {
  const offered = new Set<AnyChannel>(store.channels.map((channel) => channels[channel]));
  return shopChannels.filter((channel) => offered.has(channel));
}
