import type { HeldMoney, Outcome, PaymentPort } from './port.ts';

/** How long the provider may take. */
const deadlineMs = 6000;

export interface QuillpayOptions {
  /** Like `https://api.quillpay.example/v1`. */
  url: string;
  /** Milliseconds; six seconds if omitted. */
  deadline?: number;
  fetch?: typeof fetch;
}

/**
 * Quillpay, a payment provider. Whatever it doesn't answer in time, or doesn't answer well, is UNKNOWN and is asked again
 * with the same key.
 */
export function quillpay({ url, deadline = deadlineMs, fetch: send = fetch }: QuillpayOptions): PaymentPort {
  const ask = async (path: string, key: string, body: object): Promise<Outcome> => {
    try {
      const answer = await send(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(deadline),
      });
      if (answer.status === 402) return { kind: 'DECLINED' };
      const { id } = answer.ok ? ((await answer.json()) as { id?: unknown }) : {};
      return typeof id === 'string' && id.length <= 128 ? { kind: 'DONE', reference: id } : { kind: 'UNKNOWN' };
    } catch {
      return { kind: 'UNKNOWN' };
    }
  };
  // A hold whose own name never arrived is named by its key.
  const named = ({ reference, key }: HeldMoney) => encodeURIComponent(reference ?? `key:${key}`);
  return {
    id: 'QUILLPAY',
    holdsMoney: true,
    authorize: ({ key, orderNumber, cents }) => ask('/authorizations', key, { amount: cents, order: orderNumber }),
    reauthorize: ({ key, hold, cents }) => ask(`/authorizations/${named(hold)}/amount`, key, { amount: cents }),
    capture: ({ key, hold, cents }) => ask(`/authorizations/${named(hold)}/capture`, key, { amount: cents }),
    refund: ({ key, hold, cents }) => ask(`/authorizations/${named(hold)}/refund`, key, { amount: cents }),
    void: ({ key, hold }) => ask(`/authorizations/${named(hold)}/void`, key, {}),
  };
}
