import type { ShopChannel } from '../../../../../server-kit/channel-names.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].elsewhere);

/** Where somebody, or a cart, shops. */
export interface Whereabouts {
  storeId: string;
  /** What the store is called; null if it can't be loaded. */
  storeName: string | null;
  /** Is there no such store anymore? */
  hasClosed?: boolean;
  channel: ShopChannel;
  /** Where it's delivered; null if unknown, and for the others. */
  zipCode: string | null;
}

/**
 * What a visitor reads of a cart that shops elsewhere than the visitor does: `This cart is for pickup at 2300 16th St. You've
 * chosen delivery to 94110.` null if they shop in the same place.
 */
export function elsewhereText(cart: Whereabouts, visitor: Whereabouts, language: Language): string | null {
  const isSame =
    cart.storeId === visitor.storeId &&
    cart.channel === visitor.channel &&
    (cart.channel !== 'DELIVERY' || cart.zipCode === visitor.zipCode);
  if (isSame) return null;
  if (cart.hasClosed) return words[language].closed(placeOf(visitor, language));
  return words[language].text(placeOf(cart, language), placeOf(visitor, language));
}

function placeOf({ storeName, channel, zipCode }: Whereabouts, language: Language): string {
  const store = storeName ?? texts[language].place.yourStore;
  if (channel === 'DELIVERY')
    return zipCode === null ? words[language].anyDelivery(store) : words[language].delivery(zipCode, store);
  return channel === 'IN_STORE' ? words[language].inStore(store) : words[language].pickup(store);
}
