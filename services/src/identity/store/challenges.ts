import { sql, type Insertable } from 'kysely';
import type { IdentityTables, IdentityTransaction } from './tables.ts';

export async function insertChallenge(
  db: IdentityTransaction,
  challenge: Insertable<IdentityTables['identity.otp_challenge']>,
): Promise<void> {
  await db.insertInto('identity.otp_challenge').values(challenge).execute();
}

/**
 * One try of an open challenge: the right code consumes it, a wrong one is counted; `consumed_at` shows which. Nothing
 * when the challenge is not open. A code for a handle that belongs to no member can also be right: it verifies the handle. @param given.attempts maximum tries per challenge
 */
export function tryChallenge(
  db: IdentityTransaction,
  given: { challengeId: string; deviceId: string; codeHash: string; attempts: number },
  now: Temporal.Instant,
) {
  const right = sql<boolean>`((customer_id IS NOT NULL OR handle IS NOT NULL) AND code_hash = ${given.codeHash})`;
  return db
    .updateTable('identity.otp_challenge')
    .set({
      consumed_at: sql<Temporal.Instant>`CASE WHEN ${right} THEN ${now}::timestamptz END`,
      attempts: sql<number>`attempts + CASE WHEN ${right} THEN 0 ELSE 1 END`,
    })
    .where('challenge_id', '=', given.challengeId)
    .where('device_id', '=', given.deviceId)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', given.attempts)
    .returning([
      'customer_id',
      'handle',
      'purpose',
      'channel',
      'session_id',
      'language',
      'created_at',
      'consumed_at',
      'attempts',
    ])
    .executeTakeFirst();
}

/** How often a challenge has been tried, open or not. */
export function challengeOf(
  db: IdentityTransaction,
  { challengeId, deviceId }: { challengeId: string; deviceId: string },
) {
  return db
    .selectFrom('identity.otp_challenge')
    .select(['attempts', 'created_at'])
    .where('challenge_id', '=', challengeId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
}
