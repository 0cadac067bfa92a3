import type { CartView } from '../../cart/contract/carts.ts';
import type { Principal } from '../../platform/http/auth.ts';
import type { World } from '../../testing/world.ts';
import type { CheckoutBody, CheckoutChoices } from '../contract/checkout.ts';
import type { PlacedOrder } from '../contract/order.ts';
import type { OrderQuoteChanges } from '../contract/placing.ts';
import type { HeldOrderSlot, OrderSlot } from '../contract/slots.ts';
import type { WalletBody, WalletPayment } from '../contract/wallets.ts';
import { goods, store } from './orders-world.ts';

export interface Answered<T> {
  status: number;
  body: T;
  /** Code of the first refusal. */
  code: string | undefined;
}
type Placed = PlacedOrder & { changes?: OrderQuoteChanges };

let keys = 0;
export const newKey = () => `orders-key-${++keys}`;

/** A shopper of her own household, or a guest, in the verbs of a checkout. @param name null for a guest @param category of the cart: a business has one of its own */
export function ordersShopper(world: World, name: string | null, category: '1P' | '1P_B2B' = '1P') {
  const who: Partial<Principal> | null =
    name === null ? null : { customerId: `customer-${name}`, householdId: `household-${name}`, storeId: store.storeId };
  const shop = `storeId=${store.storeId}&serviceType=Dug${category === '1P' ? '' : `&cartCategoryList=${category}`}`;
  const kept: { guestCartId: string | null; cartId: string } = { guestCartId: null, cartId: '' };

  async function send<T>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    key = newKey(),
  ): Promise<Answered<T>> {
    const answer = await world.app.inject({
      method,
      url,
      headers: {
        ...(who ? { authorization: `Bearer ${await world.tokenFor(who)}` } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      },
      ...(payload ? { payload } : {}),
    });
    const body = answer.json();
    return { status: answer.statusCode, body, code: body.errors?.[0]?.code };
  }
  const guest = () => (kept.guestCartId === null ? {} : { guestCartId: kept.guestCartId });
  const cartQuery = () => (kept.cartId === '' ? '' : `&cartId=${kept.cartId}${guestQuery().replace('?', '&')}`);
  const guestQuery = () => (kept.guestCartId === null ? '' : `?guestCartId=${kept.guestCartId}`);

  const shopper = {
    kept,
    who,
    /** Adds packages to the cart of groceries, for pickup unless the cart is there already. */
    async adds(itemId: string, more: object = {}): Promise<void> {
      const { body, status } = await send<{ guestCartId: string | null; carts: CartView[] }>(
        'POST',
        `/cart/items?${shop}`,
        {
          cartItemsList: [{ itemId, op: 'ADD', qty: 1, ...more }],
          preferenceList: [{ cartCategory: category, storeId: store.storeId, ...guest() }],
        },
      );
      if (status !== 200) throw new Error(`not added: ${JSON.stringify(body)}`);
      kept.guestCartId = body.guestCartId;
      kept.cartId = body.carts.find(({ cartCategory }) => cartCategory === category)?.cartId ?? kept.cartId;
    },
    async cart(): Promise<CartView | undefined> {
      const { body } = await send<{ carts: CartView[] }>(
        'POST',
        `/cart/customer/${who?.customerId ?? 'guest'}?${shop}`,
        { preferenceList: [{ cartCategory: category, storeId: store.storeId, ...guest() }] },
      );
      return body.carts.find(({ cartCategory }) => cartCategory === category);
    },
    looks: () => send<CheckoutChoices>('GET', `/orders/checkout/${kept.cartId}${guestQuery()}`),
    chooses: (body: CheckoutBody, key?: string) =>
      send<CheckoutChoices>('PUT', `/orders/checkout/${kept.cartId}`, { ...body, ...guest() }, key),
    async slots(channel: 'PICKUP' | 'DELIVERY' = 'PICKUP'): Promise<OrderSlot[]> {
      const { body } = await send<{ slots: OrderSlot[] }>(
        'GET',
        `/orders/slots?storeId=${store.storeId}&channel=${channel}&zip=94607${cartQuery()}`,
      );
      return body.slots;
    },
    holds: (slotId: string, key?: string) =>
      send<HeldOrderSlot>('POST', `/orders/slots/${slotId}/hold`, { cartId: kept.cartId, ...guest() }, key),
    /** Milk for $35, a time, a phone, and a way to pay: all that a pickup needs. */
    async getsReady({ paymentId = 'HAND_OVER' }: { paymentId?: string } = {}): Promise<void> {
      await shopper.adds(goods.milk, { qty: 7 });
      await shopper.holds((await shopper.slots()).find(({ capacityLeft }) => capacityLeft > 0)!.slotId);
      await shopper.chooses({ phone: '5105550142', paymentId });
    },
    async places(
      more: { quoteId?: string; confirmsAge?: boolean; cartId?: string } = {},
      key?: string,
    ): Promise<Answered<Placed>> {
      const quoteId = more.quoteId ?? (await shopper.looks()).body.quote.quoteId;
      return send<Placed>('POST', '/orders', { cartId: kept.cartId, ...more, quoteId }, key);
    },
    /** Confirms the sheet of a wallet for what the checkout costs now. */
    async confirms(more: Partial<WalletBody> = {}, key?: string): Promise<Answered<WalletPayment>> {
      const quoteId = more.quoteId ?? (await shopper.looks()).body.quote.quoteId;
      const payload = JSON.stringify({ card: { network: 'Visa', lastFour: '4242' } });
      const body = { paymentId: 'DEMO_WALLET', payload, ...more, quoteId, ...guest() };
      return send<WalletPayment>('PUT', `/orders/checkout/${kept.cartId}/wallet`, body, key);
    },
    /** Changes a placed order at once; items as S-177 has them. */
    amends: (orderNumber: string, versionNumber: number, items: readonly object[]) =>
      send<{ order: PlacedOrder }>('POST', '/orders/manageOrderItem', {
        orderNumber,
        storeNumber: store.storeId,
        versionNumber,
        items,
      }),
    /** Begins to change an order. @returns the cart of its changes */
    async edits(orderNumber: string): Promise<CartView> {
      const { status } = await send('POST', `/orders/${orderNumber}/edit`);
      if (status !== 200) throw new Error(`order ${orderNumber} can't be changed: ${status}`);
      const { body } = await send<{ edit: { cart: CartView } | null }>(
        'POST',
        `/cart/customer/${who?.customerId ?? 'guest'}?${shop}`,
        { preferenceList: [{ cartCategory: category, storeId: store.storeId }] },
      );
      if (!body.edit) throw new Error(`order ${orderNumber} isn't being changed`);
      return body.edit.cart;
    },
    /** Saves the changes of an order that is being changed. */
    async saves(orderNumber: string, expectedTotalCents: number) {
      const { version } = await shopper.sees(orderNumber);
      const asked = { orderNumber, storeNumber: store.storeId, versionNumber: version, expectedTotalCents };
      return send<{ order: PlacedOrder }>('POST', '/orders/manageOrderItem', asked);
    },
    /** Any other call, in the shopper's name. */
    sends: send,
    pays: (orderNumber: string, paymentId: string, key?: string) =>
      send<PlacedOrder>('PUT', `/orders/${orderNumber}/payment`, { paymentId }, key),
    sees: async (orderNumber: string) => (await send<PlacedOrder>('GET', `/orders/${orderNumber}`)).body,
    orders: async () => (await send<{ orders: PlacedOrder[] }>('GET', '/orders')).body.orders,
    /** Saves a delivery address. @returns its id */
    async lives(zipCode = '94607'): Promise<string> {
      const { body, status } = await send<{ address: { addressId: string } }>(
        'POST',
        `/profile/customers/${who?.customerId}/profile`,
        {
          purpose: 'DELIVERY',
          firstName: 'Maya',
          lastName: 'Torres',
          address: '12 Oak St',
          city: zipCode === '94607' ? 'Oakland' : 'San Francisco',
          state: 'CA',
          zipCode,
        },
      );
      if (status !== 200) throw new Error(`no address: ${JSON.stringify(body)}`);
      return body.address.addressId;
    },
  };
  return shopper;
}
export type OrdersShopper = ReturnType<typeof ordersShopper>;
