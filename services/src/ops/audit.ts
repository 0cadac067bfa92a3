import { gamesDb } from '../games/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
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

/** Does a deed together with its line in the audit log, both or neither; what is refused gets a line too (N-71). */
export async function audited<T>(
  { context }: OpsSession,
  { operator, command, subject, detail = {} }: Deed,
  work: (context: OpsContext) => Promise<T>,
): Promise<T> {
  const write = (db: Database, outcome: string) =>
    gamesDb(db)
      .insertInto('games.audit_log')
      .values({ at: context.clock.now(), operator, command, subject, outcome, detail: JSON.stringify(detail) })
      .execute();
  try {
    return await inTransaction(context.db, async (trx) => {
      const result = await work({ ...context, db: trx });
      await write(trx, 'DONE');
      return result;
    });
  } catch (error) {
    // What went wrong first is what is told, also when the database is out of reach.
    await write(context.db, error instanceof ServiceError ? error.code : 'FAILED').catch(() => undefined);
    throw error;
  }
}

/** The newest deeds, newest first. */
export async function deeds({ context }: OpsSession, most: number) {
  return gamesDb(context.db).selectFrom('games.audit_log').selectAll().orderBy('seq', 'desc').limit(most).execute();
}
