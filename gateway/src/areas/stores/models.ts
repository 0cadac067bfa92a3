import type { StoreDetails } from '../../generated/rest.ts';

export type StoreDetailsModel = StoreDetails;
