import type { Database, Transaction } from '../../platform/database/database.ts';
import { type PlanRow, subscriptionDb } from './tables.ts';

/** Where, how, and when a household's subscriptions come; undefined before the first of them. */
export const planOf = (db: Database, householdId: string): Promise<PlanRow | undefined> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.plan')
    .selectAll()
    .where('household_id', '=', householdId)
    .executeTakeFirst();

/** The plan, locked: everything that changes a household's subscriptions waits here for its turn. */
export const lockPlan = (trx: Transaction, householdId: string): Promise<PlanRow | undefined> =>
  subscriptionDb(trx)
    .selectFrom('subscriptions.plan')
    .selectAll()
    .where('household_id', '=', householdId)
    .forUpdate()
    .executeTakeFirst();

/** Writes a household's plan, or changes it. */
export async function putPlan(trx: Transaction, plan: PlanRow): Promise<void> {
  const { household_id: _, reminded_through: __, ...changes } = plan;
  await subscriptionDb(trx)
    .insertInto('subscriptions.plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('household_id').doUpdateSet(changes))
    .execute();
}

/** Makes a household's plan unless it has one. */
export async function ensurePlan(trx: Transaction, plan: PlanRow): Promise<void> {
  await subscriptionDb(trx)
    .insertInto('subscriptions.plan')
    .values(plan)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that a household was told about its runs through a date. */
export async function noteReminded(trx: Transaction, householdId: string, date: string): Promise<void> {
  await subscriptionDb(trx)
    .updateTable('subscriptions.plan')
    .set({ reminded_through: date })
    .where('household_id', '=', householdId)
    .execute();
}

/** Does a household have something on a schedule that is delivered to this address? */
export async function deliversTo(
  db: Database,
  { householdId, addressId }: { householdId: string; addressId: string },
): Promise<boolean> {
  const row = await subscriptionDb(db)
    .selectFrom('subscriptions.plan as plan')
    .innerJoin('subscriptions.subscription as item', 'item.household_id', 'plan.household_id')
    .select('plan.household_id')
    .where('plan.household_id', '=', householdId)
    .where('plan.channel', '=', 'DELIVERY')
    .where('plan.address_id', '=', addressId)
    .where('item.status', '<>', 'CANCELLED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
