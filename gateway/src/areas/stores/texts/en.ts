import type { Wording } from '../../../shared/language.ts';
/** Texts of the area, English. */
export const en = {
  malformedZip: 'Enter 5 digits, or 5 + 4',
  zipNotFound: 'No city found for this ZIP code',
  placeNotFound: (place: string) => `We can't find “${place}”. Check the spelling, or enter a ZIP code.`,
  cityAndState: (city: string, state: string) => `${city}, ${state}`,
  distance: (miles: string) => `${miles} mi`,
  cityLine: (city: string, state: string, zip: string) => `${city}, ${state} ${zip}`,
  departments: { STORE: 'Store', DELI: 'Deli', BAKERY: 'Bakery', PHARMACY: 'Pharmacy', WINE: 'Wine shop' },
  days: {
    MONDAY: 'Monday',
    TUESDAY: 'Tuesday',
    WEDNESDAY: 'Wednesday',
    THURSDAY: 'Thursday',
    FRIDAY: 'Friday',
    SATURDAY: 'Saturday',
    SUNDAY: 'Sunday',
  },
  everyDay: 'Every day',
  span: (first: string, last: string) => `${first} to ${last}`,
  closed: 'Closed',
  allDay: 'Open 24 hours',
  openUntil: (time: string) => `Open until ${time}`,
  opensAt: (time: string) => `Opens at ${time}`,
  opensOn: (day: string, time: string) => `Opens ${day} at ${time}`,
  today: 'today',
  tomorrow: 'tomorrow',
  noon: 'noon',
  midnight: 'midnight',
  morning: (time: string) => `${time} AM`,
  afternoon: (time: string) => `${time} PM`,
  /** Before the place where a visitor shops. */
  shopAt: { PICKUP: 'Pickup at', DELIVERY: 'Delivery to', IN_STORE: 'Shop in-store at' },
  waysToShop: { PICKUP: 'pickup', DELIVERY: 'delivery', IN_STORE: 'in-store' },
  or: ' or ',
  orders: { PICKUP: 'pickup', DELIVERY: 'delivery' },
  slot: (day: string, span: string) => `${day}, ${span}`,
  nextSlot: (order: string, when: string) => `Next ${order} ${when}`,
  noSlot: (order: string) => `No ${order} this week`,
  noSlotBut: (order: string, others: string) => `No ${order} this week, ${others} only`,
  notDelivered: (zipCode: string) => `Doesn't deliver to ${zipCode}`,
  noStores: 'No store is open yet.',
  accountAway: "We can't reach your account right now, so nothing was changed. Please try again in a moment.",
  refusals: {
    storeNotFound: "We can't find this store. Choose another one.",
    channelNotOffered: {
      PICKUP: (store: string) => `${store} has no pickup. Choose another store or another way to shop.`,
      DELIVERY: (store: string) => `${store} doesn't deliver. Choose another store or another way to shop.`,
      IN_STORE: (store: string) => `${store} isn't open to walk in. Choose another store or another way to shop.`,
      SHIPPING: () => 'Stores don’t ship. Choose pickup, delivery, or in-store.',
    },
    zipCodeRequired: 'Enter the ZIP code to deliver to.',
    outsideDeliveryArea: (store: string, zipCode: string) =>
      `${store} doesn't deliver to ${zipCode}. Choose another store, or pick up your order.`,
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
