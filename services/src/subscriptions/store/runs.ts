import type { Database, Transaction } from '../../platform/database/database.ts';
import type { RunLine } from '../rules/run-lines.ts';
import type { DueDay } from './subscriptions.ts';
import { type OneTimeRow, type RunRow, subscriptionDb } from './tables.ts';

/** A household's run of a day. */
export const runOf = (db: Database, householdId: string, date: string): Promise<RunRow | undefined> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.run')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('run_date', '=', date)
    .executeTakeFirst();

/** A household's runs from a date on. */
export const runsFrom = (db: Database, householdId: string, date: string): Promise<RunRow[]> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.run')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('run_date', '>=', date)
    .orderBy('run_date')
    .execute();

/** Numbers of all the orders that a household's runs became. */
export async function orderNumbersOf(db: Database, householdId: string): Promise<string[]> {
  const rows = await subscriptionDb(db)
    .selectFrom('subscriptions.run')
    .select('order_number')
    .where('household_id', '=', householdId)
    .where('state', '=', 'ORDERED')
    .execute();
  return rows.flatMap(({ order_number: orderNumber }) => orderNumber ?? []);
}

/** Runs that are decided and not confirmed: a crash left them, or a provider hasn't answered. */
export const openRuns = (db: Database, most: number): Promise<DueDay[]> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.run')
    .select(['household_id as householdId', 'run_date as date'])
    .where('state', '=', 'OPEN')
    .orderBy('run_date')
    .limit(most)
    .execute();

/** Writes what a run orders, once: whoever comes later keeps what was decided (T-91). */
export async function decideRun(
  trx: Transaction,
  {
    householdId,
    date,
    lines,
    at,
  }: { householdId: string; date: string; lines: readonly RunLine[]; at: Temporal.Instant },
): Promise<void> {
  await subscriptionDb(trx)
    .insertInto('subscriptions.run')
    .values({
      household_id: householdId,
      run_date: date,
      state: 'OPEN',
      lines: JSON.stringify(lines),
      order_number: null,
      reason: null,
      decided_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The run that became this order. */
export const runOfOrder = (db: Database, orderNumber: string): Promise<RunRow | undefined> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.run')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();

/** Notes that the order of a run has its price, with what its lines cost then. */
export async function notePriced(
  trx: Transaction,
  { householdId, date, lines, at }: DueDay & { lines: readonly RunLine[]; at: Temporal.Instant },
): Promise<void> {
  await subscriptionDb(trx)
    .updateTable('subscriptions.run')
    .set({ lines: JSON.stringify(lines), priced_at: at })
    .where('household_id', '=', householdId)
    .where('run_date', '=', date)
    .execute();
}

/** Runs that are orders, through a date, whose prices weren't looked at since. */
export const runsToWatch = (db: Database, through: string, most: number): Promise<DueDay[]> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.run')
    .select(['household_id as householdId', 'run_date as date'])
    .where('state', '=', 'ORDERED')
    .where('watched_at', 'is', null)
    .where('run_date', '<=', through)
    .orderBy('run_date')
    .orderBy('household_id')
    .limit(most)
    .execute();

/** Notes that a run's prices were looked at. */
export async function noteWatched(
  trx: Transaction,
  { householdId, date, at }: DueDay & { at: Temporal.Instant },
): Promise<void> {
  await subscriptionDb(trx)
    .updateTable('subscriptions.run')
    .set({ watched_at: at })
    .where('household_id', '=', householdId)
    .where('run_date', '=', date)
    .execute();
}

/** How a run ended. */
export type RunEnd =
  | { state: 'ORDERED'; order_number: string; reason: null }
  | { state: 'FAILED' | 'EMPTY'; order_number: null; reason: string };

/** Notes how a run ended. @returns false if somebody has done so before */
export async function endRun(trx: Transaction, householdId: string, date: string, end: RunEnd): Promise<boolean> {
  const { numUpdatedRows } = await subscriptionDb(trx)
    .updateTable('subscriptions.run')
    .set(end)
    .where('household_id', '=', householdId)
    .where('run_date', '=', date)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What comes once with a household's runs, from a date on. */
export const oneTimeItemsFrom = (db: Database, householdId: string, date: string): Promise<OneTimeRow[]> =>
  subscriptionDb(db)
    .selectFrom('subscriptions.one_time_item')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('run_date', '>=', date)
    .orderBy('run_date')
    .orderBy('added_at')
    .orderBy('item_id')
    .execute();

/** Adds an item to a run, or changes how many of it come. */
export async function putOneTimeItem(trx: Transaction, item: OneTimeRow): Promise<void> {
  await subscriptionDb(trx)
    .insertInto('subscriptions.one_time_item')
    .values(item)
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'run_date', 'item_id']).doUpdateSet({ quantity: item.quantity }),
    )
    .execute();
}

/** Takes an item off a run. */
export async function removeOneTimeItem(
  trx: Transaction,
  { householdId, date, itemId }: { householdId: string; date: string; itemId: string },
): Promise<void> {
  await subscriptionDb(trx)
    .deleteFrom('subscriptions.one_time_item')
    .where('household_id', '=', householdId)
    .where('run_date', '=', date)
    .where('item_id', '=', itemId)
    .execute();
}
