/** What came of a request: done, refused, or not known, because the provider didn't answer in time. */
export type Outcome =
  | { kind: 'DONE'; reference: string | null }
  | { kind: 'DECLINED' }
  /** It may have been done: the same key finds out. */
  | { kind: 'UNKNOWN' };

/** A hold, as its provider knows it: by its own name, or by the key it was asked for with. */
export interface HeldMoney {
  key: string;
  reference: string | null;
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
  authorize(request: { key: string; orderNumber: string; cents: number }): Promise<Outcome>;
  /** Raises a hold for an order that costs more now. */
  reauthorize(request: { key: string; hold: HeldMoney; cents: number }): Promise<Outcome>;
  /** Charges at most what is held; the rest is let go. */
  capture(request: { key: string; hold: HeldMoney; cents: number }): Promise<Outcome>;
  refund(request: { key: string; hold: HeldMoney; cents: number }): Promise<Outcome>;
  /** Lets a hold go, also one of which nobody knows whether it exists. */
  void(request: { key: string; hold: HeldMoney }): Promise<Outcome>;
}
