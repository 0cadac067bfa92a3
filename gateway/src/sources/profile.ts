import type { CustomerProfile } from '../generated/rest.ts';
import type { Client } from '../http/client.ts';

/** Calls of the profile service. */
export interface ProfileSource {
  /** Names, phones, addresses (G-91). */
  profile(customerId: string): Promise<CustomerProfile>;
  /** Program subscriptions of the household (G-92). */
  household(customerId: string): Promise<CustomerProfile>;
}

export function profileSource(client: Client): ProfileSource {
  const path = (customerId: string) => `/customers/${encodeURIComponent(customerId)}/profile`;
  return {
    profile: (customerId) => client.get(path(customerId), { fl: 'preferences,address,loyalty' }),
    household: (customerId) => client.get(path(customerId), { fl: 'HOUSEHOLD', hhSubs: true }),
  };
}
