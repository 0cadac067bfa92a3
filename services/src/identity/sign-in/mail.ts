import nodemailer from 'nodemailer';
import type { ServiceContext } from '../../platform/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertMessage } from '../store/messages.ts';
import { identityTables } from '../store/tables.ts';

/** An email from another service; it carries no code. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * Posts an email in the caller's transaction: into the outbox table, or, with SMTP, by what it returns, which is done
 * once that has committed.
 */
export async function postMail(
  { config, clock }: Pick<ServiceContext, 'config' | 'clock'>,
  trx: Transaction,
  { to, subject, body }: Mail,
): Promise<() => Promise<void>> {
  if (config.smtpUrl !== null) {
    const mailer = nodemailer.createTransport(config.smtpUrl);
    return async () => void (await mailer.sendMail({ from: config.mailFrom, to, subject, text: body }));
  }
  await insertMessage(identityTables(trx), {
    channel: 'email',
    recipient: to,
    subject,
    body,
    created_at: clock.now(),
  });
  return async () => undefined;
}

/** Posts a text message in the caller's transaction, into the outbox table. @param to E.164 */
export const postText = (
  { clock }: Pick<ServiceContext, 'clock'>,
  trx: Transaction,
  { to, subject, body }: Mail,
): Promise<void> =>
  insertMessage(identityTables(trx), { channel: 'sms', recipient: to, subject, body, created_at: clock.now() });
