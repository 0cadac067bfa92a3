import type { ServicesConfig } from '../../platform/config.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { codeOf } from '../../platform/start-error.ts';
import type { Carrier } from './carriers.ts';
import { outageLog } from './outage-log.ts';

type Texts = NonNullable<ServicesConfig['texts']>;

/** How long the provider may take to answer, in milliseconds. */
const longestSilenceMs = 5000;

/**
 * What Twilio says of a number that will never get the message: it isn't one (21211, 21217), can't be reached (21214, 21612),
 * isn't a mobile (21614), or its owner has answered STOP (21610). All else, such as a sender it doesn't know, can be mended.
 */
const neverDelivered: ReadonlySet<unknown> = new Set([21211, 21214, 21217, 21610, 21612, 21614]);

/**
 * Hands text messages to a provider that takes them as Twilio does (POST …/Messages.json). An outage is logged once, and so
 * is its end; no number and no text is.
 */
export function createTexter({ url, from }: Texts, log: ServiceContext['log']): Carrier {
  const { endpoint, authorization } = doorOf(url);
  const outage = outageLog(log, {
    begins: 'text messages could not be sent; they are tried again',
    ends: 'text messages are sent again',
  });
  return {
    async send({ to, body }) {
      try {
        const refusal = await post(endpoint, authorization, { To: to, ...senderOf(from), Body: body });
        if (refusal !== null) {
          log.warn({ code: refusal }, 'the provider of text messages refused one for good');
          return false;
        }
      } catch (error) {
        outage.begins({ code: codeOf(error), reason: error instanceof Error ? error.message : undefined });
        throw error;
      }
      outage.ends();
      return true;
    },
  };
}

/** `fetch` takes no address with a password in it. */
function doorOf(url: string): { endpoint: string; authorization: string } {
  const { username, password, origin, pathname, search } = new URL(url);
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    endpoint: `${origin}${pathname}${search}`,
    authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
  };
}

/** A phone number sends by itself, a messaging service picks one of its numbers. */
const senderOf = (from: string): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

/** @returns null once it's taken, or the provider's code for what is never delivered. @throws when it's worth another try */
async function post(endpoint: string, authorization: string, form: Record<string, string>): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization, accept: 'application/json' },
    body: new URLSearchParams(form),
    // A redirect would take the password elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(longestSilenceMs),
  });
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const said: unknown = await response.json().catch(() => null);
  const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : null;
  if (response.status === 400 && neverDelivered.has(code)) return code;
  const which = typeof code === 'number' ? ` (${code})` : '';
  throw new Error(`the provider of text messages answered ${response.status}${which}`);
}
