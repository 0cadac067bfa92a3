import type { CartLine, PriceContext } from '../../../../pricing/cart.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import { quote } from '../../../../pricing/quote.ts';
import { digestOf, quoteInputs } from '../../../../pricing/receipts/digest.ts';
import { context, line } from '../../../../pricing/testing/samples.ts';
import { noticesDb } from '../../notices/store/tables.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { announce } from '../lifecycle/announce.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { orderByNumber, type WholeOrder, wholeOrders } from '../store/order-reads.ts';
import { orderDb, type NewOrder, type PaymentRow } from '../store/order-tables.ts';
import { slotDb } from '../store/slot-tables.ts';
import { insertOrder } from '../store/order-writes.ts';

/** An order for a test; whatever is left out is usual. */
export interface GivenOrder extends Partial<Omit<NewOrder, 'inputs' | 'quote' | 'quote_id' | 'total_cents'>> {
  cart?: Partial<CartLine>[];
  offers?: Offer[];
  context?: Partial<PriceContext>;
  /** HAND_OVER, or a provider's. */
  method?: string;
}

const window = { start: '2026-08-07T23:00:00Z', end: '2026-08-08T00:00:00Z', cutoff: '2026-08-07T06:00:00Z' };
const at = (text: string) => Temporal.Instant.from(text);

/** The window of a slot on a day of August 2026: a pickup at 4 PM in Los Angeles, to be changed until 11 PM the day before. */
export const onDay = (day: number) => ({
  slot_id: `slot-${day}`,
  slot_start: at(window.start).add({ hours: 24 * (day - 7) }),
  slot_end: at(window.end).add({ hours: 24 * (day - 7) }),
  cutoff_at: at(window.cutoff).add({ hours: 24 * (day - 7) }),
});

let numbers = 4_471_000;

/** Writes a placed order of Maya's (household-1) with its slot and its payment, priced as any other. @returns its number */
export async function givenOrder(world: World, given: GivenOrder = {}): Promise<string> {
  const { cart = [{}], offers = [], context: changes = {}, method = 'HAND_OVER', ...columns } = given;
  const orderNumber = given.order_number ?? String(++numbers);
  const lines = cart.map((each) => line(each));
  const inputs = quoteInputs(lines, offers, context(changes));
  const priced = quote(lines, offers, inputs.context);
  const total = priced.totals.totalCents + (given.fee_cents ?? 0) + (given.tip_cents ?? 0);
  const order: NewOrder = {
    household_id: 'household-1',
    customer_id: 'customer-1',
    cart_id: 'cart-1',
    cart_category: '1P',
    seller_id: null,
    store_id: 'store-1',
    store_name: '1 Main St',
    store_state: 'CA',
    time_zone: 'America/Los_Angeles',
    banner: 'safeway',
    channel: 'PICKUP',
    slot_kind: '1H',
    ...onDay(7),
    hand_over: JSON.stringify({ kind: 'PICKUP', address: null, leaveAt: null, instructions: null, zipCode: '94607' }),
    phone: null,
    inputs: JSON.stringify(inputs),
    quote: JSON.stringify(priced),
    quote_id: digestOf(inputs),
    fee_cents: 0,
    tip_cents: 0,
    total_cents: total,
    placed_total_cents: total,
    placed_at: world.clock.now(),
    ...columns,
    order_number: orderNumber,
  };
  await inTransaction(world.db, async (trx) => {
    if (order.slot_id)
      await slotDb(trx)
        .insertInto('orders.slot')
        .values({
          slot_id: order.slot_id,
          store_id: order.store_id,
          channel: 'PICKUP',
          kind: '1H',
          start_at: order.slot_start!,
          end_at: order.slot_end!,
          cutoff_at: order.cutoff_at!,
          fee_cents: order.fee_cents,
          capacity: 100,
          taken: 1,
        })
        .onConflict((conflict) =>
          conflict.column('slot_id').doUpdateSet((of) => ({ taken: of('orders.slot.taken', '+', 1) })),
        )
        .execute();
    await insertOrder(
      trx,
      order,
      priced.lines.map((each, position) => ({
        order_number: orderNumber,
        entry_id: each.lineId,
        position,
        item_id: each.upc,
        name: each.upc,
        size: '1 ct',
        department_id: lines[position]!.departmentId,
        category: lines[position]!.category,
        ordered_quantity: each.qty,
        ordered_weight: lines[position]!.weight,
        picked_quantity: null,
        picked_weight: null,
        substitution: 'BEST_MATCH',
        substitute_item_id: null,
        substituted_item_id: null,
        substituted_name: null,
        substituted_cents: null,
        comments: null,
        list_cents: each.listCents,
        net_cents: each.netCents,
        allocation: JSON.stringify(each.applied),
        reserved: each.qty,
      })),
    );
    await orderDb(trx)
      .insertInto('orders.payment')
      .values({
        payment_id: `payment-${orderNumber}`,
        order_number: orderNumber,
        method,
        state: 'AUTHORIZED',
        reference: null,
        authorized_cents: method === 'HAND_OVER' ? 0 : Math.round(total * 1.1),
        created_at: world.clock.now(),
        updated_at: world.clock.now(),
      })
      .execute();
  });
  return orderNumber;
}

/** Announces a test's order, as placing does. */
export async function announcePlaced(world: World, orderNumber: string): Promise<void> {
  const { order } = await wholeOf(world, orderNumber);
  await inTransaction(world.db, (trx) =>
    announce(world.context, trx, 'order.placed', {
      orderNumber,
      householdId: order.household_id,
      storeName: order.store_name,
      state: order.store_state,
      placedAt: order.placed_at.toString(),
      handOverAt: order.slot_end?.toString() ?? null,
      lines: earningLines(order.inputs, order.quote),
    }),
  );
}

/** An order with all that belongs to it. */
export async function wholeOf({ db }: World, orderNumber: string): Promise<WholeOrder> {
  const order = await orderByNumber(db, orderNumber);
  const [whole] = await wholeOrders(db, order ? [order] : []);
  if (!whole) throw new Error(`there is no order ${orderNumber}`);
  return whole;
}

/** What was charged for an order, and paid back, in cents. */
export async function moneyOf(world: World, orderNumber: string): Promise<{ charged: number; refunded: number }> {
  const { payments } = await wholeOf(world, orderNumber);
  const sum = (of: (payment: PaymentRow) => number) => payments.reduce((all, payment) => all + of(payment), 0);
  return { charged: sum((payment) => payment.captured_cents), refunded: sum((payment) => payment.refunded_cents) };
}

/** A household's notices, oldest first. */
export const noticesOf = ({ db }: World, householdId: string) =>
  noticesDb(db)
    .selectFrom('games.notice')
    .select(['type', 'parts', 'deep_link'])
    .where('household_id', '=', householdId)
    .orderBy('created_at')
    .execute();

/** Orders and holds that a time has. */
export const takenOf = async ({ db }: World, slotId: string): Promise<number> =>
  (await slotDb(db).selectFrom('orders.slot').select('taken').where('slot_id', '=', slotId).executeTakeFirstOrThrow())
    .taken;
