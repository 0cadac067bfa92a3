import { isWalletPayload, walletCardOf, type WalletMethod } from '../rules/checkout/wallets.ts';
import type { HeldMoney, OpenedSession, Outcome, PaymentPort, Tokenized } from './port.ts';

/** How long the provider may take. */
const deadlineMs = 6000;

export interface QuillpayOptions {
  /** Like `https://api.quillpay.example/v1`. */
  url: string;
  /** Milliseconds; six seconds if omitted. */
  deadline?: number;
  fetch?: typeof fetch;
}

type Asked =
  | { kind: 'DONE'; id: string; answer: Readonly<Record<string, unknown>> }
  | Exclude<Outcome, { kind: 'DONE' }>;

/** Whatever it doesn't answer in time, or doesn't answer well, is UNKNOWN and is asked again with the same key. */
function asking({ url, deadline = deadlineMs, fetch: send = fetch }: QuillpayOptions) {
  return async (path: string, key: string, body: object): Promise<Asked> => {
    try {
      const answer = await send(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(deadline),
      });
      if (answer.status === 402) return { kind: 'DECLINED' };
      const said = answer.ok ? ((await answer.json()) as Record<string, unknown>) : {};
      const { id } = said;
      return typeof id === 'string' && id.length <= 128 ? { kind: 'DONE', id, answer: said } : { kind: 'UNKNOWN' };
    } catch {
      return { kind: 'UNKNOWN' };
    }
  };
}

/** Quillpay, a payment provider. */
export function quillpay(options: QuillpayOptions): PaymentPort {
  const send = asking(options);
  const ask = async (path: string, key: string, body: object): Promise<Outcome> => {
    const asked = await send(path, key, body);
    return asked.kind === 'DONE' ? { kind: 'DONE', reference: asked.id } : asked;
  };
  // A hold whose own name never arrived is named by its key.
  const named = ({ reference, key }: HeldMoney) => encodeURIComponent(reference ?? `key:${key}`);
  return {
    id: 'QUILLPAY',
    holdsMoney: true,
    authorize: ({ key, orderNumber, cents, source }) =>
      ask('/authorizations', key, { amount: cents, order: orderNumber, source }),
    reauthorize: ({ key, hold, cents }) => ask(`/authorizations/${named(hold)}/amount`, key, { amount: cents }),
    capture: ({ key, hold, cents }) => ask(`/authorizations/${named(hold)}/capture`, key, { amount: cents }),
    refund: ({ key, hold, cents }) => ask(`/authorizations/${named(hold)}/refund`, key, { amount: cents }),
    void: ({ key, hold }) => ask(`/authorizations/${named(hold)}/void`, key, {}),
  };
}

/** The same provider, paid with what a wallet's sheet says; holds are raised, charged, and paid back as a card's. */
export function quillpayWallet(
  options: QuillpayOptions,
  { method, merchantId }: { method: WalletMethod; merchantId: string },
): PaymentPort {
  const send = asking(options);
  return {
    ...quillpay(options),
    id: method,
    wallet: {
      merchantId,
      async tokenize({ key, cents, payload }): Promise<Tokenized> {
        const asked = await send('/tokens', key, { wallet: method, merchant: merchantId, amount: cents, payload });
        if (asked.kind !== 'DONE') return asked;
        const { network, lastFour } = asked.answer;
        const card = walletCardOf(network, lastFour);
        return card && asked.id !== '' ? { kind: 'DONE', token: asked.id, card } : { kind: 'UNKNOWN' };
      },
      async openSession({ key, url, domain }): Promise<OpenedSession> {
        const asked = await send('/wallet-sessions', key, { wallet: method, merchant: merchantId, url, domain });
        if (asked.kind !== 'DONE') return asked;
        const session = JSON.stringify(asked.answer['session'] ?? null);
        return isWalletPayload(session) && session.length <= 16_000 ? { kind: 'DONE', session } : { kind: 'UNKNOWN' };
      },
    },
  };
}
