import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { Purchase } from '../rules/deals/rank.ts';

/** Counts what a final order had, each product once. @param on the store's day of the order */
export async function countPurchases(
  trx: Transaction,
  { householdId, on }: { householdId: string; on: string },
  bought: ReadonlyMap<string, string>,
): Promise<void> {
  if (bought.size === 0) return;
  await sql`
    insert into offers.purchase (household_id, upc, department_id, orders, first_on, last_on)
    select ${householdId}, upc, department_id, 1, ${on}::date, ${on}::date
    from unnest(${[...bought.keys()]}::text[], ${[...bought.values()]}::text[]) as bought (upc, department_id)
    on conflict (household_id, upc) do update set orders = purchase.orders + 1,
      department_id = excluded.department_id,
      first_on = least(purchase.first_on, excluded.first_on),
      last_on = greatest(purchase.last_on, excluded.last_on)`.execute(trx);
}

const read = preparedRead<Purchase>(`
  select upc, department_id as "departmentId", orders, first_on::text as "firstOn", last_on::text as "lastOn"
  from offers.purchase where household_id = $1 order by upc`);

/** What a household has bought in final orders. */
export const purchasesOf = (db: Database, householdId: string): Promise<Purchase[]> => read(db, [householdId]);
