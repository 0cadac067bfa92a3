import type { WalletKind } from '../../../generated/resolvers.ts';
import type { CheckoutChoices } from '../../../generated/rest.ts';

/** The wallets that screens know how to open. */
const kinds = ['APPLE_PAY', 'GOOGLE_PAY', 'DEMO_WALLET'] as const satisfies readonly WalletKind[];

/** The wallet of a way to pay; null for every other way. */
export function walletOf({ paymentId, wallet }: CheckoutChoices['payments'][number]) {
  const kind = kinds.find((each) => each === paymentId);
  return wallet && kind ? { kind, merchantId: wallet.merchantId } : null;
}

/** Can it be a way to pay? Services are told nothing else. */
export const isPaymentId = (text: string): boolean => /^[A-Z_]{1,32}$/.test(text);

/** Characters of the address that a wallet says to ask at. */
export const longestAddress = 512;

/** `Apple Pay ···· 4242`; the name alone where the card isn't known. */
export const withCard = <Name extends string | undefined>(name: Name, card: { lastFour: string } | null | undefined) =>
  name !== undefined && card ? `${name} ···· ${card.lastFour}` : name;
