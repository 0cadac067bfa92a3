import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { takeEndedPoints } from '../store/balances.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import { takeExpiredPoints } from '../store/rewards/rewards-program.ts';
import { gamesDb } from '../store/tables.ts';

/**
 * Expires the points of ended programs, a batch at a time (N-12). Prizes already won can still be redeemed until the
 * program's `postProgLiveDate`. @returns how many balances; call again until none are left
 */
export async function expirePoints(
  trx: Database,
  random: Random,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<number> {
  const db = gamesDb(trx);
  const rows = await takeEndedPoints(db, now, limit);
  await append(
    db,
    rows.map(({ household_id, program_code, points, title, ended_at }) =>
      expiryEntry(random.uuid(), { household_id, program_code, points, title: `${title} has ended`, at: ended_at }),
    ),
  );
  return rows.length;
}

/**
 * Expires points that make grocery rewards, once their month after has ended (N-12), a batch at a time.
 * @returns how many balances; call again until none are left
 */
export async function expireRewardPoints(
  trx: Database,
  random: Random,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<number> {
  const db = gamesDb(trx);
  const rows = await takeExpiredPoints(db, now, limit);
  await append(
    db,
    rows.map(({ household_id, program_code, points, expired_at }) =>
      expiryEntry(random.uuid(), { household_id, program_code, points, title: 'Points expired', at: expired_at }),
    ),
  );
  return rows.length;
}

const expiryEntry = (
  id: string,
  given: { household_id: string; program_code: string; points: number; title: string; at: Temporal.Instant },
) =>
  ledgerEntry({
    id,
    household_id: given.household_id,
    program_code: given.program_code,
    kind: 'EARN',
    entry_type: 'ADJUST',
    points: -given.points,
    status: 'POSTED',
    source_type: 'EXPIRY',
    source_id: given.program_code,
    idempotency_key: `EXPIRY:${id}`,
    title: given.title,
    effective_at: given.at,
  });
