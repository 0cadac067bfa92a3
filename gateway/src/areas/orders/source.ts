import type {
  CheckoutChoices,
  HeldOrderSlot,
  ManageOrderItemAnswer,
  Membership,
  OrderReceipt,
  OrderSlot,
  OrderTime,
  PlacedOrder,
  SetCheckoutBody,
  WalletPayment,
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
/** What a wallet's sheet confirmed, and for which quote. */
export interface Confirmed {
  paymentId: string;
  quoteId: string;
  payload: string;
}
/** A swap, and what the shopper wants of it. */
export interface DecidedSwap {
  orderNumber: string;
  entryId: string;
  itemId: string;
  decision: 'KEEP' | 'GIVE_BACK';
}
/** A swap, and what the shopper wants in its place. */
export interface ChosenSwap {
  orderNumber: string;
  entryId: string;
  itemId: string;
  otherItemId: string;
}
/** An order that moves to another time, as the shopper saw it. */
export interface Moved {
  orderNumber: string;
  slotId: string;
  versionNumber: number;
  expectedTotalCents: number;
}
/** Something else that a store could pack; cents per package, or per pound. */
export interface OrderSwapChoice {
  itemId: string;
  name: string;
  size: string;
  listCents: number;
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
  keepWallet(cart: CartRef, confirmed: Confirmed, requestId: string): Promise<WalletPayment>;
  openWalletSession(
    asked: { paymentId: string; validationUrl: string; domain: string },
    requestId: string,
  ): Promise<{ session: string }>;
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
  /** What the store has for a swapped line; none once the order has left it. */
  swapChoices(orderNumber: string, entryId: string): Promise<OrderSwapChoice[]>;
  /** @throws UpstreamError SWAP_CHANGED, SWAP_CLOSED, NO_SUBSTITUTE, OUT_OF_STOCK */
  chooseSwap(swap: ChosenSwap, requestId: string): Promise<PlacedOrder>;
  /** Times that it may move to, with what it costs then. */
  times(orderNumber: string): Promise<OrderTime[]>;
  /** @throws UpstreamError CUTOFF_PASSED, VERSION_CONFLICT, SLOT_ENDED, SLOT_FULL, SLOT_UNFIT, QUOTE_CHANGED, PAYMENT_DECLINED, PAYMENT_UNKNOWN */
  move(order: Moved, requestId: string): Promise<PlacedOrder>;
  /** @throws UpstreamError ORDER_STATE unless the order waits at the store */
  arrive(
    orderNumber: string,
    said: { note: string | null; isOnTheWay: boolean },
    requestId: string,
  ): Promise<PlacedOrder>;
  /** @throws UpstreamError ORDER_STATE, UNATTENDED_RESTRICTED, UNATTENDED_UNPAID */
  changeHandOver(orderNumber: string, kind: 'ATTENDED' | 'UNATTENDED', requestId: string): Promise<PlacedOrder>;
  /** @throws UpstreamError PAYMENT_NOT_OFFERED, PAYMENT_DECLINED, PAYMENT_UNKNOWN, ORDER_STATE */
  changePayment(orderNumber: string, paymentId: string, requestId: string): Promise<PlacedOrder>;
  cancel(orderNumber: string, requestId: string): Promise<PlacedOrder>;
  /** What FreshPass costs, and what it has saved (N-70). */
  membership(): Promise<Membership>;
  /** @throws UpstreamError NOT_OFFERED, PRICE_CHANGED, PAYMENT_DECLINED, PAYMENT_UNKNOWN */
  joinFreshPass(expectedCents: number, requestId: string): Promise<Membership>;
  /** null until it's final. */
  receipt(orderNumber: string): Promise<OrderReceipt | null>;
}

export function ordersSource(client: Client<'orders'>): OrdersSource {
  return {
    membership: () => client.get('/freshpass'),
    joinFreshPass: (expectedCents, idempotencyKey) =>
      client.post('/freshpass', { body: { expectedCents }, idempotencyKey }),
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
    keepWallet: ({ cartId, guestCartId }, confirmed, idempotencyKey) =>
      client.put('/checkout/{cartId}/wallet', {
        path: { cartId },
        body: { ...confirmed, ...(guestCartId === undefined ? {} : { guestCartId }) },
        idempotencyKey,
      }),
    openWalletSession: (body, idempotencyKey) => client.post('/checkout/wallet-session', { body, idempotencyKey }),
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
    swapChoices: async (orderNumber, entryId) =>
      (await client.get('/{orderNumber}/swaps/{entryId}/choices', { path: { orderNumber, entryId } })).choices,
    chooseSwap: ({ orderNumber, entryId, itemId, otherItemId }, idempotencyKey) =>
      client.put('/{orderNumber}/swaps/{entryId}/item', {
        path: { orderNumber, entryId },
        body: { itemId, otherItemId },
        idempotencyKey,
      }),
    times: async (orderNumber) => (await client.get('/{orderNumber}/slots', { path: { orderNumber } })).slots,
    move: ({ orderNumber, ...body }, idempotencyKey) =>
      client.put('/{orderNumber}/slot', { path: { orderNumber }, body, idempotencyKey }),
    arrive: (orderNumber, said, idempotencyKey) =>
      client.post('/{orderNumber}/arrival', { path: { orderNumber }, body: said, idempotencyKey }),
    changeHandOver: (orderNumber, kind, idempotencyKey) =>
      client.put('/{orderNumber}/hand-over', { path: { orderNumber }, body: { kind }, idempotencyKey }),
    changePayment: (orderNumber, paymentId, idempotencyKey) =>
      client.put('/{orderNumber}/payment', { path: { orderNumber }, body: { paymentId }, idempotencyKey }),
    cancel: (orderNumber, idempotencyKey) =>
      client.post('/{orderNumber}/cancel', { path: { orderNumber }, idempotencyKey }),
    receipt: (orderNumber) => client.get('/{orderNumber}/receipt', { path: { orderNumber } }).catch(nullIfNotFound),
  };
}
