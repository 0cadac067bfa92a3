import { sql, type Insertable } from 'kysely';
import type { IdentityDatabase, IdentityTables, IdentityTransaction, PasskeyRow } from './tables.ts';

/** The key of this id, whosever it is. */
export const passkeyWith = (db: IdentityDatabase, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('identity.passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** A shopper's keys, oldest first. */
export const passkeysOf = (db: IdentityDatabase, customerId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('identity.passkey')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute();

/** Adds a key, unless there is one of its id. @returns whether it was added */
export async function insertPasskey(db: IdentityTransaction, passkey: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Notes that a key was used, if it counted on since the last time; of two uses with the same count, one is noted. A key
 * that doesn't count is used as often as its shopper likes.
 */
export async function countUse(
  db: IdentityTransaction,
  { credentialId, counter }: { credentialId: string; counter: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.passkey')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`(counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0))`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stops a key for good. @returns the key, unless it was stopped already or is gone */
export const stopPasskey = (
  db: IdentityTransaction,
  credentialId: string,
  now: Temporal.Instant,
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('identity.passkey')
    .set({ stopped_at: now })
    .where('credential_id', '=', credentialId)
    .where('stopped_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

interface Own {
  customerId: string;
  credentialId: string;
}

/** Gives a shopper's own key another name. */
export const renamePasskey = (
  db: IdentityDatabase,
  { customerId, credentialId }: Own,
  name: string,
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('identity.passkey')
    .set({ name })
    .where('credential_id', '=', credentialId)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst();

/** Removes a shopper's own key. @returns the key as it was */
export const deletePasskey = (
  db: IdentityTransaction,
  { customerId, credentialId }: Own,
): Promise<PasskeyRow | undefined> =>
  db
    .deleteFrom('identity.passkey')
    .where('credential_id', '=', credentialId)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst();

/** Writes down what happened to a key. */
export async function notePasskey(
  db: IdentityTransaction,
  kind: IdentityTables['identity.passkey_event']['kind'],
  { customer_id, credential_id, name }: Pick<PasskeyRow, 'customer_id' | 'credential_id' | 'name'>,
  at: Temporal.Instant,
): Promise<void> {
  await db.insertInto('identity.passkey_event').values({ customer_id, credential_id, name, kind, at }).execute();
}

export async function insertPasskeyChallenge(
  db: IdentityTransaction,
  challenge: Insertable<IdentityTables['identity.passkey_challenge']>,
): Promise<void> {
  await db.insertInto('identity.passkey_challenge').values(challenge).execute();
}

/**
 * Takes an open challenge: of any number of answers one gets it, whether or not it turns out to be right.
 * @returns its text; nothing when it's used, over, or of another browser, host, or session
 */
export async function takePasskeyChallenge(
  db: IdentityDatabase,
  given: { challengeId: string; deviceId: string; host: string; sessionId: string | null },
  now: Temporal.Instant,
): Promise<string | undefined> {
  const taken = await db
    .updateTable('identity.passkey_challenge')
    .set({ consumed_at: now })
    .where('challenge_id', '=', given.challengeId)
    .where('device_id', '=', given.deviceId)
    .where('host', '=', given.host)
    .where('session_id', 'is not distinct from', given.sessionId)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge;
}
