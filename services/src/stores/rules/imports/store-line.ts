import type { WholeStore } from '../store.ts';
import { departmentsOf, type FieldName, fieldOf, flatLine, type Given, hourGroups } from './fields.ts';
import { spanText, type WeekdayName, weekdayNames } from './hours-text.ts';
import { timesLines, type TimesLine } from './times-in.ts';

type Week = Record<WeekdayName, string>;

/** A store as a line of JSON: everything that is kept of it, so that importing the line changes nothing. */
export interface StoreLine extends Record<(typeof hourGroups)[number], Week | null> {
  storeId: string;
  name: string;
  banner: string;
  displayBanner: string;
  division: string;
  timeZone: string;
  branchId: string | null;
  address: string;
  city: string;
  state: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  channels: string[];
  wineShop: boolean;
  ecomDeli: boolean;
  orderPreparation: boolean;
  default: boolean;
  deliveryZips: string[];
  times: TimesLine[];
}

/** A store as a line of JSON. */
export function lineOfStore({ store, offering, isDefault }: WholeStore): StoreLine {
  const { position, phone, channels, wineShop, ecomDeli, orderPreparation, hours, deliveryAreas, slotPlans } = offering;
  const week = (group: (typeof hourGroups)[number]): Week | null => {
    const open = hours.filter(({ department }) => department === departmentsOf[group]);
    if (open.length === 0) return null;
    return Object.fromEntries(
      weekdayNames.map((name, at) => {
        const day = open.find(({ weekday }) => weekday === at + 1);
        return [name, day ? spanText(day) : 'closed'];
      }),
    ) as Week;
  };
  return {
    storeId: store.storeId,
    name: store.name,
    banner: store.banner,
    displayBanner: store.displayBanner,
    division: store.division,
    timeZone: store.timeZone,
    branchId: store.branchId,
    address: store.address,
    city: store.city,
    state: store.state,
    zip: store.zip,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    phone,
    channels: [...channels],
    wineShop,
    ecomDeli,
    orderPreparation,
    default: isDefault,
    hours: week('hours'),
    deli: week('deli'),
    bakery: week('bakery'),
    pharmacy: week('pharmacy'),
    wine: week('wine'),
    deliveryZips: deliveryAreas.toSorted(),
    times: timesLines(slotPlans),
  };
}

/** A store as a record says it. */
export function fieldsOfStore(whole: WholeStore): Given {
  const fields: Partial<Record<FieldName, string>> = {};
  for (const [key, value] of Object.entries(flatLine(lineOfStore(whole)))) {
    const field = fieldOf(key);
    if (field !== undefined) fields[field] = String(value);
  }
  return fields;
}

/** Do two say the same of a store? */
export const isSameStore = (one: WholeStore, other: WholeStore): boolean =>
  JSON.stringify(lineOfStore(one)) === JSON.stringify(lineOfStore(other));
