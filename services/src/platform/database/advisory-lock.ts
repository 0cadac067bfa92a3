import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whoever names the same lock waits until this transaction ends. */
export async function lockUntilCommit(trx: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
