import type { ShopChannel } from '../../../../../server-kit/channel-names.ts';
import type { StoreDetails } from '../../../generated/rest.ts';
import { channels } from '../../stores/rules/channels.ts';
import { hourText } from '../../stores/rules/open-hours.ts';
import { dayText } from '../../stores/rules/slot-words.ts';
import { dayOf } from '../../../shared/date-strings.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].place);

/**
 * Where and how a cart's order is handed over, with the next time there is: `Pickup at 2300 16th St, today from 2 PM`;
 * `Delivery to 94110, tomorrow from 10 AM`; `Shop in-store at 2300 16th St`.
 * @param store null if it can't be loaded. @param zipCode where it's delivered; null if unknown
 */
export function placeText(
  store: Pick<StoreDetails, 'name' | 'nextSlots' | 'timeZone'> | null,
  channel: ShopChannel,
  zipCode: string | null,
  now: Temporal.Instant,
  language: Language,
): string {
  const name = store?.name ?? words[language].yourStore;
  if (channel === 'IN_STORE') return words[language].inStore(name);
  const toZip = zipCode === null ? words[language].anyDelivery : words[language].delivery(zipCode);
  const place = channel === 'PICKUP' ? words[language].pickup(name) : toZip;
  const next = store?.nextSlots.find(
    (slot) =>
      channels[slot.channel] === channel && Temporal.Instant.compare(now, Temporal.Instant.from(slot.cutoff)) < 0,
  );
  if (!store || !next) return place;
  const start = Temporal.Instant.from(next.start).toZonedDateTimeISO(store.timeZone);
  const day = dayText(start, now.toZonedDateTimeISO(store.timeZone), language);
  return words[language].from(place, day, hourText(start.toPlainTime().toString({ smallestUnit: 'minute' }), language));
}

/** `Sold and shipped by Copper & Clay, arrives about Aug 9`. @param seller null if unknown. @param now in the store's zone */
export function sellerText(
  seller: { name: string; shippingDays: number } | null,
  now: Temporal.ZonedDateTime,
  language: Language,
): string {
  if (seller === null) return words[language].anySeller;
  return words[language].sellerArrives(seller.name, dayOf(now.add({ days: seller.shippingDays }), language));
}
