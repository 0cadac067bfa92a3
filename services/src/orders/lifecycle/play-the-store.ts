import { packedInstead } from '../../catalog/index.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { OrderState } from '../rules/order-states.ts';
import { pickedAs, storeTimes } from '../rules/store-plan.ts';
import { lockableOrders, movingOrders } from '../store/moving-orders.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { bringsOrder } from '../views/order.ts';
import { pack, type Packing } from './packing.ts';
import { advance, finalize } from './store-side.ts';
import type { Deps } from './take.ts';

type Context = Deps & { db: Database };

const batch = 100;
const actor = 'STORE';

/** Locks the orders whose cut-off has passed (N-61). @returns how many */
export async function lockDue({ db, clock }: Context): Promise<number> {
  let locked = 0;
  for (;;) {
    const numbers = await lockableOrders(db, clock.now(), batch);
    for (const orderNumber of numbers) if (await unlessMoved(() => lock(db, orderNumber, clock.now()))) locked++;
    if (numbers.length < batch) return locked;
  }
}

const lock = (db: Database, orderNumber: string, at: Temporal.Instant) =>
  inTransaction(db, (trx) => advance(trx, { orderNumber, event: 'LOCK', at, actor: 'CLOCK' }));

/**
 * A demo's store: moves every order that is due by the clock as far as it goes: locks it, picks it with a few shorts, swaps,
 * and real weights, has it ready, hands it over, and finalizes it. The same order meets the same fate wherever it is played.
 * @returns how many steps were made
 */
export async function playTheStore(context: Context): Promise<number> {
  const now = context.clock.now();
  let steps = 0;
  for (let after = ''; ;) {
    const orders = await movingOrders(context.db, { now, after, limit: batch });
    for (const order of orders) steps += await playOrder(context, order, now);
    const last = orders.at(-1);
    if (!last || orders.length < batch) return steps;
    after = last.order_number;
  }
}

/** Moves one order as far as its times say. @returns how many steps were made */
export async function playOrder(context: Context, order: OrderRow, now: Temporal.Instant): Promise<number> {
  const times = timesOf(order);
  const { order_number: orderNumber } = order;
  const step = (event: 'LOCK' | 'PICK' | 'READY' | 'HAND_OVER', at: Temporal.Instant) => (trx: Transaction) =>
    advance(trx, { orderNumber, event, at, actor: event === 'LOCK' ? 'CLOCK' : actor });
  const way: [from: readonly OrderState[], at: Temporal.Instant, work: (trx: Transaction) => Promise<void>][] = [
    [['PLACED'], times.lock, step('LOCK', times.lock)],
    [['LOCKED'], times.pick, (trx) => pickAll(trx, context, order, times.pick)],
    [['PICKING'], times.ready, step('READY', times.ready)],
    [['READY', 'OUT_FOR_DELIVERY'], times.handOver, step('HAND_OVER', times.handOver)],
    [['HANDED_OVER'], times.finalize, (trx) => finalize(trx, context, { orderNumber, at: times.finalize, actor })],
  ];
  const first = way.findIndex(([from]) => from.includes(order.state));
  if (first < 0) return 0;
  const due = way.slice(first).filter(([, at]) => Temporal.Instant.compare(at, now) <= 0);
  for (const [index, [, , work]] of due.entries())
    if (!(await unlessMoved(() => inTransaction(context.db, work)))) return index;
  return due.length;
}

/** When the store does what for an order. */
export function timesOf(order: OrderRow) {
  const { slot_start: start, slot_end: end, cutoff_at: cutoff } = order;
  return storeTimes({
    orderNumber: order.order_number,
    placedAt: order.placed_at,
    bringsIt: bringsOrder(order),
    slot: start && end && cutoff ? { start, end, cutoff } : null,
  });
}

async function pickAll(trx: Transaction, deps: Deps, order: OrderRow, at: Temporal.Instant): Promise<void> {
  const { order_number: orderNumber } = order;
  await advance(trx, { orderNumber, event: 'PICK', at, actor });
  const packings: Packing[] = [];
  for (const line of await linesOfOrder(trx, orderNumber)) {
    const packing = await packingOf(trx, order, line);
    if (packing) packings.push(packing);
  }
  await pack(trx, deps, packings, { orderNumber, at: at.add({ minutes: 4 }), actor });
}

async function packingOf(trx: Transaction, order: OrderRow, line: OrderLineRow): Promise<Packing | null> {
  const { entry_id: entryId, item_id: bpn, ordered_quantity: quantity, ordered_weight: weight } = line;
  const picked = pickedAs(order.order_number, { entryId, quantity, weight });
  if (picked.kind === 'AS_ORDERED') return null;
  if (picked.kind === 'WEIGHED') return { entryId, ...picked };
  const instead =
    line.substitution === 'REFUND'
      ? null
      : await packedInstead(trx, {
          bpn,
          named: line.substitute_item_id,
          quantity,
          storeId: order.store_id,
          channel: order.channel,
        });
  return instead
    ? { entryId, kind: 'SUBSTITUTED', quantity, ...instead }
    : { entryId, kind: 'SHORT', left: picked.left };
}

/** Somebody else may have moved the order in the meantime: then this step isn't needed. */
async function unlessMoved(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'ORDER_STATE') return false;
    throw error;
  }
}
