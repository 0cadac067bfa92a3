import { sql } from 'kysely';
import type { GamesDb } from './tables.ts';

/** Credits grocery rewards to a household, in the caller's transaction; the same source credits once. */
export async function creditReward(
  db: GamesDb,
  credit: {
    id: string;
    householdId: string;
    valueCents: number;
    title: string;
    sourceId: string;
    at: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await db
    .insertInto('games.reward_ledger')
    .values({
      id: credit.id,
      household_id: credit.householdId,
      kind: 'EARN',
      value_cents: credit.valueCents,
      title: credit.title,
      source_id: credit.sourceId,
      of_reward: null,
      at: credit.at,
      expires_at: credit.expiresAt,
    })
    .execute();
}

export interface RewardCredit {
  id: string;
  title: string;
  value_cents: number;
  left_cents: number;
  at: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/** Credits that aren't used up or expired, soonest to expire first (N-12). */
export async function rewardsOf(db: GamesDb, householdId: string, now: Temporal.Instant): Promise<RewardCredit[]> {
  const { rows } = await sql<RewardCredit>`
    select earn.id, earn.title, earn.value_cents, earn.at, earn.expires_at,
      (earn.value_cents + coalesce(sum(burn.value_cents), 0))::int as left_cents
    from games.reward_ledger as earn
    left join games.reward_ledger as burn on burn.of_reward = earn.id
    where earn.household_id = ${householdId} and earn.kind = 'EARN' and earn.expires_at >= ${now.toString()}
    group by earn.id
    having earn.value_cents + coalesce(sum(burn.value_cents), 0) > 0
    order by earn.expires_at, earn.id`.execute(db);
  return rows;
}
