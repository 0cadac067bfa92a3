import Type, { type Static } from 'typebox';
import { ErrorEnvelope, IdempotencyHeaders, Nullable, refusals } from '../../platform/http/contract.ts';
import { CartIdText } from './slots.ts';

const Cents = Nullable(Type.Integer());

export const OrderQuoteChanges = Type.Object(
  {
    quoteId: Type.String({ description: 'The quote now.' }),
    totalBeforeCents: Type.Integer(),
    totalAfterCents: Type.Integer(),
    lines: Type.Array(
      Type.Object({
        entryId: Nullable(Type.String()),
        itemId: Nullable(Type.String()),
        name: Nullable(Type.String()),
        code: Type.String({
          description: 'PRICE, ADDED, REMOVED, QUANTITY, OFFER, UNAVAILABLE; for a sum: FEE, TAX, DEPOSIT, BAG, TIP.',
        }),
        offerIds: Type.Array(Type.String(), { description: 'Offers that no longer apply, or now do.' }),
        beforeCents: Cents,
        afterCents: Cents,
      }),
    ),
  },
  { $id: 'OrderQuoteChanges', description: 'What is new since the quote the shopper saw (N-60).' },
);
export type OrderQuoteChanges = Static<typeof OrderQuoteChanges>;

export const PlaceOrderBody = Type.Object(
  {
    cartId: CartIdText,
    quoteId: Type.String({ minLength: 1, maxLength: 128 }),
    confirmsAge: Type.Optional(Type.Boolean({ description: 'A shopper of 21 or older confirms it (N-54).' })),
  },
  { additionalProperties: false },
);
export type PlaceOrderBody = Static<typeof PlaceOrderBody>;

export const placingRoutes = {
  placeOrder: {
    method: 'POST',
    url: '',
    schema: {
      operationId: 'placeOrder',
      description:
        'Places the order of a cart, with what its checkout says (N-60, N-64). The same key places nothing twice. 404 ' +
        'CART_NOT_FOUND; 409 QUOTE_CHANGED with `changes`, EMPTY, SLOT_NEEDED, SLOT_ENDED, SLOT_UNFIT, SLOT_FULL, ADDRESS_NEEDED, ' +
        'OUTSIDE_DELIVERY_AREA, UNATTENDED_RESTRICTED, PHONE_NEEDED, BELOW_MINIMUM, UNAVAILABLE_LINES, PAYMENT_NEEDED, ' +
        'AGE_NOT_MET, WALLET_NEEDED (confirm its sheet, and `keepWallet`), PAYMENT_DECLINED, PAYMENT_UNKNOWN (the provider has not said yet: nothing is charged twice, and the ' +
        'same key finds out).',
      headers: IdempotencyHeaders,
      body: PlaceOrderBody,
      response: {
        200: Type.Ref('PlacedOrder'),
        ...refusals,
        409: Type.Object({ ...ErrorEnvelope.properties, changes: Type.Optional(Type.Ref('OrderQuoteChanges')) }),
      },
    },
  },
} as const;
