import type { Database } from '../platform/database.ts';
import { addressKey, type PlainAddress } from './rules/same-address.ts';
import { profileDb } from './store/profiles.ts';

/** Customers who have this address, however it is written. */
export async function customersAt(db: Database, asked: PlainAddress): Promise<string[]> {
  const key = addressKey(asked);
  const near = await profileDb(db)
    .selectFrom('profile.address')
    .select(['customer_id', 'address', 'address2', 'zip_code as zipCode'])
    .where('zip_code', 'like', `${asked.zipCode.slice(0, 5)}%`)
    .orderBy('customer_id')
    .execute();
  return near.filter((each) => addressKey(each) === key).map((each) => each.customer_id);
}
