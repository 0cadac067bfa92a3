import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { FieldsError, ServiceError } from '../../platform/http/errors.ts';
import { insertAuditLine } from '../store/audit-log.ts';

/** What an operator does, for the audit log. */
export interface Action {
  operator: string;
  /** `draw close`. */
  command: string;
  /** What it is done to. */
  subject: string;
  /** `before` and `after`, where something was changed. */
  detail?: Record<string, unknown>;
}

interface Needs {
  db: Database;
  clock: Clock;
}

/** Runs an action and writes its line in the audit log, atomically; a refused action gets a line, too (N-71). */
export async function audited<Context extends Needs, T>(
  context: Context,
  action: Action,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  return unlessFailing(context, action, () =>
    inTransaction(context.db, async (trx) => {
      const result = await work({ ...context, db: trx });
      await writeAction({ ...context, db: trx }, action, 'DONE');
      return result;
    }),
  );
}

/** The same for an action with many transactions: its start gets its own line, so that an interrupted one shows. */
export async function auditedInParts<Context extends Needs, T>(
  context: Context,
  action: Action,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  await writeAction(context, action, 'BEGUN');
  const result = await unlessFailing(context, action, () => work(context));
  await writeAction(context, action, 'DONE');
  return result;
}

/** Runs work that writes its own line when it is done; what is refused, or fails, gets one here. */
export async function unlessFailing<T>(context: Needs, action: Action, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The first failure is the one reported, even when the database is out of reach.
    await writeAction(context, action, outcomeOf(error)).catch(() => undefined);
    throw error;
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof FieldsError) return error.faults[0]?.code ?? 'FAILED';
  return error instanceof ServiceError ? error.code : 'FAILED';
}

/** Writes a line. @param outcome DONE, BEGUN, FAILED, or the code of a refusal */
export async function writeAction({ db, clock }: Needs, action: Action, outcome: string): Promise<void> {
  const { operator, command, subject, detail = {} } = action;
  await insertAuditLine(db, { at: clock.now(), operator, command, subject, outcome, detail: JSON.stringify(detail) });
}
