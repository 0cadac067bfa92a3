import type { StoreDetails } from '../contract/stores.ts';
import { clockTime, days, departments, type Offering } from '../rules/offering.ts';
import type { Store } from '../store/stores.ts';

/** A store with what it offers; departments in order, without those that never open (S-73). */
export function storeView(store: Store, offering: Offering): StoreDetails {
  const { storeId, name, banner, displayBanner, division, timeZone, address, city, state, zip } = store;
  const { channels, wineShop, ecomDeli, orderPreparation, hours } = offering;
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
  };
}
