import type { ServiceContext } from '../../platform/service.ts';
import type { Language } from '../../../../server-kit/language.ts';
import { otp } from '../rules/limits.ts';
import { insertMessage } from '../store/messages.ts';
import type { Channel } from '../rules/handle.ts';
import type { IdentityTransaction } from '../store/tables.ts';
import { mailerOf, type Mail } from './mailer.ts';

/** A one-time code on its way to a handle, whether or not it belongs to a member (T-28). */
export interface CodeMessage {
  channel: Channel;
  to: string;
  code: string;
  language: Language;
}

/** Where codes leave. */
export interface Postbox {
  /** Posts a message in the caller's transaction. @returns false if it has to be mailed once that has committed */
  post(db: IdentityTransaction, message: CodeMessage): Promise<boolean>;
  /** Mails a message. @returns false if the mail server will never take it. @throws when it's worth another try */
  mail(message: CodeMessage): Promise<boolean>;
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

const mailOf = ({ to, code, language }: CodeMessage): Mail => ({
  to,
  subject: texts[language].subject,
  body: texts[language].body(code),
});

/** Email by SMTP when it is configured; everything else goes into the outbox table. */
export function createPostbox({ config, clock, log }: Pick<ServiceContext, 'config' | 'clock' | 'log'>): Postbox {
  const mailer = mailerOf({ config, log });
  return {
    async post(db, message) {
      const { channel } = message;
      if (mailer && channel === 'email') return false;
      const { to: recipient, subject, body } = mailOf(message);
      await insertMessage(db, { channel, recipient, subject, body, created_at: clock.now() });
      return true;
    },
    mail: async (message) => mailer?.send(mailOf(message)) ?? false,
  };
}
