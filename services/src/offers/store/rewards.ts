import type { Database, Transaction } from '../../platform/database/database.ts';
import { couponDb } from './tables.ts';

/** A reward that stands. */
export interface KeptReward {
  rewardId: string;
  offerId: string;
  /** The order that earned it; null if none did. */
  orderNumber: string | null;
}

interface NewReward extends KeptReward {
  householdId: string;
  points: number;
  valueCents: number;
  at: Temporal.Instant;
}

/** Writes rewards. */
export async function insertRewards(trx: Transaction, rewards: readonly NewReward[]): Promise<void> {
  if (rewards.length === 0) return;
  await couponDb(trx)
    .insertInto('offers.reward')
    .values(
      rewards.map((reward) => ({
        reward_id: reward.rewardId,
        household_id: reward.householdId,
        offer_id: reward.offerId,
        order_number: reward.orderNumber,
        points: reward.points,
        value_cents: reward.valueCents,
        earned_at: reward.at,
        returned_at: null,
      })),
    )
    .execute();
}

/** A household's rewards that were not taken back, the newest first, by offer. */
export async function standingRewards(
  trx: Transaction,
  householdId: string,
): Promise<ReadonlyMap<string, readonly KeptReward[]>> {
  const rows = await couponDb(trx)
    .selectFrom('offers.reward')
    .select(['reward_id as rewardId', 'offer_id as offerId', 'order_number as orderNumber'])
    .where('household_id', '=', householdId)
    .where('returned_at', 'is', null)
    .orderBy('earned_at', 'desc')
    .orderBy('reward_id')
    .execute();
  return Map.groupBy(rows, ({ offerId }) => offerId);
}

/** Notes that rewards were taken back. */
export async function returnRewards(
  trx: Transaction,
  rewardIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (rewardIds.length === 0) return;
  await couponDb(trx)
    .updateTable('offers.reward')
    .set({ returned_at: at })
    .where('reward_id', 'in', [...rewardIds])
    .execute();
}

/** What offers have brought a household, the newest first; of one moment in a fixed order. */
export const rewardsOf = (db: Database, householdId: string, limit: number) =>
  couponDb(db)
    .selectFrom('offers.reward')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('earned_at', 'desc')
    .orderBy('reward_id')
    .limit(limit)
    .execute();
