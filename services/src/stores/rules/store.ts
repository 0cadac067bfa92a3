import type { Offering } from './offering.ts';

/** A store of a banner; its zone decides what "today" is. */
export interface Store {
  storeId: string;
  name: string;
  banner: string;
  displayBanner: string;
  division: string;
  /** IANA zone. */
  timeZone: string;
  branchId: string | null;
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
}

/** All that a retailer says of a store. */
export interface WholeStore {
  store: Store;
  offering: Offering;
  /** Do visitors of its banner who have chosen no store shop here? */
  isDefault: boolean;
}
