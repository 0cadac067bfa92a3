import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { takeEndedPoints } from '../store/balances.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
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
    rows.map(({ household_id, program_code, points, title, ended_at }) => {
      const id = random.uuid();
      return ledgerEntry({
        id,
        household_id,
        program_code,
        kind: 'EARN',
        entry_type: 'ADJUST',
        points: -points,
        status: 'POSTED',
        source_type: 'EXPIRY',
        source_id: program_code,
        idempotency_key: `EXPIRY:${id}`,
        title: `${title} has ended`,
        effective_at: ended_at,
      });
    }),
  );
  return rows.length;
}
