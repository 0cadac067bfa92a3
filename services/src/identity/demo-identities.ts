import type { Transaction } from '../platform/database.ts';
import type { Customer, Household, Store } from './directory.ts';
import type { IdentityTables } from './tables.ts';

/** A demo shopper, whom the demo sign-in knows by `key`. E-mail in lower case, phone in E.164. */
export interface DemoCustomer extends Customer {
  key: string;
  title: string;
  description: string;
}

export interface DemoIdentities {
  stores: readonly Store[];
  households: readonly Household[];
  customers: readonly DemoCustomer[];
}

/** Writes the demo stores, households and shoppers; what is there already stays as it is. */
export async function insertDemoIdentities(trx: Transaction, demo: DemoIdentities): Promise<void> {
  const db = trx.withTables<IdentityTables>();
  await db
    .insertInto('identity.store')
    .values(
      demo.stores.map((store) => ({
        store_id: store.storeId,
        name: store.name,
        banner: store.banner,
        display_banner: store.displayBanner,
        division: store.division,
        time_zone: store.timeZone,
        branch_id: store.branchId,
        address: store.address,
        city: store.city,
        state: store.state,
        zip: store.zip,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
