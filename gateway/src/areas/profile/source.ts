import type {
  AddContactBody,
  ChangeFreshPassBody,
  FreshPass,
  ChooseShopAnswer,
  ChooseShopBody,
  CommunicationPreferences,
  CustomerProfile,
  DeleteAddressAnswer,
  SetCommunicationPreferencesBody,
  UpdateAddressAnswer,
  UpdateAddressBody,
  ZipToCity,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';
import { type ErrorText, UpstreamError } from '../../upstream/upstream-error.ts';
import { addressErrorText } from './rules/address-error-text.ts';
import { zipErrorText } from './rules/zip-error-text.ts';

/** Calls to the profile service. */
export interface ProfileSource {
  /** Names, phones, addresses (G-91). */
  profile(customerId: string): Promise<CustomerProfile>;
  /** The household's program subscriptions (G-92). */
  household(customerId: string): Promise<CustomerProfile>;
  /** Adds or changes a delivery address (G-93, N-8). */
  updateAddress(customerId: string, body: UpdateAddressBody, requestId: string): Promise<UpdateAddressAnswer>;
  /** City and state of a ZIP code (G-94). */
  zipToCity(zipcode: string): Promise<ZipToCity>;
  /** Adds the mobile number or email address that the profile lacks (S-154). */
  addContact(customerId: string, body: AddContactBody, requestId: string): Promise<CustomerProfile>;
  /** Deletes a delivery address. */
  deleteAddress(customerId: string, addressId: string, requestId: string): Promise<DeleteAddressAnswer>;
  /** Deletes a mobile number of ten digits. */
  deletePhone(customerId: string, number: string, requestId: string): Promise<CustomerProfile>;
  communicationPreferences(customerId: string): Promise<CommunicationPreferences>;
  setCommunicationPreferences(
    customerId: string,
    changes: SetCommunicationPreferencesBody['changes'],
    requestId: string,
  ): Promise<CommunicationPreferences>;
  /** The household's FreshPass (N-70). */
  freshPass(customerId: string): Promise<FreshPass>;
  changeFreshPass(customerId: string, action: ChangeFreshPassBody['action'], requestId: string): Promise<FreshPass>;
  /** Sets where the shopper shops on a banner's site. */
  chooseShop(customerId: string, body: ChooseShopBody, requestId: string): Promise<ChooseShopAnswer>;
}

export function profileSource(client: Client<'profile'>): ProfileSource {
  const profile = '/customers/{customerId}/profile';
  const preferences = '/customers/{customerId}/communication-preferences';
  return {
    profile: (customerId) =>
      client.get(profile, { path: { customerId }, query: { fl: 'preferences,address,loyalty' } }),
    household: (customerId) => client.get(profile, { path: { customerId }, query: { fl: 'HOUSEHOLD', hhSubs: true } }),
    updateAddress: (customerId, body, idempotencyKey) =>
      client.post(profile, { path: { customerId }, body, idempotencyKey }).catch(worded(addressErrorText)),
    zipToCity: (zipcode) => client.get('/zip-to-city', { query: { zipcode } }).catch(worded(zipErrorText)),
    addContact: (customerId, body, idempotencyKey) =>
      client.post('/customers/{customerId}/contact', { path: { customerId }, body, idempotencyKey }),
    deleteAddress: (customerId, addressId, idempotencyKey) =>
      client.post('/customers/{customerId}/addresses/{addressId}/deletion', {
        path: { customerId, addressId },
        idempotencyKey,
      }),
    deletePhone: (customerId, number, idempotencyKey) =>
      client.post('/customers/{customerId}/phone/deletion', { path: { customerId }, body: { number }, idempotencyKey }),
    communicationPreferences: (customerId) => client.get(preferences, { path: { customerId } }),
    setCommunicationPreferences: (customerId, changes, idempotencyKey) =>
      client.post(preferences, { path: { customerId }, body: { changes }, idempotencyKey }),
    freshPass: (customerId) => client.get('/customers/{customerId}/freshpass', { path: { customerId } }),
    changeFreshPass: (customerId, action, idempotencyKey) =>
      client.post('/customers/{customerId}/freshpass', { path: { customerId }, body: { action }, idempotencyKey }),
    chooseShop: (customerId, body, idempotencyKey) =>
      client.post('/customers/{customerId}/shop', { path: { customerId }, body, idempotencyKey }),
  };
}

/** These two calls have their own error texts (G-105..G-113). */
const worded = (textOf: ErrorText) => (error: unknown) => {
  throw error instanceof UpstreamError ? error.in(textOf) : error;
};
