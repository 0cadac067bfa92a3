import type { StoreDetails } from '../../generated/rest.ts';
import type { ShopChoice } from './shop.ts';

export type StoreDetailsModel = StoreDetails;

/** A store near a place, as the service found it. */
export interface NearbyStoreModel {
  store: StoreDetails;
  distanceMiles: number;
  /** Does it deliver to the ZIP code? null for a city. */
  delivers: boolean | null;
  /** null for a city. */
  zipCode: string | null;
}

/** Where a visitor shops, with the store. */
export interface ShopModel {
  choice: ShopChoice;
  store: StoreDetails;
}
