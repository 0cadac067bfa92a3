import { plural } from '../support/plural.ts';

const stores = plural('en', { one: 'store', other: 'stores' });

/** Texts of stores. */
export const storesTexts = {
  yourStore: 'Your store',
  looking: 'Looking for stores',
  found: (city: string, state: string) => `${city}, ${state}`,
  none: (zipCode: string) => `We don't have a store within 50 miles of ${zipCode}. Try a ZIP code where you shop.`,
  more: (count: number, zipCode: string) => `${count} more ${stores(count)} near ${zipCode}`,
  title: 'Find a store',
  lead: 'Stores within 50 miles, nearest first, with their hours and services.',
  zipCode: 'ZIP code',
  search: 'Find stores',
  near: (count: number, city: string, state: string) => `${count} ${stores(count)} near ${city}, ${state}`,
  hours: 'Hours',
  shopping: 'How to shop',
  alsoHere: 'Also here',
  onlineDeli: 'Online deli orders',
  madeToOrder: 'Made-to-order dishes',
  open: (days: string, hours: string) => `${days}: ${hours}`,
  department: (name: string) => `${name} hours`,
  channels: { PICKUP: 'Pickup', DELIVERY: 'Delivery', IN_STORE: 'In-store', SHIPPING: 'Shipping' },
};
