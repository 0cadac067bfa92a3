import { plural } from '../support/plural.ts';

const stores = plural('en', { one: 'store', other: 'stores' });

/** Texts of stores. */
export const storesTexts = {
  yourStore: 'Your store',
  looking: 'Looking for stores',
  found: (city: string, state: string) => `${city}, ${state}`,
  none: (zipCode: string) => `There is no store of ours within 50 miles of ${zipCode}. Try a ZIP code where you shop.`,
  more: (count: number, zipCode: string) => `${count} more ${stores(count)} near ${zipCode}`,
  channels: { PICKUP: 'Pickup', DELIVERY: 'Delivery', IN_STORE: 'In-store' },
};
