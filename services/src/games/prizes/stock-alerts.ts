import { notFound } from '../../platform/http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { iso } from '../../platform/clock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { prizeRefused } from '../rules/refusals.ts';
import { cannotWait, stockLeft } from '../rules/prizes/stock.ts';
import { lapsedHolds } from '../store/holds.ts';
import { sendNotice } from '../../notices/index.ts';
import { prizeById } from '../store/prizes.ts';
import { stopWaiting, takeWaiting, wait } from '../store/stock-alerts.ts';
import { codePools } from '../store/vendor-codes.ts';
import { gamesDb } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>;
interface Asked {
  prizeId: string;
  householdId: string;
}

/** Records that a household wants to know when a sold-out prize is back. @throws ServiceError 404, 409 IN_STOCK, NOT_STARTED, ENDED, ONLY_WON */
export async function askForStock(
  { db: database, clock }: Pick<Deps, 'db' | 'clock'>,
  { prizeId, householdId }: Asked,
): Promise<void> {
  const db = gamesDb(database);
  const now = clock.now();
  const prize = await prizeById(db, prizeId);
  if (!prize) throw noPrize();
  const [lapsed, pools] = await Promise.all([lapsedHolds(db, [prizeId], now), codePools(db, [prizeId])]);
  const left = stockLeft({
    prizeType: prize.prize_type,
    remaining: prize.remaining,
    lapsed: lapsed.get(prizeId) ?? 0,
    codes: pools.get(prizeId)?.left ?? 0,
  });
  const refusal = cannotWait({ startAt: prize.start_at, endAt: prize.end_at, listed: prize.listed }, left, now);
  if (refusal !== null) throw prizeRefused(refusal);
  await wait(db, prizeId, householdId, now);
}

/** Cancels the alert; without one, changes nothing. @throws ServiceError 404 */
export async function forgetStock({ db: database }: Pick<Deps, 'db'>, { prizeId, householdId }: Asked): Promise<void> {
  const db = gamesDb(database);
  if (!(await prizeById(db, prizeId))) throw noPrize();
  await stopWaiting(db, prizeId, householdId);
}

const batch = 200;

/**
 * Notifies everyone waiting for a prize that is available again, each once, however often and wherever this runs (N-69).
 * @param prizeId one prize; all if omitted
 * @returns how many were notified
 */
export async function tellOfStock(context: Deps, prizeId: string | null = null): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await inTransaction(context.db, (trx) => tellSome({ ...context, db: trx }, prizeId));
    told += count;
    if (count < batch) return told;
  }
}

async function tellSome(deps: Deps & { db: Transaction }, only: string | null): Promise<number> {
  const { db: trx, clock, random } = deps;
  const db = gamesDb(trx);
  const now = clock.now();
  const waiting = await takeWaiting(db, now, batch, only);
  for (const { prize_id: prizeId, household_id: householdId, asked_at: askedAt, name, program_code: code } of waiting)
    await sendNotice(deps, trx, {
      notice_id: random.uuid(),
      household_id: householdId,
      type: 'PRIZE_BACK',
      parts: { code: 'PRIZE_BACK', prizeId, name },
      deep_link: `/games/prize-details/${encodeURIComponent(prizeId)}?programCode=${encodeURIComponent(code)}`,
      created_at: now,
      once: `PRIZE_BACK:${prizeId}:${householdId}:${iso(askedAt)}`,
    });
  return waiting.length;
}

const noPrize = () => notFound('PRIZE_NOT_FOUND', 'Prize not found.');
