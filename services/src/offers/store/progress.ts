import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Progress } from '../rules/progress.ts';
import { couponDb } from './tables.ts';

/** What changes a household's progress: an order, or a refund of some of it. */
export interface ProgressSource {
  householdId: string;
  sourceId: string;
  /** null for what is no order. */
  orderNumber: string | null;
  at: Temporal.Instant;
}

/** Adds to a household's progress, below 0 for what came back; a source counts once for each offer (N-46). */
export async function addProgress(
  trx: Transaction,
  { householdId, sourceId, orderNumber, at }: ProgressSource,
  added: readonly { offerId: string; amount: number }[],
): Promise<void> {
  if (added.length === 0) return;
  await couponDb(trx)
    .insertInto('offers.progress_event')
    .values(
      added.map(({ offerId, amount }) => ({
        household_id: householdId,
        offer_id: offerId,
        source_id: sourceId,
        order_number: orderNumber,
        added: amount,
        at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What everything that counts for a household adds up to, by offer. @param orderNumber of one order alone */
export async function progressTotals(
  trx: Transaction,
  householdId: string,
  orderNumber: string | null = null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ offerId: string; total: number }>`
    select offer_id as "offerId", sum(added)::float8 as total from offers.progress_event
    where household_id = ${householdId} and (${orderNumber}::text is null or order_number = ${orderNumber})
    group by offer_id`.execute(trx);
  return new Map(rows.map(({ offerId, total }) => [offerId, total]));
}

/** Writes how far a household has come. */
export async function writeProgress(
  trx: Transaction,
  householdId: string,
  all: readonly (Progress & { offerId: string })[],
): Promise<void> {
  if (all.length === 0) return;
  await couponDb(trx)
    .insertInto('offers.progress')
    .values(all.map(({ offerId, ...progress }) => ({ household_id: householdId, offer_id: offerId, ...progress })))
    .onConflict((conflict) =>
      conflict
        .columns(['household_id', 'offer_id'])
        .doUpdateSet((of) => ({ reached: of.ref('excluded.reached'), rewards: of.ref('excluded.rewards') })),
    )
    .execute();
}
