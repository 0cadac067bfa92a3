import type { Channel } from '../../../generated/resolvers.ts';
import type { Product } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';
import { anyOf } from './lists/listed.ts';

/** Every channel, in the order they are shown. */
export const allChannels = ['PICKUP', 'DELIVERY', 'IN_STORE', 'SHIPPING'] as const satisfies readonly Channel[];

/** In a sentence, the store itself comes last. */
const inSentence = ['PICKUP', 'DELIVERY', 'SHIPPING', 'IN_STORE'] as const satisfies readonly Channel[];
const ordered = (channels: readonly Channel[]) => inSentence.filter((channel) => channels.includes(channel));

/** S-235: `This item is not offered for delivery`. */
export const notOfferedText = (channel: Channel): string =>
  texts.availability.notOffered(texts.channels.inSentence[channel]);

/**
 * S-237: `Only Available for Drive-up and go`, `Only Available In-Store`, and their combinations, such as
 * `Only Available for Delivery or In-Store`. null for no channel.
 */
export function onlyAvailableText(channels: readonly Channel[]): string | null {
  const places = anyOf(ordered(channels).map((channel) => texts.channels.inOnly[channel]));
  if (places === '') return null;
  const isInStoreAlone = channels.every((channel) => channel === 'IN_STORE');
  return isInStoreAlone ? texts.availability.onlyIn(places) : texts.availability.onlyFor(places);
}

/** S-238: `Pickup only`, `Pickup or delivery only`. null for no channel. */
export function onlyShortText(channels: readonly Channel[]): string | null {
  const words = anyOf(ordered(channels).map((channel) => texts.channels.inSentence[channel]));
  return words === '' ? null : texts.availability.onlyShort(words.charAt(0).toUpperCase() + words.slice(1));
}

/**
 * How a product reaches the shopper, whichever channel is chosen for groceries: a seller ships what it sells, and the wine
 * shop delivers, each from a cart of its own (N-63).
 */
export const channelOf = ({ program }: Pick<Product, 'program'>, chosen: Channel): Channel => {
  if (program === 'mkp') return 'SHIPPING';
  return program === '1P_WINE' ? 'DELIVERY' : chosen;
};
