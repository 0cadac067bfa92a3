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

/** Keeps a message until whoever delivers it has taken it. */
export async function insertOutgoing(
  db: IdentityDatabase,
  message: Insertable<IdentityTables['identity.outgoing_mail']>,
): Promise<void> {
  await db.insertInto('identity.outgoing_mail').values(message).execute();
}

/** A message that hasn't been taken yet. */
export function outgoingOf(db: IdentityDatabase, mailId: string) {
  return db
    .selectFrom('identity.outgoing_mail')
    .select(['channel', 'recipient', 'subject', 'body'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
}

export async function deleteOutgoing(db: IdentityDatabase, mailId: string): Promise<void> {
  await db.deleteFrom('identity.outgoing_mail').where('mail_id', '=', mailId).execute();
}
