import type { Insertable } from 'kysely';
import type { IdentityDatabase, IdentityTables, IdentityTransaction, JoiningRow } from './tables.ts';

export async function insertJoining(db: IdentityTransaction, joining: JoiningRow): Promise<void> {
  await db.insertInto('identity.joining').values(joining).execute();
}

/** A joining that hasn't expired, used or not. */
export async function joiningOf(
  db: IdentityDatabase,
  id: string | null,
  now: Temporal.Instant,
): Promise<JoiningRow | undefined> {
  if (id === null) return undefined;
  return db
    .selectFrom('identity.joining')
    .selectAll()
    .where('joining_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a joining, once: of any number of concurrent calls, one wins. */
export async function useJoining(
  db: IdentityTransaction,
  { joiningId, customerId }: { joiningId: string; customerId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const used = await db
    .updateTable('identity.joining')
    .set({ customer_id: customerId })
    .where('joining_id', '=', joiningId)
    .where('customer_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Deletes an unused joining. */
export async function deleteJoining(db: IdentityDatabase, id: string): Promise<void> {
  await db.deleteFrom('identity.joining').where('joining_id', '=', id).where('customer_id', 'is', null).execute();
}

/**
 * The household a new member belongs to: the club card's, if it has no member yet; without a card, a new one.
 * @returns null when the card belongs to another member
 */
export async function householdFor(
  db: IdentityTransaction,
  newId: string,
  clubCard: string | null,
): Promise<string | null> {
  const made = await db
    .insertInto('identity.household')
    .values({ household_id: newId, club_card: clubCard })
    .onConflict((conflict) => conflict.column('club_card').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 1n) return newId;
  // The row is locked so that a card is registered only once.
  const { household_id: owner } = await db
    .selectFrom('identity.household')
    .select('household_id')
    .where('club_card', '=', clubCard)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const member = await db
    .selectFrom('identity.customer')
    .select('customer_id')
    .where('household_id', '=', owner)
    .executeTakeFirst();
  return member ? null : owner;
}

/** Inserts a new member. @returns false when the handle already belongs to a member */
export async function insertMember(
  db: IdentityTransaction,
  customer: Insertable<IdentityTables['identity.customer']>,
): Promise<boolean> {
  const written = await db
    .insertInto('identity.customer')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export async function insertMembership(
  db: IdentityTransaction,
  membership: Insertable<IdentityTables['identity.membership']>,
): Promise<void> {
  await db.insertInto('identity.membership').values(membership).execute();
}
