import type { OrderAddress } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { longDate, spokenSpan, type Window } from './when.ts';
import type { Language } from '../../../shared/language.ts';

/** What tells where an order goes. */
export interface Placeable {
  orderNumber: string;
  storeId: string;
  storeName: string;
  timeZone: string;
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  slot: Window | null;
  handOver: { address: OrderAddress | null };
}

const step = encodeURIComponent;

/** `/account/orders/4471955`. */
export const orderPath = (orderNumber: string): string => `/account/orders/${step(orderNumber)}`;

/** S-22: `/cart/2910/4471955`. */
export const orderCartPath = ({ storeId, orderNumber }: Pick<Placeable, 'storeId' | 'orderNumber'>): string =>
  `/cart/${step(storeId)}/${step(orderNumber)}`;

/** `418 Lexington St, Apt 3`. */
export const streetText = ({ address, address2 }: OrderAddress, language: Language): string =>
  address2 ? texts[language].handOver.street(address, address2) : address;

/** `418 Lexington St, Apt 3, San Francisco, CA 94110`. */
export const addressText = (to: OrderAddress, language: Language): string =>
  texts[language].handOver.address(streetText(to, language), to.city, to.state, to.zipCode);

/** `Pickup on Friday, Aug 7, 4 to 5 PM at 2300 16th St`. */
export function orderPlaceText(
  { storeName, timeZone, channel, slot, handOver }: Placeable,
  language: Language,
): string {
  const { places } = texts[language];
  if (channel === 'SHIPPING') return texts[language].title.SHIPPING;
  const when =
    slot && texts[language].day.time(longDate(slot.start, timeZone, language), spokenSpan(slot, timeZone, language));
  const place =
    channel === 'PICKUP' || channel === 'IN_STORE'
      ? storeName
      : handOver.address && addressText(handOver.address, language);
  const first = when === null ? texts[language].title.noTime[channel] : places[channel](when);
  return place === null ? first : places.at[channel](first, place);
}
