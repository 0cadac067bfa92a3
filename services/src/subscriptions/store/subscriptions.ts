import { sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { subscriptionDb, type SubscriptionRow } from './tables.ts';

/** A household's subscriptions that aren't canceled, in the order they were made. */
export const subscriptionsOf = (db: Database, householdId: string): Promise<SubscriptionRow[]> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.subscription')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('status', '<>', 'CANCELLED')
    .orderBy('created_at')
    .orderBy('subscription_id')
    .execute();

/** The items that come to a household by themselves; what is paused doesn't. */
export async function itemsOnSchedule(db: Database, householdId: string): Promise<ReadonlySet<string>> {
  const rows = await subscriptionDb(db)
    .selectFrom('subscriptions.subscription')
    .select('item_id')
    .where('household_id', '=', householdId)
    .where('status', '=', 'ACTIVE')
    .execute();
  return new Set(rows.map(({ item_id: itemId }) => itemId));
}

/** A household's subscription by its id, canceled ones too. */
export const subscriptionById = (
  db: Database,
  householdId: string,
  subscriptionId: string,
): Promise<SubscriptionRow | undefined> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.subscription')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();

/** Writes a subscription. */
export async function insertSubscription(trx: Transaction, row: Omit<SubscriptionRow, 'version'>): Promise<void> {
  await subscriptionDb(trx).insertInto('subscriptions.subscription').values(row).execute();
}

/** Changes a subscription, and counts its version. */
export async function updateSubscription(
  trx: Transaction,
  subscriptionId: string,
  changes: Updateable<Omit<SubscriptionRow, 'version'>> & { updated_at: Temporal.Instant },
): Promise<void> {
  await subscriptionDb(trx)
    .updateTable('subscriptions.subscription')
    .set((of) => ({ ...changes, version: of('version', '+', 1) }))
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** A household's day with something due. */
export interface DueDay {
  householdId: string;
  date: string;
}

/**
 * A page of the days through a date with something due, in one order, so that a page leads to the next.
 * @param after the last of the page before @param unreminded only days that the household wasn't told about
 */
export async function dueDays(
  db: Database,
  { through, unreminded, after, most }: { through: string; unreminded: boolean; after: DueDay | null; most: number },
): Promise<DueDay[]> {
  const { rows } = await sql<DueDay>`
    select distinct household_id as "householdId", next_run_date as "date"
    from subscriptions.subscription join subscriptions.plan using (household_id)
    where status = 'ACTIVE' and next_run_date <= ${through}::date
      and (not ${unreminded} or reminded_through is null or next_run_date > reminded_through)
      and (${after?.date ?? null}::date is null
        or (next_run_date, household_id) > (${after?.date ?? null}::date, ${after?.householdId ?? null}))
    order by 2, 1 limit ${most}`.execute(db);
  return rows;
}
