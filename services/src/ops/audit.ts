import { gamesDb } from '../games/store/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { ServiceError } from '../platform/errors.ts';
import type { OpsContext, OpsSession } from './session.ts';

/** What an operator does, for the audit log. */
export interface Deed {
  operator: string;
  /** `draw close`. */
  command: string;
  /** What it is done to. */
  subject: string;
  detail?: Record<string, unknown>;
}

type Work<T> = (context: OpsContext) => Promise<T>;

/** Does a deed together with its line in the audit log, both or neither; what is refused gets a line too (N-71). */
export async function audited<T>({ context }: OpsSession, deed: Deed, work: Work<T>): Promise<T> {
  return unlessFailing(context, deed, () =>
    inTransaction(context.db, async (trx) => {
      const result = await work({ ...context, db: trx });
      await write({ ...context, db: trx }, deed, 'DONE');
      return result;
    }),
  );
}

/** The same for a deed of many transactions: its begin has a line, so that one that was cut off is known of. */
export async function auditedInParts<T>({ context }: OpsSession, deed: Deed, work: Work<T>): Promise<T> {
  await write(context, deed, 'BEGUN');
  const result = await unlessFailing(context, deed, () => work(context));
  await write(context, deed, 'DONE');
  return result;
}

async function unlessFailing<T>(context: OpsContext, deed: Deed, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // What went wrong first is what is told, also when the database is out of reach.
    await write(context, deed, error instanceof ServiceError ? error.code : 'FAILED').catch(() => undefined);
    throw error;
  }
}

async function write({ db, clock }: OpsContext, deed: Deed, outcome: string): Promise<void> {
  const { operator, command, subject, detail = {} } = deed;
  await gamesDb(db)
    .insertInto('games.audit_log')
    .values({ at: clock.now(), operator, command, subject, outcome, detail: JSON.stringify(detail) })
    .execute();
}

/** The newest deeds, newest first. */
export async function deeds({ context }: OpsSession, most: number) {
  return gamesDb(context.db).selectFrom('games.audit_log').selectAll().orderBy('seq', 'desc').limit(most).execute();
}
