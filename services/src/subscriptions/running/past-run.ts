import type { Transaction } from '../../platform/database/database.ts';
import { decideRun, endRun, notePriced, noteWatched } from '../store/runs.ts';
import { lockPlan } from '../store/plans.ts';
import { subscriptionsOf, updateSubscription } from '../store/subscriptions.ts';
import { linesOf } from './due-items.ts';

/** A run of some of a household's subscriptions, and the order that it became. */
export interface PastRun {
  householdId: string;
  /** `YYYY-MM-DD`, the store's. */
  date: string;
  itemIds: readonly string[];
  orderNumber: string;
  /** When its lines were decided. */
  decidedAt: Temporal.Instant;
}

/** Writes a run that is over, with its lines by the rules of every run: for a demo that has a past. Told again, it is the same run. */
export async function tellPastRun(trx: Transaction, run: PastRun): Promise<void> {
  const { householdId, date, itemIds, orderNumber, decidedAt: at } = run;
  const plan = await lockPlan(trx, householdId);
  if (!plan) return;
  const subscriptions = (await subscriptionsOf(trx, householdId)).filter((row) => itemIds.includes(row.item_id));
  const due = subscriptions.map((row) => ({
    itemId: row.item_id,
    subscriptionId: row.subscription_id,
    quantity: row.quantity,
    isSubstitutable: row.is_substitutable,
    // What it cost then was accepted.
    acceptedCents: null,
  }));
  const lines = await linesOf(trx, plan, due, at);
  await decideRun(trx, { householdId, date, lines, at });
  if (!(await endRun(trx, householdId, date, { state: 'ORDERED', order_number: orderNumber, reason: null }))) return;
  await notePriced(trx, { householdId, date, lines, at });
  await noteWatched(trx, { householdId, date, at });
  for (const row of subscriptions)
    if (row.last_run_date === null || row.last_run_date < date)
      await updateSubscription(trx, row.subscription_id, { last_run_date: date, updated_at: at });
}
