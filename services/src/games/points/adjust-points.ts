import { inTransaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { noProgram } from '../rules/refusals.ts';
import { lockBalance } from '../store/households.ts';
import { setBalance } from '../store/balances.ts';
import { append, ledgerEntry, pointsOfKey } from '../store/ledger.ts';
import { programByCode } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';

interface Adjustment {
  householdId: string;
  programCode: string;
  points: number;
  reason: string;
  /** The support case it resolves, once. */
  caseId?: string | undefined;
}

/**
 * Adds or removes a household's points in a program; the reason appears in its activity (N-71).
 * @returns the balance afterward; for a case already resolved with the same points, the current balance
 * @throws ServiceError 404, 409 BELOW_FLOOR when the balance is too low (I-3), 409 CASE_ANSWERED with different points
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
    // With the balance locked, the case's earlier points are final.
    const answered = await pointsOfKey(db, key);
    if (answered === points) return balance.points;
    if (answered !== undefined)
      throw new ServiceError(409, 'CASE_ANSWERED', `${caseId} was already resolved with ${answered} points.`);
    const after = balance.points + points;
    if (points < 0 && after < Math.min(0, balance.floor))
      throw new ServiceError(409, 'BELOW_FLOOR', `${householdId} has only ${balance.points} points.`);
    await setBalance(db, balance, { points: after });
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
