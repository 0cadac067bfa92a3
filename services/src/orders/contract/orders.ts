import Type from 'typebox';
import {
  IdempotencyHeaders,
  Instant,
  literals,
  maxInteger,
  noteOf,
  Nullable,
  refusals,
} from '../../platform/http/contract.ts';
import { swapDecisions } from '../rules/swaps.ts';

export const OrderDetails = Type.Object(
  {
    orderId: Type.String(),
    storeId: Type.String(),
    orderItems: Type.Array(Type.Object({ itemId: Type.String(), entryId: Type.String(), quantity: Type.Integer() })),
    deliveryType: literals(['Attended', 'Unattended', 'Dug'] as const),
    serviceType: literals(['Dug', 'Delivery', 'InStore'] as const),
    deliveryInfo: Type.Object({
      slotInfo: Type.Object({ displayStartTS: Nullable(Instant), slotId: Nullable(Type.String()) }),
    }),
    customerInfo: Type.Object({ zipCode: Type.String() }),
    orderSummary: Type.Object({ estimatedSubTotal: Type.Integer(), totalItemQuantity: Type.Integer() }),
  },
  { $id: 'OrderDetails', description: 'An order as S-74 names its fields.' },
);

export const OrderReceipt = Type.Object(
  {
    orderNumber: Type.String(),
    poNumber: Type.Optional(Nullable(Type.String({ description: 'Purchase order number of a business (S-165).' }))),
    inputs: Type.Object({}, { additionalProperties: true, description: 'All that the price depends on.' }),
    digest: Type.String({
      description:
        'Of all that the price depends on; who computes it anew gets the same. With `inputs`, and `quote` without its id, it makes a receipt file of pricing.',
    }),
    quote: Type.Ref('CartQuote'),
    feeCents: Type.Integer(),
    tipCents: Type.Integer(),
    totalCents: Type.Integer(),
    ebtCents: Type.Optional(Type.Integer({ description: 'What SNAP benefits paid of it (N-52).' })),
    heldCents: Type.Integer(),
    chargedCents: Type.Integer(),
    paidAt: Instant,
  },
  { $id: 'OrderReceipt', description: 'The receipt of a finalized order, which can be checked (N-42).' },
);

const OrderNumber = Type.String({ pattern: '^\\d{7,12}$' });
const params = Type.Object({ orderNumber: OrderNumber });
const LineParams = Type.Object({ orderNumber: OrderNumber, entryId: Type.String({ minLength: 1, maxLength: 64 }) });
const anOrder = { 200: Type.Ref('PlacedOrder'), ...refusals, 423: Type.Ref('ErrorEnvelope') };
const headers = IdempotencyHeaders;

const AmendItem = Type.Object(
  {
    itemId: Type.String({ maxLength: 64 }),
    itemDescription: Type.Optional(Type.String({ maxLength: 200 })),
    itemCode: Type.Optional(Type.String({ maxLength: 64 })),
    quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    orderedQuantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    orderedWeight: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1000 })),
    actionCode: literals(['ADD', 'UPDATE'] as const),
    source: Type.Optional(literals(['PXP'] as const)),
    department: Type.Optional(Type.String({ maxLength: 100 })),
    aisle: Type.Optional(Type.String({ maxLength: 100 })),
    shelf: Type.Optional(Type.String({ maxLength: 100 })),
    pickStatus: Type.Optional(literals(['IN_PROGRESS'] as const)),
  },
  { additionalProperties: false, description: 'S-104.' },
);

