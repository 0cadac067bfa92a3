import type { Language } from '../../../../server-kit/language.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import { identityTables, type CustomerRow, type IdentityDatabase, type IdentityTransaction } from './tables.ts';

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

const readCustomer = preparedRead<CustomerRow>('select * from identity.customer where customer_id = $1');

/** The account of this id, or null. */
export async function customerById(db: Database, customerId: string): Promise<Customer | null> {
  const [row] = await readCustomer(db, [customerId]);
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

/** Where the members of a household get mail, each in the language in which they last signed in. */
export async function mailboxesOf(db: Database, householdId: string): Promise<{ email: string; language: Language }[]> {
  const rows = await identityTables(db)
    .selectFrom('identity.customer')
    .select(['email', 'language'])
    .where('household_id', '=', householdId)
    .orderBy('customer_id')
    .execute();
  return rows.flatMap(({ email, language }) => (email === null ? [] : [{ email, language }]));
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

/** The row of the account with this id, email address or phone number. */
export function customerWith(
  db: IdentityDatabase,
  column: 'customer_id' | 'email' | 'phone',
  value: string,
): Promise<CustomerRow | undefined> {
  return db.selectFrom('identity.customer').selectAll().where(column, '=', value).executeTakeFirst();
}

/** An account with its household's club card, and where the shopper chose to shop on a banner's site. */
export type AccountRow = CustomerRow & {
  club_card: string | null;
  chosen_store_id: string | null;
  chosen_preference: Customer['preference'] | null;
  chosen_zip_code: string | null;
};

/** The account as it is on a banner's site. @throws when there is none */
export function accountOn(db: IdentityDatabase, customerId: string, banner: string): Promise<AccountRow> {
  return db
    .selectFrom('identity.customer')
    .innerJoin('identity.household', 'identity.household.household_id', 'identity.customer.household_id')
    .leftJoin('identity.shop_choice as choice', (join) =>
      join.onRef('choice.customer_id', '=', 'identity.customer.customer_id').on('choice.banner', '=', banner),
    )
    .selectAll('identity.customer')
    .select([
      'identity.household.club_card',
      'choice.store_id as chosen_store_id',
      'choice.preference as chosen_preference',
      'choice.zip_code as chosen_zip_code',
    ])
    .where('identity.customer.customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** Notes in which language the shopper signs in. */
export async function keepLanguage(db: IdentityTransaction, customerId: string, language: Language): Promise<void> {
  await db
    .updateTable('identity.customer')
    .set({ language })
    .where('customer_id', '=', customerId)
    .where('language', '<>', language)
    .execute();
}

/** The demo shoppers, in their order. */
export const demoCustomers = (db: IdentityDatabase): Promise<CustomerRow[]> =>
  db.selectFrom('identity.customer').selectAll().where('demo_title', 'is not', null).orderBy('demo_position').execute();

/** The demo shopper of this key. */
export const demoCustomer = (db: IdentityDatabase, key: string): Promise<CustomerRow | undefined> =>
  db.selectFrom('identity.customer').selectAll().where('demo_key', '=', key).executeTakeFirst();

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

/**
 * Takes a mobile number from an account, which then can't be signed in to with it. @param phone E.164
 * @returns false if the account has no email to sign in with instead; the number stays then
 */
export async function removePhone(db: Database, customerId: string, phone: string): Promise<boolean> {
  const customers = identityTables(db);
  await customers
    .updateTable('identity.customer')
    .set({ phone: null })
    .where('customer_id', '=', customerId)
    .where('phone', '=', phone)
    .where('email', 'is not', null)
    .execute();
  const kept = await customers
    .selectFrom('identity.customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return kept === undefined;
}
