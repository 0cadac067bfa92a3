import { type LoadedCart, quoteCart, withChanges } from '../../cart/index.ts';
import { takeStock } from '../../catalog/index.ts';
import { takeIn } from '../../games/index.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { digestOf, quoteInputs, quoteOf } from '../../../../pricing/receipts/digest.ts';
import { lineRows } from '../lifecycle/amended-rows.ts';
import { playOrder } from '../lifecycle/play-the-store.ts';
import { slotIdOf } from '../rules/slot-ids.ts';
import { orderByNumber } from '../store/order-reads.ts';
import { insertOrder } from '../store/order-writes.ts';
import { insertPayment } from '../store/payments.ts';
import { ensureSlot, takePlace } from '../store/slots.ts';

/** A demo shopper's pickup order. */
export interface DemoOrder {
  orderNumber: string;
  customer: { customerId: string; householdId: string };
  store: { storeId: string; name: string; state: string; timeZone: string; banner: string; zip: string };
  placedAt: Temporal.Instant;
  /** Start of its hour. */
  start: Temporal.Instant;
  lines: readonly { itemId: string; quantity: number; weight?: number }[];
}

type Context = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>;

const hour = { minutes: 60 };
const lead = { hours: 2 };

/**
 * Writes a demo order by the same rules as any other, as far along as it would be by now; once. Its points are part of the
 * demo's own history of games, so it earns none.
 */
export async function placeDemoOrder(context: Context, demo: DemoOrder): Promise<void> {
  const isNew = await inTransaction(context.db, (trx) => place(trx, context, demo));
  const order = isNew ? await orderByNumber(context.db, demo.orderNumber) : undefined;
  if (order) await playOrder(context, order, context.clock.now());
}

async function place(
  trx: Transaction,
  { random }: Context,
  { orderNumber, customer, store, placedAt, start, lines }: DemoOrder,
): Promise<boolean> {
  if (await orderByNumber(trx, orderNumber)) return false;
  const at = { storeId: store.storeId, channel: 'PICKUP' as const };
  const empty: LoadedCart = {
    head: {
      ...at,
      cartId: `order-${orderNumber}`,
      owner: { householdId: customer.householdId },
      category: '1P',
      sellerId: null,
      orderNumber: null,
      ordered: null,
      zipCode: store.zip,
      version: 0,
      updatedAt: placedAt,
    },
    lines: [],
  };
  const changes = lines.map((line) => ({ kind: 'ADD' as const, ...line }));
  const { cart } = await withChanges(trx, empty, changes, { random, clock: { now: () => placedAt } });
  const priced = await quoteCart(trx, cart, { now: placedAt });
  const { lines: counted, offers, context } = priced.inputs;
  const inputs = quoteInputs(counted, offers, context);
  const quote = quoteOf(inputs);
  if (counted.length === 0) return false;
  const end = start.add(hour);
  const slotId = slotIdOf(store.storeId, { channel: 'pickup', start, end });
  const slot = {
    slot_id: slotId,
    store_id: store.storeId,
    channel: 'PICKUP',
    kind: '1H',
    fee_cents: 0,
    capacity: 8,
  } as const;
  const times = { start_at: start, end_at: end, cutoff_at: start.subtract(lead) };
  await ensureSlot(trx, { ...slot, ...times });
  if (!(await takePlace(trx, slotId))) return false;
  await takeStock(trx, at, new Map(cart.lines.map(({ bpn, quantity }) => [bpn, quantity])));
  const { totalCents } = quote.totals;
  await insertOrder(
    trx,
    {
      order_number: orderNumber,
      household_id: customer.householdId,
      customer_id: customer.customerId,
      cart_id: empty.head.cartId,
      cart_category: '1P',
      seller_id: null,
      store_id: store.storeId,
      store_name: store.name,
      store_state: store.state,
      time_zone: store.timeZone,
      banner: store.banner,
      channel: 'PICKUP',
      slot_id: slotId,
      slot_start: start,
      slot_end: end,
      slot_kind: '1H',
      cutoff_at: times.cutoff_at,
      hand_over: JSON.stringify({
        kind: 'PICKUP',
        address: null,
        leaveAt: null,
        instructions: null,
        zipCode: store.zip,
      }),
      phone: null,
      inputs: JSON.stringify(inputs),
      quote: JSON.stringify(quote),
      quote_id: digestOf(inputs),
      fee_cents: 0,
      tip_cents: 0,
      total_cents: totalCents,
      placed_total_cents: totalCents,
      placed_at: placedAt,
    },
    lineRows(orderNumber, { before: [], priced, quote, inputs }),
  );
  const money = { authorized_cents: totalCents, created_at: placedAt, updated_at: placedAt };
  const payment = {
    payment_id: `demo-${orderNumber}`,
    order_number: orderNumber,
    method: 'HAND_OVER',
    reference: null,
  };
  await insertPayment(trx, { ...payment, ...money, state: 'AUTHORIZED' });
  await takeIn(trx, random, [
    {
      orderNumber,
      householdId: customer.householdId,
      storeName: store.name,
      state: store.state,
      placedAt,
      finalizedAt: null,
      lines: [],
      onlyIn: '',
    },
  ]);
  return true;
}
