import Type, { type Static } from 'typebox';
import { ErrorEnvelope, IdempotencyHeaders, refusals } from '../../platform/http/contract.ts';
import { CartIdText, GuestCartId } from './slots.ts';

/** Characters of a sheet's answer; Apple's and Google's have about 4,000. */
export const longestPayload = 16_000;

export const PaymentCard = Type.Object(
  { network: Type.String({ description: 'Visa.' }), lastFour: Type.String() },
  { $id: 'PaymentCard', description: 'The card behind a payment from a wallet, as far as a shopper recognizes it.' },
);
export type PaymentCard = Static<typeof PaymentCard>;

export const WalletPayment = Type.Object(
  {
    cartId: Type.String(),
    paymentId: Type.String(),
    quoteId: Type.String({ description: 'The quote that it pays for.' }),
    cents: Type.Integer({ description: 'The most that can be held with it.' }),
    card: Type.Ref('PaymentCard'),
  },
  { $id: 'WalletPayment', description: "What a wallet's sheet confirmed for a cart; one order can be placed with it." },
);
export type WalletPayment = Static<typeof WalletPayment>;

export const WalletBody = Type.Object(
  {
    guestCartId: GuestCartId,
    paymentId: Type.String({ maxLength: 32, description: 'APPLE_PAY, GOOGLE_PAY, or DEMO_WALLET, as it was chosen.' }),
    quoteId: Type.String({ minLength: 1, maxLength: 128, description: 'The quote that the sheet showed.' }),
    payload: Type.String({
      minLength: 2,
      maxLength: longestPayload,
      description: "What the sheet answered, as JSON: the provider reads it, and it's neither kept nor logged.",
    }),
  },
  { additionalProperties: false },
);
export type WalletBody = Static<typeof WalletBody>;

export const WalletSessionBody = Type.Object(
  {
    paymentId: Type.String({ maxLength: 32, description: 'APPLE_PAY: other wallets need no session.' }),
    validationUrl: Type.String({
      maxLength: 512,
      description: 'Where the wallet says to ask, an address of apple.com.',
    }),
    domain: Type.String({
      maxLength: 253,
      pattern: '^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$',
      description: 'The host that the shopper sees, as it is registered with the wallet.',
    }),
  },
  { additionalProperties: false },
);
export type WalletSessionBody = Static<typeof WalletSessionBody>;

export const walletRoutes = {
  openWalletSession: {
    method: 'POST',
    url: '/checkout/wallet-session',
    schema: {
      operationId: 'openWalletSession',
      description:
        'Opens the sheet of a wallet that first wants to know who asks: the payment provider tells it. 400 INVALID; 409 ' +
        'PAYMENT_NOT_OFFERED, PAYMENT_DECLINED, PAYMENT_UNKNOWN.',
      headers: IdempotencyHeaders,
      body: WalletSessionBody,
      response: {
        200: Type.Object({ session: Type.String({ description: 'For the wallet, in JSON.' }) }),
        ...refusals,
      },
    },
  },
  keepWallet: {
    method: 'PUT',
    url: '/checkout/:cartId/wallet',
    schema: {
      operationId: 'keepWallet',
      description:
        "Keeps what a wallet's sheet confirmed, for `placeOrder` to pay with. The same key asks the provider for one token. " +
        '400 INVALID; 404 CART_NOT_FOUND; 409 PAYMENT_NOT_OFFERED, QUOTE_CHANGED with `changes`, PAYMENT_DECLINED, ' +
        'PAYMENT_UNKNOWN (the provider has not said yet: the same key finds out).',
      params: Type.Object({ cartId: CartIdText }),
      headers: IdempotencyHeaders,
      body: WalletBody,
      response: {
        200: Type.Ref('WalletPayment'),
        ...refusals,
        409: Type.Object({ ...ErrorEnvelope.properties, changes: Type.Optional(Type.Ref('OrderQuoteChanges')) }),
      },
    },
  },
} as const;
