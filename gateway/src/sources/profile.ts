import type {
  CommunicationPreferences,
  CustomerProfile,
  SetCommunicationPreferencesBody,
  UpdateAddressAnswer,
  UpdateAddressBody,
  ZipToCity,
} from '../generated/rest.ts';
import type { Client } from '../http/client.ts';
import { UpstreamError, type Wording } from '../http/upstream-error.ts';

/** Calls of the profile service. */
export interface ProfileSource {
  /** Names, phones, addresses (G-91). */
  profile(customerId: string): Promise<CustomerProfile>;
  /** Program subscriptions of the household (G-92). */
  household(customerId: string): Promise<CustomerProfile>;
  /** Adds or changes a delivery address (G-93, N-8). */
  updateAddress(customerId: string, body: UpdateAddressBody, requestId: string): Promise<UpdateAddressAnswer>;
  /** City and state of a ZIP code (G-94). */
  zipToCity(zipcode: string): Promise<ZipToCity>;
  communicationPreferences(customerId: string): Promise<CommunicationPreferences>;
  setCommunicationPreferences(
    customerId: string,
    changes: SetCommunicationPreferencesBody['changes'],
    requestId: string,
  ): Promise<CommunicationPreferences>;
}

export function profileSource(client: Client): ProfileSource {
  const path = (customerId: string, part: string) => `/customers/${encodeURIComponent(customerId)}/${part}`;
  const preferences = 'communication-preferences';
  return {
    profile: (customerId) => client.get(path(customerId, 'profile'), { fl: 'preferences,address,loyalty' }),
    household: (customerId) => client.get(path(customerId, 'profile'), { fl: 'HOUSEHOLD', hhSubs: true }),
    updateAddress: (customerId, body, idempotencyKey) =>
      client.post<UpdateAddressAnswer>(path(customerId, 'profile'), { body, idempotencyKey }).catch(worded('ADDRESS')),
    zipToCity: (zipcode) => client.get<ZipToCity>('/zip-to-city', { zipcode }).catch(worded('ZIP')),
    communicationPreferences: (customerId) => client.get(path(customerId, preferences)),
    setCommunicationPreferences: (customerId, changes, idempotencyKey) =>
      client.post(path(customerId, preferences), { body: { changes }, idempotencyKey }),
  };
}

/** These two calls have error texts of their own (G-105..G-113). */
const worded = (wording: Wording) => (error: unknown) => {
  throw error instanceof UpstreamError ? error.in(wording) : error;
};
