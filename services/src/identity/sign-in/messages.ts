import nodemailer from 'nodemailer';
import type { ServiceContext } from '../../platform/service.ts';
import type { Language } from '../../../../server-kit/language.ts';
import { otp } from '../rules/limits.ts';
import { insertMessage } from '../store/messages.ts';
import type { Channel } from '../rules/handle.ts';
import type { IdentityTransaction } from '../store/tables.ts';

/** A one-time code on its way to a handle, whether or not it belongs to a member (T-28). */
export interface CodeMessage {
  channel: Channel;
  to: string;
  code: string;
  language: Language;
}

/** Where messages leave. `post` writes in the caller's transaction; what it returns is done once that has committed. */
export interface Postbox {
  post(db: IdentityTransaction, message: CodeMessage): Promise<() => void>;
}

const minutes = otp.life.minutes;
const texts: Readonly<Record<Language, { subject: string; body: (code: string) => string }>> = {
  en: {
    subject: 'Your one-time code',
    body: (code) =>
      `Your Larder code is ${code}. It works for ${minutes} minutes. If you didn't request it, you can ignore this message.`,
  },
  es: {
    subject: 'Tu código de un solo uso',
    body: (code) =>
      `Tu código de Larder es ${code}. Funciona durante ${minutes} minutos. Si no lo pediste, puedes ignorar este mensaje.`,
  },
};

/** Email by SMTP when it is configured; everything else goes into the outbox table. */
export function createPostbox({ config, clock, log }: Pick<ServiceContext, 'config' | 'clock' | 'log'>): Postbox {
  const mailer = config.smtpUrl === null ? null : nodemailer.createTransport(config.smtpUrl);
  const mail = async ({ to, code, language }: CodeMessage): Promise<void> => {
    const { subject, body } = texts[language];
    try {
      await mailer?.sendMail({ from: config.mailFrom, to, subject, text: body(code) });
    } catch (error) {
      log.error({ code: (error as { code?: string }).code }, 'an e-mail with a one-time code could not be sent');
    }
  };
  return {
    post: async (db, message) => {
      const { channel, to, code, language } = message;
      if (mailer && channel === 'email') return () => void mail(message);
      await insertMessage(db, {
        channel,
        recipient: to,
        subject: texts[language].subject,
        body: texts[language].body(code),
        created_at: clock.now(),
      });
      return () => undefined;
    },
  };
}
