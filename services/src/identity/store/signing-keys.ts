import type { Insertable } from 'kysely';
import type { IdentityDatabase, IdentityTables } from './tables.ts';

export const signingKeys = (db: IdentityDatabase) => db.selectFrom('identity.signing_key').selectAll().execute();

/** Writes keys; one per purpose is in use, so a second one is skipped. */
export async function addSigningKeys(
  db: IdentityDatabase,
  keys: readonly Insertable<IdentityTables['identity.signing_key']>[],
): Promise<void> {
  await db
    .insertInto('identity.signing_key')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
