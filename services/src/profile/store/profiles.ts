import type { Static } from 'typebox';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Address } from '../contract/profile.ts';
import type { AddressFields } from '../rules/address-fields.ts';

type StoredAddress = Static<typeof Address>;

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
  'profile.contact': {
    customer_id: string;
    channel: 'sms' | 'email';
    handle: string;
    added_at: Temporal.Instant;
  };
  'profile.communication_preference': {
    customer_id: string;
    topic: string;
    channel: 'email' | 'text';
    enabled: boolean;
    changed_at: Temporal.Instant;
  };
};

export const profileDb = (db: Database) => db.$extendTables<ProfileTables>();

/** Delivery addresses of a customer (G-50, N-8). */
export async function addressesOf(db: Database, customerId: string) {
  return profileDb(db)
    .selectFrom('profile.address')
    .select(addressColumns)
    .where('customer_id', '=', customerId)
    .orderBy('address_id')
    .execute();
}

/** The query for all addresses in a ZIP code, by its first five digits. */
export const addressesInZip = (db: Database, zipCode: string) =>
  profileDb(db)
    .selectFrom('profile.address')
    .select(['customer_id', 'address', 'address2', 'zip_code as zipCode'])
    // Written as in the index.
    .where(sql<string>`left(zip_code, 5)`, '=', zipCode.slice(0, 5))
    .orderBy('customer_id');

const addressColumns = [
  'address_id as addressId',
  'purpose',
  'first_name as firstName',
  'last_name as lastName',
  'address',
  'address2',
  'city',
  'state',
  'zip_code as zipCode',
  'version',
] as const;

const columnsOf = ({ firstName, lastName, zipCode, ...rest }: AddressFields) => ({
  first_name: firstName,
  last_name: lastName,
  zip_code: zipCode,
  ...rest,
});

/** A new delivery address, at version 1. */
export async function insertAddress(
  db: Database,
  { addressId, customerId }: { addressId: string; customerId: string },
  fields: AddressFields,
): Promise<StoredAddress> {
  return profileDb(db)
    .insertInto('profile.address')
    .values({
      address_id: addressId,
      customer_id: customerId,
      purpose: 'DELIVERY',
      version: 1,
      ...columnsOf(fields),
    })
    .returning(addressColumns)
    .executeTakeFirstOrThrow();
}

/** Changes an address still at `version`; undefined if it isn't, or isn't the customer's. */
export async function changeAddress(
  db: Database,
  { addressId, customerId, version }: { addressId: string; customerId: string; version: number },
  fields: AddressFields,
): Promise<StoredAddress | undefined> {
  return profileDb(db)
    .updateTable('profile.address')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('address_id', '=', addressId)
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .returning(addressColumns)
    .executeTakeFirst();
}

/** Deletes an address of the customer's, if there is one. */
export async function deleteAddress(
  db: Database,
  { addressId, customerId }: { addressId: string; customerId: string },
): Promise<void> {
  await profileDb(db)
    .deleteFrom('profile.address')
    .where('address_id', '=', addressId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Does the customer have this address? */
export async function hasAddress(
  db: Database,
  { addressId, customerId }: { addressId: string; customerId: string },
): Promise<boolean> {
  const row = await profileDb(db)
    .selectFrom('profile.address')
    .select('version')
    .where('address_id', '=', addressId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
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
