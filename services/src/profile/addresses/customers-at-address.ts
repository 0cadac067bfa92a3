import type { Database } from '../../platform/database/database.ts';
import { addressKey, type PlainAddress } from '../rules/same-address.ts';
import { addressesInZip } from '../store/profiles.ts';

/** Customers with this address, whatever its spelling. */
export async function customersAt(db: Database, asked: PlainAddress): Promise<string[]> {
  const key = addressKey(asked);
  const near = await addressesInZip(db, asked.zipCode).execute();
  return near.filter((each) => addressKey(each) === key).map((each) => each.customer_id);
}
