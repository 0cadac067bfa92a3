import nodemailer from 'nodemailer';
import type { ServiceContext } from '../../platform/service.ts';
import { codeOf } from '../../platform/start-error.ts';
import type { Carrier } from './carriers.ts';
import { outageLog } from './outage-log.ts';

/** How long the mail server may stay silent, in milliseconds, wherever in the conversation. */
const longestSilenceMs = 5000;

/**
 * Hands mail to a mail server. An outage is logged once, and so is its end; no address and no text is.
 * @param url as `SMTP_URL`
 */
export function createMailer(url: string, from: string, log: ServiceContext['log']): Carrier {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: longestSilenceMs,
    greetingTimeout: longestSilenceMs,
    socketTimeout: longestSilenceMs,
    dnsTimeout: longestSilenceMs,
  });
  const outage = outageLog(log, {
    begins: 'mail could not be sent; it is tried again',
    ends: 'mail is sent again',
  });
  return {
    async send({ to, subject, body }) {
      try {
        await transport.sendMail({ from, to, subject, text: body });
      } catch (error) {
        if (isRefusedForGood(error)) {
          log.warn({ code: codeOf(error) }, 'the mail server refused a mail for good');
          return false;
        }
        outage.begins({ code: codeOf(error) });
        throw error;
      }
      outage.ends();
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
