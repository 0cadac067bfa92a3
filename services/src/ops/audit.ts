import { gamesDb } from '../games/tables.ts';
import { ServiceError } from '../platform/errors.ts';
import type { OpsSession } from './session.ts';

/** What an operator does, for the audit log. */
export interface Deed {
  operator: string;
  /** `draw close`. */
  command: string;
  /** What it is done to. */
  subject: string;
  detail?: Record<string, unknown>;
}

/** Does a deed and writes it down, done or refused (N-71). */
export async function audited<T>({ context }: OpsSession, deed: Deed, work: () => Promise<T>): Promise<T> {
  const write = async (outcome: string) => {
    const { operator, command, subject, detail = {} } = deed;
    await gamesDb(context.db)
      .insertInto('games.audit_log')
      .values({ at: context.clock.now(), operator, command, subject, outcome, detail: JSON.stringify(detail) })
      .execute();
  };
  try {
    const result = await work();
    await write('DONE');
    return result;
  } catch (error) {
    await write(error instanceof ServiceError ? error.code : 'FAILED');
    throw error;
  }
}

/** The newest deeds, newest first. */
export async function deeds({ context }: OpsSession, most: number) {
  return gamesDb(context.db).selectFrom('games.audit_log').selectAll().orderBy('seq', 'desc').limit(most).execute();
}
