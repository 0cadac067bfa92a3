import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import webPush from 'web-push';
import { guardedLookup, PrivateAddress, type Reach, refusePrivate } from '../../platform/internet/only-public.ts';
import type { PushKeys } from './keys.ts';

export interface Pushing extends Reach {
  /** How connections are made; a test has its own. */
  agent?: Agent;
  /** The longest wait for an answer, in milliseconds. */
  deadlineMs?: number;
}

/** Where a browser takes messages, and the keys they are sealed with. */
export interface Endpoint {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: nothing will ever reach it. `refused`: not this message. */
export type Pushed = 'sent' | 'gone' | 'refused';

/** Push services, and nothing else on the internet. */
export interface PushService {
  /**
   * Seals a message for one browser (RFC 8291) and hands it to its push service, signed (RFC 8292).
   * @param lifetime how long it is kept for a phone that is off, in seconds
   * @throws when the push service is away or busy: it is to be tried again
   */
  send(to: Endpoint, payload: object, keys: PushKeys & { subject: string }, lifetime: number): Promise<Pushed>;
}

const usualDeadlineMs = 10_000;
const gone = new Set([404, 410]);

export function pushService(options: Pushing = {}): PushService {
  const { deadlineMs = usualDeadlineMs, agent = new Agent({ keepAlive: true, maxSockets: 4 }) } = options;
  const lookup = guardedLookup(options);
  return {
    async send({ endpoint, p256dh, auth }, payload, { subject, publicKey, privateKey }, lifetime) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { TTL: lifetime, urgency: 'high', vapidDetails: { subject, publicKey, privateKey } },
      );
      const url = new URL(endpoint);
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          refusePrivate(url, options);
          const way = { method: 'POST', agent, headers: headers as Record<string, string>, lookup, signal };
          request(url, way, resolve).on('error', reject).end(body);
        });
        // Nothing in its answer is of use, and a redirect is no answer.
        response.resume();
        return outcomeOf(response.statusCode ?? 0, url);
      } catch (error) {
        // A name that leads inside never was a push service's.
        if (error instanceof PrivateAddress) return 'gone';
        throw error;
      }
    },
  };
}

function outcomeOf(status: number, { hostname }: URL): Pushed {
  if (status >= 200 && status < 300) return 'sent';
  if (gone.has(status)) return 'gone';
  if (status >= 500 || status === 429) throw new Error(`${hostname} answered ${status}`);
  return 'refused';
}
