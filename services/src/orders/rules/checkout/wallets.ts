/** Ways to pay that a wallet on the shopper's device confirms, order by order. */
export const walletMethods = ['APPLE_PAY', 'GOOGLE_PAY', 'DEMO_WALLET'] as const;
export type WalletMethod = (typeof walletMethods)[number];

/** Does a wallet's sheet have to be confirmed for each order? Such a way is never chosen for a shopper, who may be at another device. */
export const isWallet = (method: string): method is WalletMethod => walletMethods.some((each) => each === method);

/** The card behind a wallet's payment, as far as a shopper recognizes it. */
export interface WalletCard {
  /** Visa. */
  network: string;
  lastFour: string;
}

/** A card as a provider tells it; null if it isn't one. */
export function walletCardOf(network: unknown, lastFour: unknown): WalletCard | null {
  if (typeof network !== 'string' || !/^[A-Za-z][A-Za-z ]{0,23}$/.test(network)) return null;
  return typeof lastFour === 'string' && /^\d{4}$/.test(lastFour) ? { network, lastFour } : null;
}

/** What was confirmed in a wallet's sheet. */
export interface Confirmed {
  method: string;
  quoteId: string;
  cents: number;
  at: Temporal.Instant;
}

/** How long a confirmation counts: as long as a time is held. */
const confirmedFor = { minutes: 15 };

/** Does a confirmation pay for an order: the same wallet, the quote that was seen, no more money, and not long ago? */
export const paysFor = (
  { method, quoteId, cents, at }: Confirmed,
  order: { method: string; quoteId: string; holdCents: number; now: Temporal.Instant },
): boolean =>
  method === order.method &&
  quoteId === order.quoteId &&
  cents >= order.holdCents &&
  Temporal.Instant.compare(order.now, at.add(confirmedFor)) < 0;

/**
 * Where Apple Pay says to ask who the retailer is, before it opens its sheet; null for any address that isn't Apple's. A browser
 * tells it, so that a provider would ask anybody otherwise.
 */
export function appleAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  const isApple = hostname === 'apple.com' || hostname.endsWith('.apple.com');
  return protocol === 'https:' && isApple && port === '' && username === '' && password === '' ? href : null;
}

/** Is it what a wallet's sheet answers: an object in JSON? */
export function isWalletPayload(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
