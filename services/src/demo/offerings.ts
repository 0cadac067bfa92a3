import type { Department, Offering, OpenHours, Store, WholeStore } from '../stores/index.ts';
import { neighbors, stores } from './stores.ts';
import { type OrderTaking, slotPlansOf } from './slot-plans.ts';

type Draft = { storeId: string; at: [latitude: number, longitude: number]; orders?: OrderTaking } & Partial<
  Omit<Offering, 'position' | 'phone'>
>;

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const weekdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

/** Hours from one full hour to another on each of these days. */
const open = (department: Department, on: readonly number[], from: number, to: number): OpenHours[] =>
  on.map((weekday) => ({ department, weekday, startMinute: from * 60, endMinute: to * 60 }));

const deli = open('DELI', everyDay, 7, 20);
const bakery = open('BAKERY', everyDay, 6, 18);
const pharmacy = [...open('PHARMACY', weekdays, 9, 20), ...open('PHARMACY', weekend, 10, 17)];
const wine = open('WINE', everyDay, 9, 22);
const toEleven = open('STORE', everyDay, 6, 23);
const toMidnight = open('STORE', everyDay, 5, 24);
const toTen = open('STORE', everyDay, 7, 22);
const everywhere: Offering['channels'] = ['pickup', 'delivery', 'instore'];

const drafts: readonly Draft[] = [
  {
    storeId: '2910',
    at: [37.766, -122.4093],
    deliveryAreas: ['941'],
    channels: everywhere,
    wineShop: true,
    ecomDeli: true,
    orderPreparation: true,
    hours: [...toEleven, ...deli, ...bakery, ...wine],
  },
  {
    storeId: '0985',
    at: [37.783, -122.4318],
    orders: { pickupLead: 4, deliveryLead: 6 },
    deliveryAreas: ['941'],
    channels: everywhere,
    ecomDeli: true,
    orderPreparation: true,
    hours: [...toMidnight, ...deli, ...pharmacy],
  },
  {
    storeId: '1490',
    at: [37.7689, -122.4287],
    orders: { pickupLead: 3 },
    deliveryAreas: ['941'],
    channels: everywhere,
    ecomDeli: true,
    hours: [...toMidnight, ...deli],
  },
  { storeId: '0711', at: [37.744, -122.4388], channels: ['instore'], hours: toEleven },
  {
    storeId: '0995',
    at: [37.7965, -122.3988],
    deliveryAreas: ['94105', '94108', '94109', '94111', '94133'],
    channels: everywhere,
    hours: [...toTen, ...bakery],
  },
  {
    storeId: '0964',
    at: [37.8045, -122.4325],
    deliveryAreas: ['94109', '94115', '94118', '94121', '94123', '94129'],
    channels: everywhere,
    wineShop: true,
    ecomDeli: true,
    orderPreparation: true,
    hours: [...toMidnight, ...deli, ...wine],
  },
  { storeId: '2606', at: [37.743, -122.4739], channels: ['pickup', 'instore'], hours: [...toEleven, ...pharmacy] },
  { storeId: '0909', at: [37.7217, -122.4374], channels: ['pickup', 'instore'], hours: [...toEleven, ...deli] },
  {
    storeId: '2646',
    at: [37.7727, -122.5103],
    orders: { pickupLead: 18 },
    channels: ['pickup', 'instore'],
    wineShop: true,
    hours: [...toTen, ...wine],
  },
  {
    storeId: '3132',
    at: [37.8304, -122.279],
    deliveryAreas: ['946'],
    channels: everywhere,
    ecomDeli: true,
    hours: [...toEleven, ...deli],
  },
  {
    storeId: '0691',
    at: [37.8806, -122.2698],
    deliveryAreas: ['947', '94530'],
    channels: everywhere,
    hours: [...toEleven, ...bakery, ...pharmacy],
  },
  {
    storeId: '1742',
    at: [34.0789, -118.2612],
    deliveryAreas: ['900'],
    channels: everywhere,
    ecomDeli: true,
    orderPreparation: true,
    hours: [...toMidnight, ...deli, ...bakery],
  },
  { storeId: '2224', at: [34.0692, -118.2944], channels: ['pickup', 'instore'], hours: toEleven },
  {
    storeId: '3450',
    at: [48.7736, -122.4858],
    deliveryAreas: ['982'],
    channels: everywhere,
    wineShop: true,
    ecomDeli: true,
    orderPreparation: true,
    hours: [...toEleven, ...deli, ...bakery, ...wine],
  },
  { storeId: '3451', at: [48.719, -122.5023], channels: ['pickup', 'instore'], hours: [...toTen, ...bakery] },
  {
    storeId: '0417',
    at: [39.7478, -104.9783],
    deliveryAreas: ['802'],
    channels: everywhere,
    ecomDeli: true,
    orderPreparation: true,
    hours: [...toEleven, ...deli, ...pharmacy],
  },
  {
    storeId: '1548',
    at: [39.7252, -104.9726],
    deliveryAreas: ['80203', '80206', '80209', '80218'],
    channels: everywhere,
    hours: toMidnight,
  },
  {
    storeId: '3245',
    at: [41.8673, -87.6261],
    deliveryAreas: ['606'],
    channels: everywhere,
    ecomDeli: true,
    orderPreparation: true,
    hours: [...toEleven, ...deli, ...pharmacy],
  },
  { storeId: '3443', at: [41.8925, -87.628], channels: ['pickup', 'instore'], hours: [...toTen, ...bakery] },
  {
    storeId: '7710',
    at: [40.7449, -73.9786],
    deliveryAreas: ['100'],
    channels: everywhere,
    hours: [...toMidnight, ...deli],
  },
];

const areaCodes: Readonly<Record<string, string>> = {
  'San Francisco': '415',
  Emeryville: '510',
  Berkeley: '510',
  'Los Angeles': '213',
  Bellingham: '360',
  Denver: '303',
  Chicago: '312',
  'New York': '212',
};

/** A number that nobody has: 555-0100 to 555-0199 are kept for stories. */
function phoneOf({ city }: Store, index: number): string | null {
  const area = areaCodes[city];
  return area === undefined ? null : `${area}55501${String(index).padStart(2, '0')}`;
}

const everyStore = new Map([...Object.values(stores), ...neighbors].map((store) => [store.storeId, store]));
/** Safeway has two stores in the list; San Francisco's stands for it. */
const isFlagship = (storeId: string) =>
  storeId !== stores.denver.storeId && Object.values(stores).some((store) => store.storeId === storeId);

/** The demo stores with what each offers, when its departments are open, and where and when orders are handed over (S-73, N-59). */
export const wholeStores: readonly WholeStore[] = drafts.flatMap(({ at, orders, storeId, ...draft }, index) => {
  const store = everyStore.get(storeId);
  if (!store) return [];
  const offering = {
    channels: ['instore'],
    wineShop: false,
    ecomDeli: false,
    orderPreparation: false,
    hours: [],
    deliveryAreas: [],
    ...draft,
    position: { latitude: at[0], longitude: at[1] },
    phone: phoneOf(store, index),
  } satisfies Partial<Offering>;
  return {
    store,
    offering: { ...offering, slotPlans: slotPlansOf(offering, orders) },
    isDefault: isFlagship(storeId),
  };
});
