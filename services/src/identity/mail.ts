import nodemailer from 'nodemailer';
import type { ServiceContext } from '../platform/service.ts';
import type { Transaction } from '../platform/database.ts';
import { identityTables } from './tables.ts';

/** An e-mail of another service; it carries no code. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * Posts an e-mail in the caller's transaction: into the outbox table, or, with SMTP, by what it returns, which is done
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
  await identityTables(trx)
    .insertInto('identity.message')
    .values({ channel: 'email', recipient: to, subject, body, shown: true, created_at: clock.now() })
    .execute();
  return async () => undefined;
}
