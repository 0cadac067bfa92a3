import type { OrderAddress } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';
import { longDate, spokenSpan, type Window } from './when.ts';

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

/** `418 Lexington St, Apt 3, San Francisco, CA 94110`. */
export function addressText({ address, address2, city, state, zipCode }: OrderAddress): string {
  const street = address2 ? texts.handOver.street(address, address2) : address;
  return texts.handOver.address(street, city, state, zipCode);
}

/** `Pickup on Friday, Aug 7, 4 to 5 PM at 2300 16th St`. */
export function orderPlaceText({ storeName, timeZone, channel, slot, handOver }: Placeable): string {
  const { places } = texts;
  if (channel === 'SHIPPING') return texts.title.SHIPPING;
  const when = slot && texts.day.time(longDate(slot.start, timeZone), spokenSpan(slot, timeZone));
  const place = channel === 'PICKUP' ? storeName : handOver.address && addressText(handOver.address);
  const first = when === null ? texts.title.noTime[channel] : places[channel](when);
  return place === null ? first : places.at[channel](first, place);
}
