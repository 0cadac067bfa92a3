import type { Database, Transaction } from '../../platform/database/database.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Random } from '../../platform/random.ts';
import { spentBy, rewardsOf, writeSpending } from '../store/rewards/rewards.ts';
import { gamesDb } from '../store/tables.ts';
import { spendingOf } from '../rules/rewards/spending.ts';

/** An order that is paid with grocery rewards in part. */
export interface RewardOrder {
  orderNumber: string;
  householdId: string;
  at: Temporal.Instant;
}

/** Whoever prices an order with rewards waits here for the household's other orders, until the transaction ends. */
export const lockRewards = (trx: Transaction, householdId: string): Promise<void> =>
  lockUntilCommit(trx, `grocery rewards ${householdId}`);

/** Cents of grocery rewards that a household can spend now (N-12), with those that an order has spent already. */
export async function rewardCentsOf(
  db: Database,
  { householdId, at, orderNumber }: Omit<RewardOrder, 'orderNumber'> & { orderNumber?: string | undefined },
): Promise<number> {
  const credits = await rewardsOf(gamesDb(db), householdId, at);
  const own = orderNumber === undefined ? [] : await spentBy(gamesDb(db), orderNumber);
  return [...credits.map(({ left_cents: cents }) => cents), ...own.map(({ cents }) => cents)].reduce(
    (sum, cents) => sum + cents,
    0,
  );
}

/**
 * Makes an order spend exactly these cents of the household's grocery rewards, the first to expire first; what it had spent
 * beyond returns. Repeating it changes nothing. @returns false, and nothing is spent, if there are too few
 */
export async function spendRewards(
  trx: Transaction,
  random: Random,
  order: RewardOrder,
  cents: number,
): Promise<boolean> {
  await lockRewards(trx, order.householdId);
  const db = gamesDb(trx);
  const credits = (await rewardsOf(db, order.householdId, order.at)).map(({ id, left_cents: left }) => ({ id, left }));
  const moves = spendingOf(credits, await spentBy(db, order.orderNumber), cents);
  if (moves === null) return false;
  await writeSpending(
    db,
    moves.map(({ id: of, cents: moved }) => ({ ...order, id: random.uuid(), of, cents: moved })),
  );
  return true;
}
