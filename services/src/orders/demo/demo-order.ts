import { type LoadedCart, quoteCart, withChanges } from '../../cart/index.ts';
import { packedInstead, takeStock } from '../../catalog/index.ts';
import { takeIn } from '../../games/index.ts';
import { hasFreshPass } from '../../profile/index.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { digestOf, quoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import { demoFleet } from '../journeys/demo-fleet.ts';
import { followVans } from '../journeys/follow-vans.ts';
import { pack } from '../lifecycle/packing.ts';
import { lineRows } from '../lifecycle/amended-rows.ts';
import { playOrder } from '../lifecycle/play-the-store.ts';
import { feeFor } from '../rules/membership/fees.ts';
import { slotIdOf } from '../rules/slot-ids.ts';
import { fixedAt } from '../rules/times/run-times.ts';
import { linesOfOrder, orderByNumber } from '../store/order-reads.ts';
import type { KeptHandOver, OrderRow } from '../store/order-tables.ts';
import { insertOrder } from '../store/order-writes.ts';
import { insertPayment } from '../store/payments.ts';
import { ensureSlot, takePlace } from '../store/slots.ts';

/** A demo shopper's order: brought where it says an address, else picked up. */
export interface DemoOrder {
  orderNumber: string;
  customer: { customerId: string; householdId: string };
  store: { storeId: string; name: string; state: string; timeZone: string; banner: string; zip: string };
  placedAt: Temporal.Instant;
  /** Start of its hour, or of its two hours where it is brought. */
  start: Temporal.Instant;
  lines: readonly { itemId: string; quantity: number; weight?: number }[];
  address?: NonNullable<KeptHandOver['address']>;
  /** Kind of cart it was; groceries if omitted. What subscriptions bring has their saving (N-35). */
  category?: '1P' | '1P_SNS' | '1P_B2B';
  /** What the store is out of when it picks the order; the closest match is packed. */
  outOf?: string | undefined;
}

type Context = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>;

const windows = { PICKUP: { hours: 1 }, DELIVERY: { hours: 2 } } as const;
const lead = { hours: 2 };
/** Of what subscriptions bring. */
const scheduledLeadDays = 1;
/** What bringing an order costs who isn't a member of FreshPass. */
const deliveryCents = 595;

/**
 * Writes a demo order by the same rules as any other, as far along as it would be by now; once. Its points are part of the
 * demo's own history of games, so it earns none.
 */
export async function placeDemoOrder(context: Context, demo: DemoOrder): Promise<void> {
  const isNew = await inTransaction(context.db, (trx) => place(trx, context, demo));
  const order = isNew ? await orderByNumber(context.db, demo.orderNumber) : undefined;
  if (!order) return;
  const { start, outOf } = demo;
  if (outOf !== undefined) await swapWhilePicked(context, order, { itemId: outOf, at: start.subtract({ hours: 1 }) });
  await playOrder(context, order, context.clock.now());
  if (demo.address) await followVans(context, demoFleet);
}

/** Plays an order until it is being picked, and packs the closest match of one of its lines, if that has not happened anyway. */
async function swapWhilePicked(
  context: Context,
  order: OrderRow,
  { itemId, at }: { itemId: string; at: Temporal.Instant },
): Promise<void> {
  if (Temporal.Instant.compare(at, context.clock.now()) > 0) return;
  await playOrder(context, order, at);
  const { order_number: orderNumber, store_id: storeId, channel } = order;
  await inTransaction(context.db, async (trx) => {
    const line = (await linesOfOrder(trx, orderNumber)).find((each) => each.item_id === itemId);
    if (!line || (line.picked_quantity ?? line.ordered_quantity) < line.ordered_quantity) return;
    const { entry_id: entryId, ordered_quantity: quantity } = line;
    const bpn = itemId;
    const instead = await packedInstead({ db: trx, now: at }, { bpn, named: null, quantity, storeId, channel });
    if (!instead || line.substituted_item_id !== null) return;
    const swap = { kind: 'SUBSTITUTED' as const, entryId, quantity, ...instead };
    await pack(trx, context, [swap], { orderNumber, at, actor: 'STORE' });
  });
}

async function place(
  trx: Transaction,
  { random }: Context,
  { orderNumber, customer, store, placedAt, start, lines, address, category = '1P' }: DemoOrder,
): Promise<boolean> {
  if (await orderByNumber(trx, orderNumber)) return false;
  const channel = address ? 'DELIVERY' : 'PICKUP';
  const at = { storeId: store.storeId, channel } as const;
  const empty: LoadedCart = {
    head: {
      ...at,
      cartId: `order-${orderNumber}`,
      owner: { householdId: customer.householdId },
      category,
      sellerId: null,
      orderNumber: null,
      ordered: null,
      usesRewards: false,
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
  const quote = await inTurns(quoteOfSteps(inputs));
  if (counted.length === 0) return false;
  const end = start.add(windows[channel]);
  const slotId = slotIdOf(store.storeId, { channel: address ? 'delivery' : 'pickup', start, end });
  const slot = {
    slot_id: slotId,
    store_id: store.storeId,
    channel,
    kind: address ? '2H' : '1H',
    fee_cents: address ? deliveryCents : 0,
    capacity: 8,
  } as const;
  const cutoff = category === '1P_SNS' ? fixedAt(start, store.timeZone, scheduledLeadDays) : start.subtract(lead);
  const times = { start_at: start, end_at: end, cutoff_at: cutoff };
  await ensureSlot(trx, { ...slot, ...times });
  if (!(await takePlace(trx, slotId))) return false;
  await takeStock(trx, at, new Map(cart.lines.map(({ bpn, quantity }) => [bpn, quantity])));
  const isMember = await hasFreshPass(trx, { householdId: customer.householdId, at: placedAt });
  const { feeCents, waivedCents } = feeFor(slot.fee_cents, { channel, isMember });
  const totalCents = quote.totals.totalCents + feeCents;
  await insertOrder(
    trx,
    {
      order_number: orderNumber,
      household_id: customer.householdId,
      customer_id: customer.customerId,
      cart_id: empty.head.cartId,
      cart_category: category,
      seller_id: null,
      store_id: store.storeId,
      store_name: store.name,
      store_state: store.state,
      time_zone: store.timeZone,
      banner: store.banner,
      channel,
      slot_id: slotId,
      slot_start: start,
      slot_end: end,
      slot_kind: slot.kind,
      cutoff_at: times.cutoff_at,
      hand_over: JSON.stringify({
        kind: address ? 'ATTENDED' : 'PICKUP',
        address: address ?? null,
        leaveAt: null,
        instructions: null,
        zipCode: store.zip,
      }),
      phone: null,
      inputs: JSON.stringify(inputs),
      quote: JSON.stringify(quote),
      quote_id: digestOf(inputs),
      fee_cents: feeCents,
      waived_cents: waivedCents,
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
