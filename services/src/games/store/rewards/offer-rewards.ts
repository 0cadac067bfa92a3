import type { GamesDb, LedgerRow } from '../tables.ts';

/** Notes a reward of an offer. @returns was it new? */
export async function noteOfferReward(
  db: GamesDb,
  { rewardId, householdId, at }: { rewardId: string; householdId: string; at: Temporal.Instant },
): Promise<boolean> {
  const written = await db
    .insertInto('games.offer_reward')
    .values({ reward_id: rewardId, household_id: householdId, posted_at: at, returned_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Notes that a reward is taken back. @returns UNKNOWN if it was never posted, KNOWN if it was taken back before */
export async function noteOfferReturn(
  db: GamesDb,
  rewardId: string,
  at: Temporal.Instant,
): Promise<'TAKEN_BACK' | 'KNOWN' | 'UNKNOWN'> {
  const changed = await db
    .updateTable('games.offer_reward')
    .set({ returned_at: at })
    .where('reward_id', '=', rewardId)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 1n) return 'TAKEN_BACK';
  const row = await db
    .selectFrom('games.offer_reward')
    .select('reward_id')
    .where('reward_id', '=', rewardId)
    .executeTakeFirst();
  return row ? 'KNOWN' : 'UNKNOWN';
}

/** The points that a reward of an offer has brought, by program, in the order in which balances are locked. */
export const pointsOfOfferReward = (
  db: GamesDb,
  rewardId: string,
): Promise<Pick<LedgerRow, 'household_id' | 'program_code' | 'points' | 'title' | 'order_number' | 'offer_id'>[]> =>
  db
    .selectFrom('games.points_ledger')
    .select(['household_id', 'program_code', 'points', 'title', 'order_number', 'offer_id'])
    .where('source_type', '=', 'OFFER')
    .where('source_id', '=', rewardId)
    .orderBy('program_code')
    .execute();
