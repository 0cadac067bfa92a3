import type {
  CheckoutChoices,
  HeldOrderSlot,
  ManageOrderItemAnswer,
  OrderReceipt,
  OrderSlot,
  PlacedOrder,
  SetCheckoutBody,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';
import { nullIfNotFound, nullWhenMissing } from '../../upstream/upstream-error.ts';

/** A cart, and the guest whose it is; undefined for a shopper's. */
export interface CartRef {
  cartId: string;
  guestCartId: string | undefined;
}

/** Where and how to be handed over, for the times there are. */
export interface SlotQuery {
  storeId: string;
  channel: OrderChannel;
  zip: string | undefined;
  cartId: string | undefined;
  guestCartId: string | undefined;
}
/** A swap, and what the shopper wants of it. */
export interface DecidedSwap {
  orderNumber: string;
  entryId: string;
  itemId: string;
  decision: 'KEEP' | 'GIVE_BACK';
}
type OrderChannel = 'PICKUP' | 'DELIVERY';

/** Calls of the orders service, in the visitor's name (N-59 to N-64). */
export interface OrdersSource {
  slots(query: SlotQuery): Promise<OrderSlot[]>;
  /** @throws UpstreamError SLOT_FULL, SLOT_ENDED, SLOT_NOT_FOUND, CART_NOT_FOUND */
  hold(cart: CartRef, slotId: string, requestId: string): Promise<HeldOrderSlot>;
  /** null if the visitor has no such cart. */
  checkout(cart: CartRef): Promise<CheckoutChoices | null>;
  setCheckout(
    cart: CartRef,
    choices: Omit<SetCheckoutBody, 'guestCartId'>,
    requestId: string,
  ): Promise<CheckoutChoices>;
  /** @throws UpstreamError, QUOTE_CHANGED with the changes in its body */
  place(order: { cartId: string; quoteId: string; confirmsAge: boolean }, requestId: string): Promise<PlacedOrder>;
  orders(page: {
    pageToken: string | undefined;
    pageSize: number;
  }): Promise<{ orders: PlacedOrder[]; nextPageToken: string | null }>;
  /** null if the household has none with this number. */
  order(orderNumber: string): Promise<PlacedOrder | null>;
  startEdit(orderNumber: string, requestId: string): Promise<PlacedOrder>;
  discardEdit(orderNumber: string, requestId: string): Promise<PlacedOrder>;
  /** Saves the order's open edit (N-62). */
  saveEdit(
    order: Pick<PlacedOrder, 'orderNumber' | 'storeId' | 'version'>,
    expectedTotalCents: number,
    requestedAt: string,
    requestId: string,
  ): Promise<ManageOrderItemAnswer>;
  /** @throws UpstreamError SWAP_CHANGED, SWAP_CLOSED */
  decideSwap(swap: DecidedSwap, requestId: string): Promise<PlacedOrder>;
  cancel(orderNumber: string, requestId: string): Promise<PlacedOrder>;
  /** null until it's final. */
  receipt(orderNumber: string): Promise<OrderReceipt | null>;
}

export function ordersSource(client: Client<'orders'>): OrdersSource {
  return {
    slots: async (query) => (await client.get('/slots', { query })).slots,
    hold: ({ cartId, guestCartId }, slotId, idempotencyKey) =>
      client.post('/slots/{slotId}/hold', {
        path: { slotId },
        body: { cartId, ...(guestCartId === undefined ? {} : { guestCartId }) },
        idempotencyKey,
      }),
    checkout: ({ cartId, guestCartId }) =>
      client.get('/checkout/{cartId}', { path: { cartId }, query: { guestCartId } }).catch(nullWhenMissing),
    setCheckout: ({ cartId, guestCartId }, choices, idempotencyKey) =>
      client.put('/checkout/{cartId}', {
        path: { cartId },
        body: { ...choices, ...(guestCartId === undefined ? {} : { guestCartId }) },
        idempotencyKey,
      }),
    place: (body, idempotencyKey) => client.post('', { body, idempotencyKey }),
    orders: (query) => client.get('', { query }),
    order: (orderNumber) => client.get('/{orderNumber}', { path: { orderNumber } }).catch(nullWhenMissing),
    startEdit: (orderNumber, idempotencyKey) =>
      client.post('/{orderNumber}/edit', { path: { orderNumber }, idempotencyKey }),
    discardEdit: (orderNumber, idempotencyKey) =>
      client.delete('/{orderNumber}/edit', { path: { orderNumber }, idempotencyKey }),
    saveEdit: ({ orderNumber, storeId, version }, expectedTotalCents, requestedTs, idempotencyKey) =>
      client.post('/manageOrderItem', {
        body: { orderNumber, storeNumber: storeId, versionNumber: version, requestedTs, expectedTotalCents },
        idempotencyKey,
      }),
    decideSwap: ({ orderNumber, entryId, itemId, decision }, idempotencyKey) =>
      client.put('/{orderNumber}/swaps/{entryId}', {
        path: { orderNumber, entryId },
        body: { itemId, decision },
        idempotencyKey,
      }),
    cancel: (orderNumber, idempotencyKey) =>
      client.post('/{orderNumber}/cancel', { path: { orderNumber }, idempotencyKey }),
    receipt: (orderNumber) => client.get('/{orderNumber}/receipt', { path: { orderNumber } }).catch(nullIfNotFound),
  };
}
