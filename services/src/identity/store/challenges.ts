import { sql, type Insertable } from 'kysely';
import type { IdentityDatabase, IdentityTables, IdentityTransaction } from './tables.ts';

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
  return (
    db
      .updateTable('identity.otp_challenge')
      .set({
        consumed_at: sql<Temporal.Instant>`CASE WHEN ${right} THEN ${now}::timestamptz END`,
        attempts: sql<number>`attempts + CASE WHEN ${right} THEN 0 ELSE 1 END`,
      })
      .where('challenge_id', '=', given.challengeId)
      .where('device_id', '=', given.deviceId)
      .where('consumed_at', 'is', null)
      // One that never left can't be guessed at either.
      .where('sent_at', 'is not', null)
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
      .executeTakeFirst()
  );
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

/** Codes that haven't left for this handle and browser never will: another takes their place. */
export async function expireUnsent(
  db: IdentityTransaction,
  { handle, deviceId }: { handle: string; deviceId: string },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('identity.otp_challenge')
    .set({ expires_at: now })
    .where('handle', '=', handle)
    .where('device_id', '=', deviceId)
    .where('sent_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** A challenge whose code hasn't left and is still worth sending. */
export function unsentChallenge(db: IdentityDatabase, challengeId: string, now: Temporal.Instant) {
  return db
    .selectFrom('identity.otp_challenge')
    .select(['channel', 'handle', 'language'])
    .where('challenge_id', '=', challengeId)
    .where('sent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Notes that a code has left, and that it counts. @returns whether it counted before; nothing if it was noted already */
export async function markSent(db: IdentityTransaction, challengeId: string, now: Temporal.Instant) {
  const challenge = await db
    .selectFrom('identity.otp_challenge')
    .select(['customer_id', 'device_id', 'is_counted'])
    .where('challenge_id', '=', challengeId)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!challenge) return undefined;
  const noted = { sent_at: now, is_counted: true };
  await db.updateTable('identity.otp_challenge').set(noted).where('challenge_id', '=', challengeId).execute();
  return challenge;
}

/** A code that hasn't left counts no longer. @returns whose it is; nothing if it has left or didn't count */
export function markUncounted(db: IdentityTransaction, challengeId: string) {
  return db
    .updateTable('identity.otp_challenge')
    .set({ is_counted: false })
    .where('challenge_id', '=', challengeId)
    .where('sent_at', 'is', null)
    .where('is_counted', '=', true)
    .returning(['handle', 'customer_id', 'device_id'])
    .executeTakeFirst();
}
