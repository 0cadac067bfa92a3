import type { CommunicationPreferences, CustomerProfile } from '../../generated/rest.ts';

export type CustomerProfileModel = CustomerProfile;

export type AddressModel = NonNullable<CustomerProfile['addresses']>[number];

/** The switches, and where what they switch travels to. */
export interface CommunicationPreferencesModel {
  rows: CommunicationPreferences;
  profile: CustomerProfile;
}

/** A ZIP code's place; which store delivers there is worked out when it is asked for. */
export interface ZipPlaceModel {
  zipCode: string;
  city: string;
  state: string;
}

/** The lists are worked out field by field. */
export type ReferenceDataModel = object;
