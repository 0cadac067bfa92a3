import type { ServiceContext } from '../../platform/service.ts';
import type { Language } from '../../../../server-kit/language.ts';
import { otp } from '../rules/limits.ts';
import { insertMessage } from '../store/messages.ts';
import type { Channel } from '../rules/handle.ts';
import type { IdentityTransaction } from '../store/tables.ts';
import { carrierOf, isDelivered, type Message } from './carriers.ts';

/** A one-time code on its way to a handle, whether or not it belongs to a member (T-28). */
export interface CodeMessage {
  channel: Channel;
  to: string;
  code: string;
  language: Language;
}

/** Where codes leave. */
export interface Postbox {
  /** Posts a message in the caller's transaction. @returns false if it has to be sent once that has committed */
  post(db: IdentityTransaction, message: CodeMessage): Promise<boolean>;
  /** Sends a message. @returns false if it will never be delivered there. @throws when it's worth another try */
  send(message: CodeMessage): Promise<boolean>;
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

const wordsOf = ({ to, code, language }: CodeMessage): Message => ({
  to,
  subject: texts[language].subject,
  body: texts[language].body(code),
});

/** By mail server or provider where there is one for the channel; everything else goes into the outbox table. */
export function createPostbox(context: Pick<ServiceContext, 'config' | 'clock' | 'log'>): Postbox {
  return {
    async post(db, message) {
      const { channel } = message;
      if (isDelivered(context, channel)) return false;
      const { to: recipient, subject, body } = wordsOf(message);
      await insertMessage(db, { channel, recipient, subject, body, created_at: context.clock.now() });
      return true;
    },
    send: async (message) => carrierOf(context, message.channel)?.send(wordsOf(message)) ?? false,
  };
}
