import { inTransaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { prizeRefused } from '../rules/refusals.ts';
import { tellOfStock } from './stock-alerts.ts';
import { addStock, prizeById } from '../store/prizes.ts';
import { addVendorCodes } from '../store/vendor-codes.ts';
import { gamesDb, type PrizeRow } from '../store/tables.ts';

/** New stock: a count, or a VENDOR prize's codes, one each. */
export type Arrival = { count: number } | { codes: readonly string[] };

/**
 * Adds to a prize's stock and notifies the households waiting for it (N-69, N-71).
 * @returns how many are then left, null if unlimited, and how many households were notified
 * @throws ServiceError 404; 409 ENDED, NO_LIMIT; 400 CODES_NEEDED for a VENDOR prize without codes, NO_CODES for codes on any other
 */
export async function restock(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>,
  prizeId: string,
  arrival: Arrival,
): Promise<{ left: number | null; told: number }> {
  return inTransaction(context.db, async (trx) => {
    const db = gamesDb(trx);
    const prize = await prizeById(db, prizeId);
    if (!prize) throw notFound('PRIZE_NOT_FOUND', `Prize ${prizeId} not found.`);
    const problem = problemOf(prize, arrival);
    if (problem) throw problem;
    if (Temporal.Instant.compare(context.clock.now(), prize.end_at) > 0) throw prizeRefused('ENDED');
    if ('codes' in arrival) await addVendorCodes(db, context.random, prizeId, arrival.codes);
    const count = 'codes' in arrival ? arrival.codes.length : arrival.count;
    const left = await addStock(db, prizeId, count);
    return { left, told: await tellOfStock({ ...context, db: trx }, prizeId) };
  });
}

function problemOf({ prize_id: id, prize_type: type, quantity_total: total }: PrizeRow, arrival: Arrival) {
  const isVendor = type === 'VENDOR';
  if (isVendor && !('codes' in arrival))
    return new ServiceError(400, 'CODES_NEEDED', `${id} uses codes, so provide codes.`);
  if (!isVendor && 'codes' in arrival) return new ServiceError(400, 'NO_CODES', `${id} doesn't use codes.`);
  if (!isVendor && total === null) return new ServiceError(409, 'NO_LIMIT', `${id} has unlimited stock.`);
  return null;
}
