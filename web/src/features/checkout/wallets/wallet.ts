import type { Checkout } from '../steps.ts';

/** A way to pay that a wallet on the shopper's device confirms. */
export type PaymentWallet = Omit<NonNullable<Checkout['payments'][number]['wallet']>, '__typename'>;

/** What a sheet shows: amounts in dollars, as the schema has them. */
export interface Bill {
  shop: string;
  total: string;
  /** The most that is held; the total, unless something is weighed. */
  hold: string;
}

/** What became of a sheet. */
export type Sheet =
  | {
      kind: 'confirmed';
      /** What the wallet says, in JSON. */
      payload: string;
      /** Tells the sheet whether the payment was taken, and closes it. */
      complete: (isTaken: boolean) => Promise<void>;
    }
  /** The shopper closed it. */
  | { kind: 'closed' }
  /** Not in this browser, or on this device. */
  | { kind: 'unavailable' }
  | { kind: 'failed' };

/** A wallet as a checkout uses it. */
export interface Wallet {
  /** Is it in this browser, and on this device? */
  canPay: () => Promise<boolean>;
  /** Opens its sheet, while the press that asked for it still counts. */
  pay: (bill: Bill) => Promise<Sheet>;
}
