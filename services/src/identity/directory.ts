import type { Database } from '../platform/database.ts';
import { identityTables, type CustomerRow, type StoreRow } from './tables.ts';

/** A shop of a banner; its zone decides what "today" is. */
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

/** A shopper's account. */
export interface Customer {
  customerId: string;
  householdId: string;
  uuid: string;
  gid: string;
  userType: 'G' | 'R' | 'C' | 'A';
  customerType: 'C' | 'E';
  siteType: 'C' | 'B';
  firstName: string;
  lastName: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** `YYYY-MM-DD`; null when the account has none. */
  dateOfBirth: string | null;
  /** State of residence; null when the account has none. */
  state: string | null;
  /** Store of the loyalty program. */
  storeId: string;
  /** Store of the cart. */
  shopStoreId: string;
  zip: string;
  shopZip: string;
  preference: 'delivery' | 'dug' | 'j4u';
  pickupAddress: string | null;
  unattendedDelivery: boolean;
}

export interface Household {
  householdId: string;
  clubCard: string | null;
}

/** The store of this id, or null. */
export async function storeById(db: Database, storeId: string): Promise<Store | null> {
  const row = await identityTables(db)
    .selectFrom('identity.store')
    .selectAll()
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return row ? storeOf(row) : null;
}

/** The account of this id, or null. */
export async function customerById(db: Database, customerId: string): Promise<Customer | null> {
  const row = await identityTables(db)
    .selectFrom('identity.customer')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? customerOf(row) : null;
}

/** The accounts of a household. */
export async function customersOfHousehold(db: Database, householdId: string): Promise<Customer[]> {
  const rows = await identityTables(db)
    .selectFrom('identity.customer')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('customer_id')
    .execute();
  return rows.map(customerOf);
}

/** The household of this account, or null. */
export async function householdOf(db: Database, customerId: string): Promise<Household | null> {
  const row = await identityTables(db)
    .selectFrom('identity.household as household')
    .innerJoin('identity.customer as customer', 'customer.household_id', 'household.household_id')
    .select(['household.household_id', 'household.club_card'])
    .where('customer.customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? { householdId: row.household_id, clubCard: row.club_card } : null;
}

/** Which of these households there are. */
export async function householdsOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await identityTables(db)
    .selectFrom('identity.household')
    .select('household_id')
    .where('household_id', 'in', ids)
    .execute();
  return rows.map((row) => row.household_id);
}

export const storeOf = (row: StoreRow): Store => ({
  storeId: row.store_id,
  name: row.name,
  banner: row.banner,
  displayBanner: row.display_banner,
  division: row.division,
  timeZone: row.time_zone,
  branchId: row.branch_id,
  address: row.address,
  city: row.city,
  state: row.state,
  zip: row.zip,
});

export const customerOf = (row: CustomerRow): Customer => ({
  customerId: row.customer_id,
  householdId: row.household_id,
  uuid: row.uuid,
  gid: row.gid,
  userType: row.user_type,
  customerType: row.customer_type,
  siteType: row.site_type,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  dateOfBirth: row.date_of_birth,
  state: row.state,
  storeId: row.store_id,
  shopStoreId: row.shop_store_id,
  zip: row.zip,
  shopZip: row.shop_zip,
  preference: row.preference,
  pickupAddress: row.pickup_address,
  unattendedDelivery: row.unattended_delivery,
});
