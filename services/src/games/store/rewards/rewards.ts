import { sql } from 'kysely';
import type { GamesDb } from '../tables.ts';

/** Credits grocery rewards to a household, in the caller's transaction; the same source credits once. */
export async function creditReward(
  db: GamesDb,
  credit: {
    id: string;
    householdId: string;
    valueCents: number;
    title: string;
    /** The prize that it is, or the offer that brought it. */
    prizeId?: string;
    offerId?: string | undefined;
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
      ...(credit.prizeId === undefined ? {} : { prize_id: credit.prizeId }),
      ...(credit.offerId === undefined ? {} : { offer_id: credit.offerId }),
      source_id: credit.sourceId,
      of_reward: null,
      order_number: null,
      at: credit.at,
      expires_at: credit.expiresAt,
    })
    .execute();
}

/** Takes back what is left of a credit, once; what was spent of it stays spent. */
export async function takeBackReward(
  db: GamesDb,
  { id, sourceId, title, at }: { id: string; sourceId: string; title: string; at: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into games.reward_ledger (id, household_id, kind, value_cents, title, source_id, of_reward, offer_id, at,
      expires_at)
    select ${id}::uuid, earn.household_id, 'BURN', -(earn.value_cents + coalesce(sum(burn.value_cents), 0)), ${title},
      earn.source_id || ':returned', earn.id, earn.offer_id, ${at}, null
    from games.reward_ledger as earn left join games.reward_ledger as burn on burn.of_reward = earn.id
    where earn.source_id = ${sourceId}
    group by earn.id having earn.value_cents + coalesce(sum(burn.value_cents), 0) > 0
    on conflict (source_id) do nothing`.execute(db);
}

export interface RewardCredit {
  id: string;
  title: string;
  prize_id: string | null;
  offer_id: string | null;
  value_cents: number;
  left_cents: number;
  at: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/** Credits that aren't used up or expired, soonest to expire first (N-12). */
export async function rewardsOf(db: GamesDb, householdId: string, now: Temporal.Instant): Promise<RewardCredit[]> {
  const { rows } = await sql<RewardCredit>`
    select earn.id, earn.title, earn.prize_id, earn.offer_id, earn.value_cents, earn.at, earn.expires_at,
      (earn.value_cents + coalesce(sum(burn.value_cents), 0))::int as left_cents
    from games.reward_ledger as earn
    left join games.reward_ledger as burn on burn.of_reward = earn.id
    where earn.household_id = ${householdId} and earn.kind = 'EARN' and earn.expires_at >= ${now.toString()}
    group by earn.id
    having earn.value_cents + coalesce(sum(burn.value_cents), 0) > 0
    order by earn.expires_at, earn.id`.execute(db);
  return rows;
}

/** What an order has spent of each credit, less what came back; the first that was taken first. */
export async function spentBy(db: GamesDb, orderNumber: string): Promise<{ id: string; cents: number }[]> {
  const { rows } = await sql<{ id: string; cents: number }>`
    select earn.id, (-sum(move.value_cents))::int as cents
    from games.reward_ledger as move join games.reward_ledger as earn on earn.id = move.of_reward
    where move.order_number = ${orderNumber}
    group by earn.id having sum(move.value_cents) < 0
    order by earn.expires_at, earn.id`.execute(db);
  return rows;
}

/** Writes what an order takes from credits and gives back to them, in the caller's transaction. */
export async function writeSpending(
  db: GamesDb,
  moves: readonly {
    id: string;
    householdId: string;
    orderNumber: string;
    cents: number;
    of: string;
    at: Temporal.Instant;
  }[],
): Promise<void> {
  if (moves.length === 0) return;
  await db
    .insertInto('games.reward_ledger')
    .values(
      moves.map(({ id, householdId, orderNumber, cents, of, at }) => ({
        id,
        household_id: householdId,
        kind: cents < 0 ? ('BURN' as const) : ('RETURN' as const),
        value_cents: cents,
        title: `Order ${orderNumber}`,
        source_id: `order:${orderNumber}:${id}`,
        of_reward: of,
        order_number: orderNumber,
        at,
        expires_at: null,
      })),
    )
    .execute();
}
