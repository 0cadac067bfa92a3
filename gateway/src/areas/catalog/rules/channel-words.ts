import { asSentence } from '../../../shared/as-sentence.ts';
import type { Channel } from '../../../generated/resolvers.ts';
import type { Product } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { anyOf } from './lists/listed.ts';
import type { Language } from '../../../shared/language.ts';

/** Every channel, in the order they are shown. */
export const allChannels = ['PICKUP', 'DELIVERY', 'IN_STORE', 'SHIPPING'] as const satisfies readonly Channel[];

/** In a sentence, the store itself comes last. */
const inSentence = ['PICKUP', 'DELIVERY', 'SHIPPING', 'IN_STORE'] as const satisfies readonly Channel[];
const ordered = (channels: readonly Channel[]) => inSentence.filter((channel) => channels.includes(channel));

/** S-235: `This item is not offered for delivery`. */
export const notOfferedText = (channel: Channel, language: Language): string =>
  texts[language].availability.notOffered(texts[language].channels.inSentence[channel]);

/**
 * S-237: `Only Available for Drive-up and go`, `Only Available In-Store`, and their combinations, such as
 * `Only Available for Delivery or In-Store`. null for no channel.
 */
export function onlyAvailableText(channels: readonly Channel[], language: Language): string | null {
  const places = anyOf(
    ordered(channels).map((channel) => texts[language].channels.inOnly[channel]),
    language,
  );
  if (places === '') return null;
  const isInStoreAlone = channels.every((channel) => channel === 'IN_STORE');
  return isInStoreAlone ? texts[language].availability.onlyIn(places) : texts[language].availability.onlyFor(places);
}

/** S-238: `Pickup only`, `Pickup or delivery only`. null for no channel. */
export function onlyShortText(channels: readonly Channel[], language: Language): string | null {
  const words = anyOf(
    ordered(channels).map((channel) => texts[language].channels.inSentence[channel]),
    language,
  );
  return words === '' ? null : texts[language].availability.onlyShort(asSentence(words));
}

/**
 * How a product reaches the shopper, whichever channel is chosen for groceries: a seller ships what it sells, and the wine
 * shop delivers, each from a cart of its own (N-63).
 */
export const channelOf = ({ program }: Pick<Product, 'program'>, chosen: Channel): Channel => {
  if (program === 'mkp') return 'SHIPPING';
  return program === '1P_WINE' ? 'DELIVERY' : chosen;
};
