import type { Insertable } from 'kysely';
import type { IdentityDatabase, IdentityTables, MessageRow } from './tables.ts';

const newest = 50;

/** Puts a message into the outbox table. */
export async function insertMessage(
  db: IdentityDatabase,
  message: Insertable<IdentityTables['identity.message']>,
): Promise<void> {
  await db.insertInto('identity.message').values(message).execute();
}

/** The newest messages, at most 50; only those to one recipient, if given. */
export function newestMessages(db: IdentityDatabase, to?: string): Promise<MessageRow[]> {
  return db
    .selectFrom('identity.message')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('message_id', 'desc')
    .limit(newest)
    .execute();
}
