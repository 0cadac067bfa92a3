import type { StoreDetails } from '../contract/stores.ts';
import { clockTime, days, departments, type Offering } from '../rules/offering.ts';
import { nextSlots, type Slot, slotChannels } from '../rules/slots.ts';
import type { Store } from '../rules/store.ts';
import { iso } from '../../platform/clock.ts';

/** Slots that are told for each channel: when one can't be booked anymore, the other still can. */
const slotsTold = 2;

/**
 * A store with what it offers; departments in order, without those that never open (S-73).
 * @param isFull leaves out slots that take no more orders
 */
export function storeView(
  store: Store,
  offering: Offering,
  now: Temporal.Instant,
  isFull: (slot: Slot) => boolean,
): StoreDetails {
  const { storeId, name, banner, displayBanner, division, timeZone, address, city, state, zip } = store;
  const { phone, channels, wineShop, ecomDeli, orderPreparation, hours } = offering;
  return {
    storeId,
    name,
    banner,
    displayBanner,
    division,
    timeZone,
    address,
    city,
    state,
    zip,
    phone,
    channels: [...channels],
    flags: { wineShop, ecomDeli, orderPreparation },
    departments: departments.flatMap((department) => {
      const open = hours
        .filter((each) => each.department === department)
        .flatMap(({ weekday, startMinute, endMinute }) => {
          const day = days[weekday - 1];
          return day ? [{ day, startHour: clockTime(startMinute), endHour: clockTime(endMinute) }] : [];
        });
      return open.length > 0 ? [{ department, hours: open }] : [];
    }),
    deliveryAreas: [...offering.deliveryAreas],
    nextSlots: slotChannels
      .filter((channel) => channels.includes(channel))
      .flatMap((channel) => nextSlots(offering, channel, now.toZonedDateTimeISO(timeZone), slotsTold, isFull))
      .map(({ channel, start, end, cutoff, feeCents }) => ({
        channel,
        start: iso(start),
        end: iso(end),
        cutoff: iso(cutoff),
        feeCents,
      })),
  };
}
