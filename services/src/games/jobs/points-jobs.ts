import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { expirePoints, expireRewardPoints } from '../points/expiry.ts';
import { postDueOrders } from '../points/orders.ts';

const batch = 200;

/** Posts due points and expires those of ended programs, every ten minutes (N-11, N-12). */
export async function startPointsJobs(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'jobs'>,
): Promise<void> {
  await context.jobs.schedule('games.settle-points', '*/10 * * * *', () => settlePoints(context));
}

/** One round of the job; a batch that fails doesn't affect the others and is retried. */
export async function settlePoints({
  db,
  clock,
  random,
}: Pick<ServiceContext, 'db' | 'clock' | 'random'>): Promise<void> {
  const untilNone = async (work: (trx: Transaction) => Promise<number>) => {
    while ((await inTransaction(db, work)) === batch);
  };
  await untilNone((trx) => postDueOrders(trx, clock.now(), batch));
  await untilNone((trx) => expirePoints(trx, random, { now: clock.now(), limit: batch }));
  await untilNone((trx) => expireRewardPoints(trx, random, { now: clock.now(), limit: batch }));
}
