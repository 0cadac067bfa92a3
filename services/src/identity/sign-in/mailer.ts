import nodemailer from 'nodemailer';
import type { ServiceContext } from '../../platform/service.ts';
import { codeOf } from '../../platform/start-error.ts';

/** An email, in the shopper's language. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Hands mail to the mail server. */
export interface Mailer {
  /** @returns false for mail that the server will never take. @throws when it can't be reached or says to come again */
  send(mail: Mail): Promise<boolean>;
}

type Needs = Pick<ServiceContext, 'config' | 'log'>;

/** How long the mail server may stay silent, in milliseconds, wherever in the conversation. */
const longestSilenceMs = 5000;

const mailers = new WeakMap<ServiceContext['config'], Mailer>();

/** The one mailer of these services; null without SMTP_URL. */
export function mailerOf({ config, log }: Needs): Mailer | null {
  if (config.smtpUrl === null) return null;
  const mailer = mailers.get(config) ?? createMailer(config.smtpUrl, config.mailFrom, log);
  mailers.set(config, mailer);
  return mailer;
}

/** An outage is logged once, and so is its end; no address and no text is. */
function createMailer(url: string, from: string, log: Needs['log']): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: longestSilenceMs,
    greetingTimeout: longestSilenceMs,
    socketTimeout: longestSilenceMs,
    dnsTimeout: longestSilenceMs,
  });
  let isOut = false;
  const noteOutage = (now: boolean, about: object): void => {
    if (now && !isOut) log.error(about, 'mail could not be sent; it is tried again');
    if (!now && isOut) log.warn(about, 'mail is sent again');
    isOut = now;
  };
  return {
    async send({ to, subject, body }) {
      try {
        await transport.sendMail({ from, to, subject, text: body });
      } catch (error) {
        if (isRefusedForGood(error)) {
          log.warn({ code: codeOf(error) }, 'the mail server refused a mail for good');
          return false;
        }
        noteOutage(true, { code: codeOf(error) });
        throw error;
      }
      noteOutage(false, {});
      return true;
    },
  };
}

/** What the server says of its own rules, such as who may send by it (RFC 3463: X.7). */
const ofPolicy = /^5\d\d[ -]5\.7\./;

/** A recipient or a text that the server won't take, now or later; a wrong password or an unknown sender can be mended. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, response = '' } = error as { responseCode?: number; response?: string };
  return responseCode >= 500 && !ofPolicy.test(response) && ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error));
}
