import { inTransaction } from '../../platform/database.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { notFound, prizeRefused } from '../refusals.ts';
import { tellOfStock } from './stock-alerts.ts';
import { prizeById } from '../store/prizes.ts';
import { addVendorCodes } from '../store/vendor-codes.ts';
import { gamesDb, type PrizeRow } from '../store/tables.ts';

/** What arrives: a count, or the codes that a VENDOR prize hands out, one for each. */
export type Arrival = { count: number } | { codes: readonly string[] };

/**
 * Adds to the stock of a prize and tells who waits for it (N-69, N-71).
 * @returns how many are left after it, null without a limit, and how many households were told
 * @throws ServiceError 404; 409 ENDED, NO_LIMIT; 400 CODES_NEEDED for a VENDOR prize without codes, NO_CODES for another with
 */
export async function restock(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random'>,
  prizeId: string,
  arrival: Arrival,
): Promise<{ left: number | null; told: number }> {
  return inTransaction(context.db, async (trx) => {
    const db = gamesDb(trx);
    const prize = await prizeById(db, prizeId);
    if (!prize) throw notFound('PRIZE_NOT_FOUND', `There is no prize ${prizeId}.`);
    const problem = problemOf(prize, arrival);
    if (problem) throw problem;
    if (Temporal.Instant.compare(context.clock.now(), prize.end_at) > 0) throw prizeRefused('ENDED');
    if ('codes' in arrival) await addVendorCodes(db, context.random, prizeId, arrival.codes);
    const count = 'codes' in arrival ? arrival.codes.length : arrival.count;
    const added = await db
      .updateTable('games.prize')
      .set((row) => ({ quantity_total: row('quantity_total', '+', count), remaining: row('remaining', '+', count) }))
      .where('prize_id', '=', prizeId)
      .returning('remaining')
      .executeTakeFirstOrThrow();
    return { left: added.remaining, told: await tellOfStock({ ...context, db: trx }, prizeId) };
  });
}

function problemOf({ prize_id: id, prize_type: type, quantity_total: total }: PrizeRow, arrival: Arrival) {
  const isVendor = type === 'VENDOR';
  if (isVendor && !('codes' in arrival))
    return new ServiceError(400, 'CODES_NEEDED', `${id} hands out codes: give them.`);
  if (!isVendor && 'codes' in arrival) return new ServiceError(400, 'NO_CODES', `${id} hands out no codes.`);
  if (!isVendor && total === null) return new ServiceError(409, 'NO_LIMIT', `${id} has no limit.`);
  return null;
}
