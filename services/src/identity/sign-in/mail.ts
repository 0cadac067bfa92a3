import type { ServiceContext } from '../../platform/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deleteMail, insertMail, insertMessage, mailOf } from '../store/messages.ts';
import { identityTables } from '../store/tables.ts';
import type { Mail, Mailer } from './mailer.ts';

const queue = 'identity.send-mail';

/** With pauses of five minutes at most, a day. */
const mostTries = 300;

/**
 * Posts an email from another service in the caller's transaction; it holds no code. With a mail server it leaves once
 * that has committed, and is tried again for a day; without, it stays in the outbox table.
 */
export async function postMail(
  { config, clock, random, outbox }: Pick<ServiceContext, 'config' | 'clock' | 'random' | 'outbox'>,
  trx: Transaction,
  { to, subject, body }: Mail,
): Promise<void> {
  const message = { recipient: to, subject, body, created_at: clock.now() };
  if (config.smtpUrl === null) return insertMessage(identityTables(trx), { channel: 'email', ...message });
  const mailId = random.uuid();
  await insertMail(identityTables(trx), { mail_id: mailId, ...message });
  await outbox.publish(trx, queue, { mailId });
}

/** Posts a text message in the caller's transaction, into the outbox table. @param to E.164 */
export const postText = (
  { clock }: Pick<ServiceContext, 'clock'>,
  trx: Transaction,
  { to, subject, body }: Mail,
): Promise<void> =>
  insertMessage(identityTables(trx), { channel: 'sms', recipient: to, subject, body, created_at: clock.now() });

/** Sends what `postMail` has kept, and forgets it then. */
export async function startMailJob({ db, jobs }: ServiceContext, mailer: Mailer): Promise<void> {
  const identity = identityTables(db);
  await jobs.work<{ mailId: string }>(
    queue,
    async ({ mailId }) => {
      const mail = await mailOf(identity, mailId);
      if (!mail) return;
      await mailer.send({ to: mail.recipient, subject: mail.subject, body: mail.body });
      await deleteMail(identity, mailId);
    },
    { retryLimit: mostTries },
  );
}
