import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Progress } from '../rules/progress.ts';
import { couponDb } from './tables.ts';

/** A household's progress with these offers, locked; nothing yet is 0. */
export async function lockProgress(
  trx: Transaction,
  householdId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  const { rows } = await sql<Progress & { offerId: string }>`
    select offer_id as "offerId", reached::float8 as reached, rewards from offers.progress
    where household_id = ${householdId} and offer_id = any(${[...offerIds]}) order by offer_id for update`.execute(trx);
  return new Map(rows.map(({ offerId, ...progress }) => [offerId, progress]));
}

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
