import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { IdentityTables, IdentityTransaction } from './tables.ts';

export interface Limit {
  limit: number;
  window: Temporal.Duration;
}

/**
 * Takes one use from a bucket, atomically. @returns 0, or the seconds after which the next use is possible when none
 * is left (at least 1).
 */
export async function takeFrom(
  db: IdentityTransaction,
  bucket: string,
  { limit, window }: Limit,
  now: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql`
    INSERT INTO identity.rate_limit AS bucket (bucket, started_at, ends_at, used)
    VALUES (${bucket}, ${now}, ${now.add(window)}, 1)
    ON CONFLICT (bucket) DO UPDATE SET
      started_at = CASE WHEN bucket.ends_at <= excluded.started_at THEN excluded.started_at ELSE bucket.started_at END,
      ends_at = CASE WHEN bucket.ends_at <= excluded.started_at THEN excluded.ends_at ELSE bucket.ends_at END,
      used = CASE WHEN bucket.ends_at <= excluded.started_at THEN 1 ELSE bucket.used + 1 END
    WHERE bucket.ends_at <= excluded.started_at OR bucket.used < ${limit}
    RETURNING used`.execute(db);
  if (rows.length > 0) return 0;
  const { ends_at } = await db
    .selectFrom('identity.rate_limit')
    .select('ends_at')
    .where('bucket', '=', bucket)
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil(ends_at.since(now).total('seconds')));
}

/** Gives one use back. */
export async function giveBackTo(db: IdentityTransaction, bucket: string): Promise<void> {
  await sql`UPDATE identity.rate_limit SET used = used - 1 WHERE bucket = ${bucket} AND used > 0`.execute(db);
}

/** The same for another service, with buckets whose names begin with its own. */
export const takeUse = (trx: Transaction, bucket: string, limit: Limit, now: Temporal.Instant): Promise<number> =>
  takeFrom(trx.withTables<IdentityTables>(), bucket, limit, now);
