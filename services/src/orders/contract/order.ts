import Type, { type Static } from 'typebox';
import { Instant, literals, Nullable } from '../../platform/http/contract.ts';
import { slotKinds } from '../../stores/index.ts';
import { handOverKinds, leaveAtPlaces } from '../rules/checkout/checkout.ts';
import { orderStates, paymentStates, substitutionKinds } from '../rules/order-states.ts';
import { swapDecisions } from '../rules/swaps.ts';
import { trackKinds } from '../rules/track.ts';

const Amount = Type.Object({
  quantity: Type.Integer({ description: 'Packages.' }),
  weight: Nullable(Type.Integer({ description: 'Hundredths of a pound of each; null if not sold by weight.' })),
});

const Place = Type.Object({ latitude: Type.Number(), longitude: Type.Number() });

export const PlacedOrderLine = Type.Object(
  {
    entryId: Type.String(),
    itemId: Type.String(),
    name: Type.String(),
    size: Type.String(),
    departmentId: Type.String(),
    ordered: Amount,
    picked: Nullable(Amount),
    status: literals(['ORDERED', 'PICKED', 'SHORT', 'SUBSTITUTED'] as const),
    substitution: Type.Object({ kind: literals(substitutionKinds), itemId: Nullable(Type.String()) }),
    substitutedBy: Nullable(Type.Object({ itemId: Type.String(), name: Type.String(), listCents: Type.Integer() })),
    swap: Nullable(
      Type.Object(
        {
          itemId: Type.String(),
          name: Type.String(),
          orderedName: Type.Optional(
            Type.String({ description: 'What was ordered, as it is called beside it; its name if it isn’t said.' }),
          ),
          listCents: Type.Integer({ description: 'Its regular price, per package or pound.' }),
          decision: Nullable(literals(swapDecisions)),
          canDecide: Type.Boolean({ description: 'Until the order is handed over.' }),
          needsYes: Type.Optional(
            Type.Boolean({
              description: 'Does it come only if the shopper says yes (N-60)? Else nothing said keeps it.',
            }),
          ),
          canChoose: Type.Optional(
            Type.Boolean({ description: 'Can another substitute be chosen? Until the order leaves the store.' }),
          ),
        },
        { description: 'What was packed instead, and what the household says to it (N-41).' },
      ),
    ),
    comments: Nullable(Type.String()),
    options: Type.Array(Type.Object({ upcId: Type.String(), name: Type.String(), priceDeltaCents: Type.Integer() })),
    tagCents: Type.Optional(
      Type.Integer({ description: 'Regular price as on the shelf, with its options: per package, or per pound.' }),
    ),
    listCents: Type.Integer(),
    netCents: Type.Integer(),
    orderedNetCents: Type.Integer({ description: 'As it was ordered, to tell what picking has changed.' }),
    refundedQuantity: Type.Integer({ description: 'Packages that were paid back.' }),
    applied: Type.Array(Type.Object({ offerId: Type.String(), amountCents: Type.Integer(), why: Type.String() })),
  },
  { $id: 'PlacedOrderLine', description: 'A line of an order: as ordered, and as picked.' },
);
export type PlacedOrderLine = Static<typeof PlacedOrderLine>;

