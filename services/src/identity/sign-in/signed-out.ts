/** Announced when a shopper signs out, here or everywhere. */
export const signedOut = 'identity.signed_out';

export interface SignedOut {
  customerId: string;
}
