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

/** Keeps mail until the mail server has taken it. */
export async function insertMail(
  db: IdentityDatabase,
  mail: Insertable<IdentityTables['identity.outgoing_mail']>,
): Promise<void> {
  await db.insertInto('identity.outgoing_mail').values(mail).execute();
}

/** Mail that the mail server hasn't taken yet. */
export function mailOf(db: IdentityDatabase, mailId: string) {
  return db
    .selectFrom('identity.outgoing_mail')
    .select(['recipient', 'subject', 'body'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
}

export async function deleteMail(db: IdentityDatabase, mailId: string): Promise<void> {
  await db.deleteFrom('identity.outgoing_mail').where('mail_id', '=', mailId).execute();
}
