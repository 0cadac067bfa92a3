import type { Database } from '../../platform/database.ts';

export type ProfileTables = {
  'profile.address': {
    address_id: string;
    customer_id: string;
    purpose: 'DELIVERY';
    first_name: string;
    last_name: string;
    address: string;
    address2: string | null;
    city: string;
    state: string;
    zip_code: string;
    version: number;
  };
  'profile.household_subscription': {
    household_id: string;
    name: string;
    status: string;
    value: string;
    starts_at: Temporal.Instant;
    ends_at: Temporal.Instant | null;
  };
};

export const profileDb = (db: Database) => db.$extendTables<ProfileTables>();

/** Delivery addresses of a customer (G-50, N-8). */
export async function addressesOf(db: Database, customerId: string) {
  return profileDb(db)
    .selectFrom('profile.address')
    .select(['address_id as addressId', 'purpose', 'first_name as firstName', 'last_name as lastName'])
    .select(['address', 'address2', 'city', 'state', 'zip_code as zipCode', 'version'])
    .where('customer_id', '=', customerId)
    .orderBy('address_id')
    .execute();
}

/** Periods of a household's subscriptions, by name and then by start. */
export async function subscriptionPeriodsOf(db: Database, householdId: string) {
  return profileDb(db)
    .selectFrom('profile.household_subscription')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('name')
    .orderBy('starts_at')
    .execute();
}
