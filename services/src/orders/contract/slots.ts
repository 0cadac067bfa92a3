import Type, { type Static } from 'typebox';
import { IdempotencyHeaders, Instant, literals, refusals } from '../../platform/http/contract.ts';
import { slotKinds } from '../../stores/index.ts';
import { zipPattern } from '../../../../server-kit/zip-code.ts';

/** How an order that needs a time reaches the shopper. */
export const slotChannels = ['PICKUP', 'DELIVERY'] as const;

const parts = {
  slotId: Type.String(),
  start: Instant,
  end: Instant,
  cutoff: Type.Unsafe<string>({ ...Instant, description: 'It can be booked, and its order changed, before this.' }),
  feeCents: Type.Integer({ description: 'What the visitor pays.' }),
  waivedFeeCents: Type.Integer({ description: 'What FreshPass takes off (N-70); 0 without it.' }),
  kind: literals(slotKinds),
};

export const OrderSlot = Type.Object(
  {
    ...parts,
    capacityLeft: Type.Integer({ description: 'Orders it still takes; 0 is full.' }),
    unfitEntryIds: Type.Array(Type.String(), {
      description: "Lines of the cart that can't be had then (S-139, S-140, S-145); empty without a cart.",
    }),
  },
  { $id: 'OrderSlot', description: 'A time in which an order is picked up or delivered (N-59).' },
);
export type OrderSlot = Static<typeof OrderSlot>;

export const OrderTime = Type.Object(
  { ...OrderSlot.properties, totalCents: Type.Integer({ description: 'What the order costs then.' }) },
  { $id: 'OrderTime', description: 'A time that an order may move to.' },
);

export const HeldOrderSlot = Type.Object(
  { ...parts, heldUntil: Instant },
  { $id: 'HeldOrderSlot', description: 'A time that is held for a cart, for 15 minutes.' },
);
export type HeldOrderSlot = Static<typeof HeldOrderSlot>;

export const CartIdText = Type.String({ minLength: 1, maxLength: 64 });
export const GuestCartId = Type.Optional(
  Type.String({ maxLength: 64, description: 'Whose cart it is, without a bearer.' }),
);

export const slotRoutes = {
  getSlots: {
    method: 'GET',
    url: '/slots',
    schema: {
      operationId: 'getOrderSlots',
      description:
        'Times of the coming week that can still be booked, and those that are full, earliest first (N-59). Without a ' +
        "cart, all that the store has; with one of the visitor's, also which of its lines each time is not for. Delivery is free for members of FreshPass. 404 STORE_NOT_FOUND; " +
        '409 CHANNEL_NOT_OFFERED, ZIP_CODE_REQUIRED, OUTSIDE_DELIVERY_AREA.',
      querystring: Type.Object({
        storeId: Type.String({ maxLength: 64 }),
        channel: literals(slotChannels),
        zip: Type.Optional(Type.String({ pattern: zipPattern, description: 'Where it is delivered.' })),
        cartId: Type.Optional(CartIdText),
        guestCartId: GuestCartId,
      }),
      response: { 200: Type.Object({ slots: Type.Array(Type.Ref('OrderSlot')) }), ...refusals },
    },
  },
  holdSlot: {
    method: 'POST',
    url: '/slots/:slotId/hold',
    schema: {
      operationId: 'holdOrderSlot',
      description:
        'Holds a time for a cart for 15 minutes; the one held before is let go. 404 CART_NOT_FOUND, SLOT_NOT_FOUND (not ' +
        "of the cart's store and channel); 409 SLOT_FULL, SLOT_ENDED, SLOT_UNFIT (some lines can't be had then: `entryIds`).",
      params: Type.Object({ slotId: Type.String({ maxLength: 64 }) }),
      headers: IdempotencyHeaders,
      body: Type.Object({ cartId: CartIdText, guestCartId: GuestCartId }, { additionalProperties: false }),
      response: { 200: Type.Ref('HeldOrderSlot'), ...refusals },
    },
  },
} as const;
