import type { WalletCard } from '../rules/checkout/wallets.ts';

/** A request that was refused, or of which nobody knows what came, because the provider didn't answer in time. */
type NotDone =
  | { kind: 'DECLINED' }
  /** It may have been done: the same key finds out. */
  | { kind: 'UNKNOWN' };

/** What came of a request: done, refused, or not known. */
export type Outcome = { kind: 'DONE'; reference: string | null } | NotDone;

/** A card from a wallet's sheet, kept by its provider under a token; or why there is none. */
export type Tokenized = { kind: 'DONE'; token: string; card: WalletCard } | NotDone;

/** What a wallet wants to see before it opens its sheet, in JSON; or why there is none. */
export type OpenedSession = { kind: 'DONE'; session: string } | NotDone;

/** A hold, as its provider knows it: by its own name, or by the key it was asked for with. */
export interface HeldMoney {
  key: string;
  reference: string | null;
}

/** The wallet of a way to pay: its sheet says who pays with what, and the provider takes that in. */
export interface Wallet {
  /** As whom the wallet knows the retailer. */
  merchantId: string;
  /** Asks for a token that holds at most so many cents, once. @param request.payload as the sheet answered, in JSON */
  tokenize(request: { key: string; cents: number; payload: string }): Promise<Tokenized>;
  /** Opens the sheet of a wallet that first wants to know who asks. @param request.url where the wallet says to ask */
  openSession(request: { key: string; url: string; domain: string }): Promise<OpenedSession>;
}

/**
 * A way to pay (N-64). Each request carries a key: a repeated one does nothing twice and answers the same. None of them is
 * asked inside a transaction, and each answers in time.
 */
export interface PaymentPort {
  /** HAND_OVER, or a provider's. */
  id: string;
  /** Is money held before the order is handed over? */
  holdsMoney: boolean;
  /** Omitted if nothing has to be confirmed on the shopper's device. */
  wallet?: Wallet;
  /** @param request.source a wallet's token, where it is paid with one */
  authorize(request: {
    key: string;
    orderNumber: string;
    cents: number;
    source?: string | undefined;
  }): Promise<Outcome>;
  /** Raises a hold for an order that costs more now. */
  reauthorize(request: { key: string; hold: HeldMoney; cents: number }): Promise<Outcome>;
  /** Charges at most what is held; the rest is let go. */
  capture(request: { key: string; hold: HeldMoney; cents: number }): Promise<Outcome>;
  refund(request: { key: string; hold: HeldMoney; cents: number }): Promise<Outcome>;
  /** Lets a hold go, also one of which nobody knows whether it exists. */
  void(request: { key: string; hold: HeldMoney }): Promise<Outcome>;
}
