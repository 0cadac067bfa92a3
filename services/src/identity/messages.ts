import nodemailer from 'nodemailer';
import type { ServiceContext } from '../platform/service.ts';
import { otp } from './rules/limits.ts';
import type { Channel, IdentityTransaction } from './tables.ts';

/** A one-time code on its way to a shopper; `to` is null when the handle belongs to nobody. */
export interface CodeMessage {
  channel: Channel;
  to: string | null;
  code: string;
}

/** Where messages leave. `post` writes in the caller's transaction; what it returns is done once that has committed. */
export interface Postbox {
  post(db: IdentityTransaction, message: CodeMessage): Promise<() => void>;
}

const subject = 'Your one-time code';
const bodyOf = (code: string): string =>
  `Your Larder code is ${code}. It works for ${otp.life.minutes} minutes. If you did not ask for it, do nothing.`;

/** E-mail by SMTP when it is configured; everything else goes into the outbox table. */
export function createPostbox({ config, clock, log }: Pick<ServiceContext, 'config' | 'clock' | 'log'>): Postbox {
  const mailer = config.smtpUrl === null ? null : nodemailer.createTransport(config.smtpUrl);
  const mail = async (to: string, code: string): Promise<void> => {
    try {
      await mailer?.sendMail({ from: config.mailFrom, to, subject, text: bodyOf(code) });
    } catch (error) {
      log.error({ code: (error as { code?: string }).code }, 'an e-mail with a one-time code could not be sent');
    }
  };
  return {
    post: async (db, { channel, to, code }) => {
      if (mailer && channel === 'email') return () => void (to !== null && mail(to, code));
      // A message to nobody is written too, and not shown: both cases are the same work (T-28).
      await db
        .insertInto('identity.message')
        .values({
          channel,
          recipient: to ?? '',
          subject,
          body: to === null ? bodyOf('000000') : bodyOf(code),
          shown: to !== null,
          created_at: clock.now(),
        })
        .execute();
      return () => undefined;
    },
  };
}
