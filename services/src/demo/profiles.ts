import type { Customer } from '../identity/index.ts';
import type { AddressDraft, SubscriptionDraft, SwitchDraft } from '../profile/index.ts';
import type { Season } from './season.ts';

const places: Readonly<
  Record<string, [address: string, address2: string | null, city: string, state: string, zip: string]>
> = {
  maya: ['148 Guerrero St', 'Apt 3', 'San Francisco', 'CA', '94103'],
  theo: ['910 Coronado Ter', null, 'Los Angeles', 'CA', '90026'],
  business: ['2100 Larimer St', 'Suite 400', 'Denver', 'CO', '80205'],
  hanna: ['3001 Cornwall Ave', null, 'Bellingham', 'WA', '98225'],
};

/** Where Maya's orders are brought. */
export function mayasAddress({
  customerId,
  firstName,
  lastName,
}: Pick<Customer, 'customerId' | 'firstName' | 'lastName'>) {
  const [address = '', address2 = null, city = '', state = '', zipCode = ''] = places['maya'] ?? [];
  return { addressId: addressIdOf(customerId), firstName, lastName, address, address2, city, state, zipCode };
}

const addressIdOf = (customerId: string): string => `ad-${customerId}`;

/** Delivery addresses, a FreshPass for those who have one, and what Maya wants to hear about. */
export function profilesOf(
  season: Season,
  customerOf: (key: string) => Pick<Customer, 'customerId' | 'householdId' | 'firstName' | 'lastName'>,
): { addresses: AddressDraft[]; subscriptions: SubscriptionDraft[]; switches: SwitchDraft[] } {
  const addresses = Object.entries(places).map(([key, [address, address2, city, state, zip]]): AddressDraft => {
    const { customerId, firstName, lastName } = customerOf(key);
    return {
      address_id: addressIdOf(customerId),
      customer_id: customerId,
      purpose: 'DELIVERY',
      first_name: firstName,
      last_name: lastName,
      address,
      address2,
      city,
      state,
      zip_code: zip,
      version: 1,
    };
  });
  const subscription = (key: string, starts: number, ends: number | null, status: string): SubscriptionDraft => ({
    household_id: customerOf(key).householdId,
    name: 'FreshPass',
    status,
    value: 'Monthly',
    starts_at: season.begins(starts),
    ends_at: ends === null ? null : season.ends(ends),
  });
  const moved = (topic: string, channel: 'email' | 'text'): SwitchDraft => ({
    customer_id: customerOf('maya').customerId,
    topic,
    channel,
    enabled: true,
    changed_at: season.begins(-20),
  });
  return {
    addresses,
    switches: [moved('COUPONS', 'email'), moved('WEEKLY_AD', 'email'), moved('SCHEDULE_AND_SAVE', 'text')],
    subscriptions: [
      subscription('maya', -400, -35, 'ENDED'),
      subscription('maya', -20, null, 'ACTIVE'),
      subscription('theo', -90, -2, 'ENDED'),
    ],
  };
}
