import Type, { type Static } from 'typebox';
import { IdempotencyHeaders, literals, noteOf, Nullable, refusals } from '../../platform/http/contract.ts';
import {
  cartProblems,
  checkoutSteps,
  handOverKinds,
  leaveAtPlaces,
  orderChannels,
} from '../rules/checkout/checkout.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { CartIdText, GuestCartId, type HeldOrderSlot, slotChannels } from './slots.ts';

export const OrderAddress = Type.Object(
  {
    addressId: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    address: Type.String(),
    address2: Nullable(Type.String()),
    city: Type.String(),
    state: Type.String(),
    zipCode: Type.String(),
  },
  { $id: 'OrderAddress', description: 'Where an order is delivered, as it was when it was chosen.' },
);
export type OrderAddress = Static<typeof OrderAddress>;

export const CheckoutChoices = Type.Object(
  {
    cartId: Type.String(),
    cartCategory: Type.String({ description: '1P, 1P_Wine, 1P_SNS, 1P_B2B, 3P_MARKETPLACE.' }),
    sellerId: Nullable(Type.String()),
    storeId: Type.String(),
    channels: Type.Array(literals(orderChannels), { description: 'Those its store offers for it.' }),
    channel: literals(orderChannels),
    slot: Nullable(Type.Ref('HeldOrderSlot')),
    handOver: Type.Object({
      kind: literals(handOverKinds),
      addressId: Nullable(Type.String()),
      address: Nullable(Type.Ref('OrderAddress')),
      leaveAt: Nullable(literals(leaveAtPlaces)),
      instructions: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      canBeUnattended: Type.Boolean({ description: 'Not with what needs ID (S-144, T-96).' }),
    }),
    payments: Type.Array(
      Type.Object({
        paymentId: Type.String({ description: "HAND_OVER, or a provider's: QUILLPAY, APPLE_PAY." }),
        isOffered: Type.Boolean(),
        wallet: Type.Optional(
          Type.Object(
            { merchantId: Type.String({ description: 'As whom the wallet knows the retailer.' }) },
            { description: "A wallet on the shopper's device: its sheet is confirmed before `placeOrder`." },
          ),
        ),
        problem: Nullable(Type.String({ description: 'UNATTENDED: nobody is there to take the money.' })),
      }),
    ),
    paymentId: Nullable(Type.String()),
    tipCents: Type.Integer(),
    quote: Type.Ref('CartQuote'),
    feeCents: Type.Integer({ description: "The held time's." }),
    totalCents: Type.Integer({ description: 'Goods, deposits, tax, fee, and tip.' }),
    ebt: Nullable(
      Type.Object(
        {
          eligibleCents: Type.Integer({
            description: 'The most that SNAP benefits may pay: eligible groceries, no tax, deposits, or fees.',
          }),
          paidCents: Type.Integer({ description: 'What they pay; 0 unless the shopper chose an amount.' }),
          restCents: Type.Integer({ description: 'What is paid the other way.' }),
        },
        { description: 'N-52; null where they are not taken, or for nothing in the cart.' },
      ),
    ),
    purchaseOrder: Type.Optional(
      Type.Union(
        [
          Type.Object({
            number: Nullable(Type.String()),
            longest: Type.Integer({ description: 'Characters that it has at most.' }),
          }),
          Type.Null(),
        ],
        { description: 'The purchase order number of a business (S-165); null where the cart takes none.' },
      ),
    ),
    holdCents: Type.Integer({ description: 'What a provider is asked to hold (N-50, N-81); 0 if paid at hand-over.' }),
    minimumCents: Type.Integer(),
    missingCents: Type.Integer(),
    needsAge: Type.Boolean({ description: 'A shopper of 21 or older has to confirm their age (N-54).' }),
    isWeighed: Type.Boolean({ description: 'Its total is an estimate (N-50).' }),
    prop65: Type.Array(Type.Object({ entryId: Type.String(), itemId: Type.String(), text: Type.String() }), {
      description: 'Warnings to read before paying, in California (T-95).',
    }),
    problems: Type.Array(
      Type.Object({
        code: literals(cartProblems),
        step: literals(checkoutSteps),
        entryIds: Type.Array(Type.String()),
      }),
      { description: 'What is in the way of placing it, in the order of the steps.' },
    ),
  },
  { $id: 'CheckoutChoices', description: 'What was chosen for a cart, and what it costs (N-60).' },
);
export type CheckoutChoices = Omit<Static<typeof CheckoutChoices>, 'quote' | 'slot'> & {
  quote: Quote & { quoteId: string };
  slot: HeldOrderSlot | null;
};

/** Ways to get an order between which a checkout can choose (S-2); what a seller ships has but one. */
const chosenChannels = [...slotChannels, 'IN_STORE'] as const;

/** What was chosen in a step; fields that are omitted stay as they are, null takes a choice back. */
export const CheckoutBody = Type.Object(
  {
    guestCartId: GuestCartId,
    channel: Type.Optional(literals(chosenChannels)),
    handOver: Type.Optional(literals(['ATTENDED', 'UNATTENDED'] as const)),
    addressId: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    leaveAt: Type.Optional(Nullable(literals(leaveAtPlaces))),
    instructions: Type.Optional(Nullable(noteOf(200))),
    phone: Type.Optional(Nullable(Type.String({ pattern: '^\\d{10}$' }))),
    paymentId: Type.Optional(Nullable(Type.String({ maxLength: 32 }))),
    tipCents: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    ebtCents: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'For SNAP benefits to pay; 0 for nothing (N-52).' }),
    ),
    poNumber: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 1000,
          description:
            'Purchase order number of a business, up to 30 plain characters (S-165); null or empty for none.',
        }),
      ),
    ),
  },
  { additionalProperties: false },
);
export type CheckoutBody = Static<typeof CheckoutBody>;

const params = Type.Object({ cartId: CartIdText });

export const checkoutRoutes = {
  getCheckout: {
    method: 'GET',
    url: '/checkout/:cartId',
    schema: {
      operationId: 'getCheckout',
      description: "404 CART_NOT_FOUND, also for another household's.",
      params,
      querystring: Type.Object({ guestCartId: GuestCartId }),
      response: { 200: Type.Ref('CheckoutChoices'), ...refusals },
    },
  },
  setCheckout: {
    method: 'PUT',
    url: '/checkout/:cartId',
    schema: {
      operationId: 'setCheckout',
      description:
        'Keeps what was chosen. 400 INVALID, PO_NUMBER_INVALID with `limit`; 404 CART_NOT_FOUND, ADDRESS_NOT_FOUND; 409 CHANNEL_NOT_OFFERED, ' +
        'OUTSIDE_DELIVERY_AREA, UNATTENDED_RESTRICTED, PAYMENT_NOT_OFFERED, EBT_TOO_MUCH, PO_NUMBER_NOT_TAKEN.',
      params,
      headers: IdempotencyHeaders,
      body: CheckoutBody,
      response: { 200: Type.Ref('CheckoutChoices'), ...refusals },
    },
  },
} as const;
