import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whoever names the same lock waits until this transaction ends. */
export async function lockUntilCommit(trx: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}

/** Whoever shares the same lock goes on; whoever wants it alone waits until this transaction ends. */
export async function shareUntilCommit(trx: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext(${name}))`.execute(trx);
}
