import type { CommunicationPreferences, CustomerProfile, FreshPass } from '../../generated/rest.ts';

export type CustomerProfileModel = CustomerProfile;

/** A household's FreshPass, and the zone its days are told in. */
export interface FreshPassModel extends FreshPass {
  timeZone: string;
}

export type AddressModel = NonNullable<CustomerProfile['addresses']>[number];

/** The switches, and where their messages go. */
export interface CommunicationPreferencesModel {
  rows: CommunicationPreferences;
  profile: CustomerProfile;
}

/** A ZIP code's place; which store delivers there is computed on request. */
export interface ZipPlaceModel {
  zipCode: string;
  city: string;
  state: string;
}

/** The lists are computed field by field. */
export type ReferenceDataModel = object;
