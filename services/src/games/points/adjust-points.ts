import { inTransaction } from '../../platform/database.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { noProgram, notFound } from '../refusals.ts';
import { lockBalance } from '../store/households.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import { programByCode } from '../store/programs.ts';
import { type GamesDb, gamesDb } from '../store/tables.ts';

interface Adjustment {
  householdId: string;
  programCode: string;
  points: number;
  reason: string;
  /** The case of support that it answers: it is answered once. */
  caseId?: string | undefined;
}

/**
 * Gives points to a household in a program, or takes them; the reason stands in its activity (N-71).
 * @returns the balance after it; of a case that has been answered with the same points the balance as it is
 * @throws ServiceError 404, 409 BELOW_FLOOR when more would be taken than there is (I-3), 409 CASE_ANSWERED with other points
 */
export async function adjustPoints(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random'>,
  change: Adjustment,
): Promise<number> {
  const { householdId, programCode, points, reason, caseId } = change;
  return inTransaction(context.db, async (trx) => {
    const db = gamesDb(trx);
    const program = await programByCode(db, programCode);
    if (!program) throw noProgram();
    const balance = await lockBalance(db, householdId, programCode);
    if (!balance) throw notFound('NOT_OPTED_IN', `${householdId} has not opted in to ${programCode}.`);
    const id = context.random.uuid();
    const key = caseId === undefined ? `SUPPORT:${id}` : `SUPPORT:${programCode}:${householdId}:${caseId}`;
    // Whoever holds the balance alone sees what the case has brought.
    const answered = await pointsOfKey(db, key);
    if (answered === points) return balance.points;
    if (answered !== undefined)
      throw new ServiceError(409, 'CASE_ANSWERED', `${caseId} has been answered with ${answered} points.`);
    const after = balance.points + points;
    if (points < 0 && after < Math.min(0, balance.floor))
      throw new ServiceError(409, 'BELOW_FLOOR', `${householdId} has only ${balance.points} points.`);
    await db
      .updateTable('games.balance')
      .set({ points: after })
      .where('household_id', '=', householdId)
      .where('program_code', '=', programCode)
      .execute();
    await append(db, [
      ledgerEntry({
        id,
        household_id: householdId,
        program_code: programCode,
        kind: 'EARN',
        entry_type: 'ADJUST',
        points,
        status: 'POSTED',
        source_type: 'SUPPORT',
        source_id: id,
        idempotency_key: key,
        title: reason,
        effective_at: context.clock.now(),
        expires_at: program.end_at,
      }),
    ]);
    return after;
  });
}

async function pointsOfKey(db: GamesDb, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('games.points_ledger')
    .select('points')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.points;
}
