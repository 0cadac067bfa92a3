import nodemailer from 'nodemailer';
import type { ServiceContext } from '../../platform/service.ts';
import { otp } from '../rules/limits.ts';
import { insertMessage } from '../store/messages.ts';
import type { Channel } from '../rules/handle.ts';
import type { IdentityTransaction } from '../store/tables.ts';

/** A one-time code on its way to a handle, whether or not it belongs to a member (T-28). */
export interface CodeMessage {
  channel: Channel;
  to: string;
  code: string;
}

/** Where messages leave. `post` writes in the caller's transaction; what it returns is done once that has committed. */
export interface Postbox {
  post(db: IdentityTransaction, message: CodeMessage): Promise<() => void>;
}

const subject = 'Your one-time code';
const bodyOf = (code: string): string =>
  `Your Larder code is ${code}. It works for ${otp.life.minutes} minutes. If you didn't request it, you can ignore this message.`;

/** Email by SMTP when it is configured; everything else goes into the outbox table. */
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
      if (mailer && channel === 'email') return () => void mail(to, code);
      await insertMessage(db, {
        channel,
        recipient: to,
        subject,
        body: bodyOf(code),
        created_at: clock.now(),
      });
      return () => undefined;
    },
  };
}
