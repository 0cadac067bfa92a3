import type { ServiceContext } from '../../platform/service.ts';
import type { Channel } from '../rules/handle.ts';
import { createMailer } from './mailer.ts';
import { createTexter } from './texter.ts';

/** An email or a text message, in the shopper's language. */
export interface Message {
  /** An email address, or a phone number as E.164. */
  to: string;
  /** Of an email; a text message has none. */
  subject: string;
  body: string;
}

/** Hands messages of one kind to whoever delivers them. */
export interface Carrier {
  /** @returns false for what will never be delivered there. @throws when it can't be reached or says to come again */
  send(message: Message): Promise<boolean>;
}

type Needs = Pick<ServiceContext, 'config' | 'log'>;

/** Does anybody deliver messages of this channel? */
export const isDelivered = ({ config }: Pick<Needs, 'config'>, channel: Channel): boolean =>
  (channel === 'email' ? config.smtpUrl : config.texts) !== null;

const carriers = new WeakMap<ServiceContext['config'], Record<Channel, Carrier | null>>();

/** The one mail server (`SMTP_URL`) or provider of text messages (`TEXTS_URL`) of these services; null without one. */
export function carrierOf({ config, log }: Needs, channel: Channel): Carrier | null {
  const known = carriers.get(config) ?? {
    email: config.smtpUrl === null ? null : createMailer(config.smtpUrl, config.mailFrom, log),
    sms: config.texts === null ? null : createTexter(config.texts, log),
  };
  carriers.set(config, known);
  return known[channel];
}
