import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { insertAuditLine, newestAuditLines } from './audit-log.ts';
import type { OpsContext, OpsSession } from './session.ts';

/** What an operator does, for the audit log. */
export interface Action {
  operator: string;
  /** `draw close`. */
  command: string;
  /** What it is done to. */
  subject: string;
  detail?: Record<string, unknown>;
}

type Work<T> = (context: OpsContext) => Promise<T>;

/** Runs an action and writes its line in the audit log, atomically; a refused action gets a line, too (N-71). */
export async function audited<T>({ context }: OpsSession, action: Action, work: Work<T>): Promise<T> {
  return unlessFailing(context, action, () =>
    inTransaction(context.db, async (trx) => {
      const result = await work({ ...context, db: trx });
      await write({ ...context, db: trx }, action, 'DONE');
      return result;
    }),
  );
}

/** The same for an action with many transactions: its start gets its own line, so that an interrupted one shows. */
export async function auditedInParts<T>({ context }: OpsSession, action: Action, work: Work<T>): Promise<T> {
  await write(context, action, 'BEGUN');
  const result = await unlessFailing(context, action, () => work(context));
  await write(context, action, 'DONE');
  return result;
}

async function unlessFailing<T>(context: OpsContext, action: Action, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The first failure is the one reported, even when the database is out of reach.
    await write(context, action, error instanceof ServiceError ? error.code : 'FAILED').catch(() => undefined);
    throw error;
  }
}

async function write({ db, clock }: OpsContext, action: Action, outcome: string): Promise<void> {
  const { operator, command, subject, detail = {} } = action;
  await insertAuditLine(db, { at: clock.now(), operator, command, subject, outcome, detail: JSON.stringify(detail) });
}

/** Operators' latest actions, newest first. */
export const newestActions = ({ context }: OpsSession, most: number) => newestAuditLines(context.db, most);