export const PlacedOrder = Type.Object(
  {
    orderNumber: Type.String(),
    state: literals(orderStates),
    version: Type.Integer(),
    changeNumber: Type.Integer({ description: 'Rises with everything that happens to it, as live changes tell it.' }),
    cartCategory: Type.String(),
    sellerId: Nullable(Type.String()),
    storeId: Type.String(),
    storeName: Type.String(),
    timeZone: Type.String(),
    banner: Type.String(),
    channel: literals(['PICKUP', 'DELIVERY', 'SHIPPING', 'IN_STORE'] as const),
    placedAt: Instant,
    slot: Nullable(
      Type.Object({
        slotId: Type.String(),
        start: Instant,
        end: Instant,
        kind: literals(slotKinds),
        feeCents: Type.Integer(),
      }),
    ),
    cutoffAt: Nullable(Instant),
    handOver: Type.Object({
      kind: literals(handOverKinds),
      address: Nullable(Type.Ref('OrderAddress')),
      leaveAt: Nullable(literals(leaveAtPlaces)),
      instructions: Nullable(Type.String()),
      other: Type.Optional(
        Nullable(
          Type.Object(
            {
              kind: literals(['ATTENDED', 'UNATTENDED'] as const),
              problem: Nullable(literals(['RESTRICTED', 'UNPAID'] as const)),
            },
            {
              description:
                'How a delivery can be handed over instead, until the driver does; null if it can’t. RESTRICTED: it needs ID ' +
                '(S-144); UNPAID: it is paid to a person at the door.',
            },
          ),
        ),
      ),
    }),
    phone: Nullable(Type.String()),
    poNumber: Type.Optional(
      Nullable(Type.String({ description: 'Purchase order number, as a business wrote it (S-165).' })),
    ),
    journey: Type.Optional(
      Nullable(
        Type.Object(
          {
            driverName: Nullable(Type.String()),
            driverPhone: Nullable(
              Type.String({ description: 'Ten digits, of a number that leads to the driver; null without one.' }),
            ),
            seenAt: Instant,
            arrivesAt: Instant,
            van: Place,
            gone: Type.Array(Place, { description: 'Where the van has been, where it set out first.' }),
            ahead: Type.Array(Place, { description: "Where it still stops; the last is the shopper's door." }),
          },
          {
            description:
              'Where the driver was last seen; null unless the order is out for delivery, and while nothing is known.',
          },
        ),
      ),
    ),
    arrival: Type.Optional(
      Nullable(
        Type.Object(
          { at: Instant, note: Nullable(Type.String({ description: 'Where they stand, or what they drive.' })) },
          { description: 'The shopper has said that they are at the store.' },
        ),
      ),
    ),
    onTheWayAt: Type.Optional(
      Nullable(Type.Unsafe<string>({ ...Instant, description: 'When the shopper said that they have set out.' })),
    ),
    canArrive: Type.Optional(Type.Boolean({ description: 'Does it wait at the store for the shopper to come?' })),
    lines: Type.Array(Type.Ref('PlacedOrderLine')),
    itemCount: Type.Integer({ description: 'Lines.' }),
    totalItemQuantity: Type.Integer({ description: 'Packages.' }),
    quote: Type.Ref('CartQuote'),
    feeCents: Type.Integer(),
    tipCents: Type.Integer(),
    courtesyCents: Type.Integer({ description: "What a shortage didn't cost the shopper (N-41)." }),
    courtesy: Type.Array(
      Type.Object({ offerId: Type.String(), cents: Type.Integer(), lineIds: Type.Array(Type.String()) }),
      { description: 'The same by offer, or `promo:…`; a part of what the quote says that it takes off.' },
    ),
    totalCents: Type.Integer(),
    placedTotalCents: Type.Integer(),
    earns: Type.Array(
      Type.Object({
        programCode: Type.String(),
        programName: Type.String(),
        points: Type.Integer(),
        eligibleCents: Type.Integer({ description: 'What the points come from.' }),
        isPosted: Type.Boolean({ description: 'An estimate until then (N-11).' }),
      }),
      { description: 'Points in games of the household, less what refunds took back; none of a canceled order.' },
    ),
    payment: Type.Object({
      paymentId: Type.String({ description: "HAND_OVER, or a provider's." }),
      state: literals(paymentStates),
      heldCents: Type.Integer(),
      chargedCents: Type.Integer(),
      refundedCents: Type.Integer(),
      shortage: Nullable(
        Type.Object(
          {
            cents: Type.Integer({ description: 'What the order costs beyond the hold.' }),
            canPayAtHandOver: Type.Boolean(),
          },
          { description: 'The provider has refused to hold what the order comes to; null if it is covered (N-64).' },
        ),
      ),
      card: Type.Optional(Type.Ref('PaymentCard')),
      ebtCents: Type.Optional(Type.Integer({ description: 'What SNAP benefits pay of the total (N-52).' })),
    }),
    refunds: Type.Array(
      Type.Object({ refundId: Type.String(), cents: Type.Integer(), reason: Type.String(), at: Instant }),
    ),
    canEdit: Type.Boolean({ description: 'Before its cut-off, by the clock of the services (T-75).' }),
    canCancel: Type.Boolean(),
    isEditing: Type.Boolean({ description: 'Is there an edit cart for it?' }),
    track: Type.Array(
      Type.Object({
        kind: literals(trackKinds),
        state: literals(['DONE', 'CURRENT', 'AHEAD'] as const),
        at: Nullable(Type.Unsafe<string>({ ...Instant, description: 'When it was reached.' })),
        from: Nullable(Type.Unsafe<string>({ ...Instant, description: 'When it is expected, at the earliest.' })),
        by: Nullable(Type.Unsafe<string>({ ...Instant, description: 'When it is expected, at the latest.' })),
      }),
      { description: 'The five points of its way; those it reached and CANCELLED for a canceled order.' },
    ),
    events: Type.Array(Type.Object({ kind: Type.String(), version: Type.Integer(), at: Instant }), {
      description:
        'What happened to it, in order: PLACED, AMENDED, LOCKED, PICKING, READY, OUT_FOR_DELIVERY, HANDED_OVER, FINALIZED, CANCELLED, REFUNDED; SHORT, SUBSTITUTED, WEIGHED while it is picked; SWAP_KEPT, SWAP_GIVEN_BACK, SWAP_UNANSWERED, SWAP_CHOSEN, ON_THE_WAY, ARRIVED, HAND_OVER_CHANGED, HOLD_REFUSED, PAYMENT_CHANGED until it is handed over; PRICED for a subscription at its cut-off.',
    }),
    handedOverAt: Nullable(Instant),
    finalizedAt: Nullable(Instant),
    canceledAt: Nullable(Instant),
  },
  { $id: 'PlacedOrder', description: 'An order (S-74, N-61). All money is whole cents.' },
);
export type PlacedOrder = Static<typeof PlacedOrder>;