/** What happens to an order after it is placed; prefix `/orders`. */
export const orderRoutes = {
  listOrders: {
    method: 'GET',
    url: '',
    schema: {
      operationId: 'listOrders',
      description: "The household's orders: those to come first, soonest first; then the past, newest first (G-36).",
      querystring: Type.Object({
        pageToken: Type.Optional(Type.String({ maxLength: 256 })),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
      }),
      response: {
        200: Type.Object({ orders: Type.Array(Type.Ref('PlacedOrder')), nextPageToken: Nullable(Type.String()) }),
        ...refusals,
      },
    },
  },
  getOrder: {
    method: 'GET',
    url: '/:orderNumber',
    schema: { operationId: 'getOrder', description: '404 ORDER_NOT_FOUND.', params, response: anOrder },
  },
  getOrderDetails: {
    method: 'GET',
    url: '/details/:storeId/:orderNumber',
    schema: {
      operationId: 'getOrderDetails',
      description: 'S-206. 404 ORDER_NOT_FOUND.',
      params: Type.Object({ storeId: Type.String({ maxLength: 64 }), orderNumber: OrderNumber }),
      response: { 200: Type.Ref('OrderDetails'), ...refusals },
    },
  },
  getOrderDetailsByNumber: {
    method: 'GET',
    url: '/details/:orderNumber',
    schema: {
      operationId: 'getOrderDetailsByNumber',
      description: 'S-206, without the store. 404 ORDER_NOT_FOUND.',
      params,
      response: { 200: Type.Ref('OrderDetails'), ...refusals },
    },
  },
  startEdit: {
    method: 'POST',
    url: '/:orderNumber/edit',
    schema: {
      operationId: 'startOrderEdit',
      description: 'Opens its edit cart (S-22, S-111). 404 NO_ORDER_DATA; 423 CUTOFF_PASSED.',
      params,
      headers,
      response: anOrder,
    },
  },
  discardEdit: {
    method: 'DELETE',
    url: '/:orderNumber/edit',
    schema: {
      operationId: 'discardOrderEdit',
      description: 'Closes its edit cart; the order stays as it was. 404 NO_ORDER_DATA.',
      params,
      headers,
      response: anOrder,
    },
  },
  manageOrderItem: {
    method: 'POST',
    url: '/manageOrderItem',
    schema: {
      operationId: 'manageOrderItem',
      description:
        'Saves changes of an order (S-177, N-62): `items`, or those of its edit cart. `requestedTs` is information only ' +
        '(T-75). 404 NO_ORDER_DATA; 409 VERSION_CONFLICT, LINE_UNAVAILABLE for a line of its edit cart, with its `name`, ' +
        '`why` (UNAVAILABLE, RESTRICTED, LATE), how many are `left`, and how many `others` there are; 409 QUOTE_CHANGED, BELOW_MINIMUM, PAYMENT_DECLINED; 423 CUTOFF_PASSED.',
      headers,
      body: Type.Object(
        {
          orderNumber: OrderNumber,
          fulfillmentOrderNumber: Type.Optional(Type.String({ maxLength: 64 })),
          storeNumber: Type.String({ maxLength: 64 }),
          versionNumber: Type.Integer({ minimum: 1, maximum: maxInteger }),
          requestedTs: Type.Optional(Type.String({ maxLength: 64 })),
          items: Type.Optional(Type.Array(AmendItem, { maxItems: 100 })),
          expectedTotalCents: Type.Optional(
            Type.Integer({ minimum: 0, maximum: maxInteger, description: 'What the shopper saw.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: {
        200: Type.Object({
          versionNumber: Type.Integer(),
          items: Type.Array(
            Type.Object({
              itemId: Type.String(),
              status: literals(['ACCEPTED', 'REJECTED'] as const),
              reason: Nullable(Type.String()),
            }),
          ),
          quote: Type.Ref('CartQuote'),
          order: Type.Ref('PlacedOrder'),
        }),
        ...refusals,
        423: Type.Ref('ErrorEnvelope'),
      },
    },
  },
  decideSwap: {
    method: 'PUT',
    url: '/:orderNumber/swaps/:entryId',
    schema: {
      operationId: 'decideOrderSwap',
      description:
        'Keeps what was packed instead, or gives it back (N-41). 404 NO_ORDER_DATA, LINE_NOT_FOUND; 409 SWAP_CHANGED; 423 SWAP_CLOSED once it is handed over.',
      params: LineParams,
      headers,
      body: Type.Object(
        {
          itemId: Type.String({ maxLength: 64, description: 'What was packed instead, as the shopper saw it.' }),
          decision: literals(swapDecisions),
        },
        { additionalProperties: false },
      ),
      response: anOrder,
    },
  },
  swapChoices: {
    method: 'GET',
    url: '/:orderNumber/swaps/:entryId/choices',
    schema: {
      operationId: 'listOrderSwapChoices',
      description:
        'What the store has that can take the place of a swapped line, the closest first (N-41). None once the order has left the store. 404 ORDER_NOT_FOUND, LINE_NOT_FOUND.',
      params: LineParams,
      response: {
        200: Type.Object({
          choices: Type.Array(
            Type.Object({
              itemId: Type.String(),
              name: Type.String(),
              size: Type.String(),
              listCents: Type.Integer({ description: 'Its price, per package or pound.' }),
            }),
          ),
        }),
        ...refusals,
      },
    },
  },
  chooseSwap: {
    method: 'PUT',
    url: '/:orderNumber/swaps/:entryId/item',
    schema: {
      operationId: 'chooseOrderSwap',
      description:
        'Packs another substitute that the store has, and keeps it, at the lower price (N-41). 404 NO_ORDER_DATA, LINE_NOT_FOUND; 409 SWAP_CHANGED, NO_SUBSTITUTE, OUT_OF_STOCK; 423 SWAP_CLOSED once the order has left the store.',
      params: LineParams,
      headers,
      body: Type.Object(
        {
          itemId: Type.String({ maxLength: 64, description: 'What was packed instead, as the shopper saw it.' }),
          otherItemId: Type.String({ maxLength: 64, description: 'What is wanted in its place.' }),
        },
        { additionalProperties: false },
      ),
      response: anOrder,
    },
  },
  arrive: {
    method: 'POST',
    url: '/:orderNumber/arrival',
    schema: {
      operationId: 'sayOrderArrival',
      description:
        'The shopper is at the store for an order that is ready, or has set out for it. 404 NO_ORDER_DATA; 409 ORDER_STATE.',
      params,
      headers,
      body: Type.Object(
        {
          note: Nullable(noteOf(80, 'Where they stand, or what they drive.')),
          isOnTheWay: Type.Optional(Type.Boolean({ description: 'They have set out, and are not there yet.' })),
        },
        { additionalProperties: false },
      ),
      response: anOrder,
    },
  },
  changeHandOver: {
    method: 'PUT',
    url: '/:orderNumber/hand-over',
    schema: {
      operationId: 'changeHandOver',
      description:
        'Leaves a delivery at the door instead, or hands it to a person again, until the driver hands it over (S-144). ' +
        '404 NO_ORDER_DATA; 409 ORDER_STATE, UNATTENDED_RESTRICTED, UNATTENDED_UNPAID.',
      params,
      headers,
      body: Type.Object({ kind: literals(['ATTENDED', 'UNATTENDED'] as const) }, { additionalProperties: false }),
      response: anOrder,
    },
  },
  changeOrderPayment: {
    method: 'PUT',
    url: '/:orderNumber/payment',
    schema: {
      operationId: 'changeOrderPayment',
      description:
        'Pays an order that is on its way at hand-over, or tries its provider again for what it costs now (N-64). ' +
        '404 NO_ORDER_DATA; 409 PAYMENT_NOT_OFFERED, PAYMENT_DECLINED, PAYMENT_UNKNOWN; ORDER_STATE once it is handed over.',
      params,
      headers,
      body: Type.Object(
        { paymentId: Type.String({ maxLength: 64, description: "HAND_OVER, or the provider's." }) },
        { additionalProperties: false },
      ),
      response: anOrder,
    },
  },
  getOrderSlots: {
    method: 'GET',
    url: '/:orderNumber/slots',
    schema: {
      operationId: 'listOrderTimes',
      description:
        'Times that the order may move to, its own among them, with what it costs then, earliest first (X-7, N-62). None once ' +
        'it can no longer be changed, or if it has no time. 404 ORDER_NOT_FOUND.',
      params,
      response: { 200: Type.Object({ slots: Type.Array(Type.Ref('OrderTime')) }), ...refusals },
    },
  },
  moveOrder: {
    method: 'PUT',
    url: '/:orderNumber/slot',
    schema: {
      operationId: 'moveOrder',
      description:
        'Moves an order to another time of its store, until its cut-off (X-7, N-62). 404 NO_ORDER_DATA; 423 CUTOFF_PASSED; ' +
        '409 VERSION_CONFLICT, SLOT_ENDED, SLOT_FULL, SLOT_UNFIT, QUOTE_CHANGED, PAYMENT_DECLINED, PAYMENT_UNKNOWN.',
      params,
      headers,
      body: Type.Object(
        {
          slotId: Type.String({ maxLength: 96 }),
          versionNumber: Type.Integer({ minimum: 1, maximum: maxInteger, description: 'What the shopper saw.' }),
          expectedTotalCents: Type.Optional(
            Type.Integer({ minimum: 0, maximum: maxInteger, description: 'What it costs then, as the shopper saw.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: anOrder,
    },
  },
  cancelOrder: {
    method: 'POST',
    url: '/:orderNumber/cancel',
    schema: {
      operationId: 'cancelOrder',
      description: 'Releases time, stock, coupons, and holds. 404 NO_ORDER_DATA; 409 CANNOT_CANCEL.',
      params,
      headers,
      response: anOrder,
    },
  },
  getReceipt: {
    method: 'GET',
    url: '/:orderNumber/receipt',
    schema: {
      operationId: 'getOrderReceipt',
      description: '404 ORDER_NOT_FOUND, RECEIPT_NOT_READY.',
      params,
      response: { 200: Type.Ref('OrderReceipt'), ...refusals },
    },
  },
} as const;
