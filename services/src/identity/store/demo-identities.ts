import type { Transaction } from '../../platform/database/database.ts';
import { addStores, type Store } from '../../stores/index.ts';
import type { Customer, Household } from './customers.ts';
import type { IdentityTables } from './tables.ts';

/** A demo shopper, whom the demo sign-in knows by `key`. Email in lower case, phone in E.164. */
export interface DemoCustomer extends Customer {
  key: string;
  /** null: signs in by the key, and is not listed. */
  title: string | null;
  description: string;
}

export interface DemoIdentities {
  stores: readonly Store[];
  households: readonly Household[];
  customers: readonly DemoCustomer[];
}

/** Writes the demo stores, households and shoppers; existing rows stay unchanged. */
export async function insertDemoIdentities(trx: Transaction, demo: DemoIdentities): Promise<void> {
  const db = trx.withTables<IdentityTables>();
  if (demo.stores.length) await addStores(trx, demo.stores);
  await db
    .insertInto('identity.household')
    .values(demo.households.map(({ householdId, clubCard }) => ({ household_id: householdId, club_card: clubCard })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('identity.customer')
    .values(
      demo.customers.map((customer, position) => ({
        customer_id: customer.customerId,
        household_id: customer.householdId,
        uuid: customer.uuid,
        gid: customer.gid,
        user_type: customer.userType,
        customer_type: customer.customerType,
        site_type: customer.siteType,
        first_name: customer.firstName,
        last_name: customer.lastName,
        email: customer.email,
        phone: customer.phone,
        date_of_birth: customer.dateOfBirth,
        state: customer.state,
        store_id: customer.storeId,
        shop_store_id: customer.shopStoreId,
        zip: customer.zip,
        shop_zip: customer.shopZip,
        preference: customer.preference,
        pickup_address: customer.pickupAddress,
        unattended_delivery: customer.unattendedDelivery,
        demo_key: customer.key,
        demo_title: customer.title,
        demo_description: customer.description,
        demo_position: position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
