import { packedInstead } from '../../catalog/index.ts';
import { earlier } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { OrderState } from '../rules/order-states.ts';
import { pickedAs, storeTimes } from '../rules/store-plan.ts';
import { lockableOrders, movingOrders } from '../store/moving-orders.ts';
import { linesOfOrder, orderByNumber } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { bringsOrder } from '../views/order.ts';
import { lock, takeLateCoupons } from './late-coupons.ts';
import { pack, type Packing } from './packing.ts';
import { advance, finalize, handOver, setOut } from './store-side.ts';
import type { Deps } from './take.ts';

type Context = Deps & { db: Database };

const batch = 100;
const actor = 'STORE';

/**
 * Locks the orders whose cut-off has passed, with the coupons that were clipped by then (N-61, N-40). One that can't be priced
 * is locked as it is. @returns how many
 * @throws the first failure, once all are locked
 */
export async function lockDue(context: Context): Promise<number> {
  const { db, clock } = context;
  const failures: unknown[] = [];
  let locked = 0;
  for (;;) {
    const numbers = await lockableOrders(db, clock.now(), batch);
    for (const orderNumber of numbers) if (await unlessMoved(() => lockOne(context, orderNumber, failures))) locked++;
    if (numbers.length === batch) continue;
    if (failures.length > 0) throw failures[0];
    return locked;
  }
}

async function lockOne(context: Context, orderNumber: string, failures: unknown[]): Promise<void> {
  const { db, clock } = context;
  const passing = { orderNumber, at: clock.now() };
  try {
    await inTransaction(db, (trx) => lock(trx, context, passing));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    failures.push(error);
    await inTransaction(db, (trx) => advance(trx, { ...passing, event: 'LOCK', actor: 'CLOCK' }));
  }
}

/**
 * A demo's store: moves every order that is due by the clock as far as it goes: locks it, picks it with a few shorts, swaps,
 * and real weights, has it ready, hands it over, and finalizes it. The same order meets the same fate wherever it is played.
 * An order that can't be moved doesn't hold up the others.
 * @returns how many steps were made
 * @throws the first failure, once all the others were moved
 */
export async function playTheStore(context: Context): Promise<number> {
  const now = context.clock.now();
  let steps = await lockDue(context);
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    const orders = await movingOrders(context.db, { now, after, limit: batch });
    for (const order of orders)
      try {
        steps += await playOrder(context, order, now);
      } catch (error) {
        failures.push(error);
      }
    const last = orders.at(-1);
    if (last && orders.length === batch) after = last.order_number;
    else if (failures.length > 0) throw failures[0];
    else return steps;
  }
}

/** Moves one order as far as its times say, whoever else moves it meanwhile. @returns how many steps were made */
export async function playOrder(context: Context, order: OrderRow, now: Temporal.Instant): Promise<number> {
  let steps = 0;
  for (let current: OrderRow | undefined = order; current;) {
    const due = dueStep(context, current);
    if (!due || Temporal.Instant.compare(due.at, now) > 0) break;
    if (await unlessMoved(() => inTransaction(context.db, due.work))) steps++;
    const before: OrderState = current.state;
    current = await orderByNumber(context.db, order.order_number);
    if (current?.state === before) break;
  }
  return steps;
}

/** What the store does next with an order, and when; undefined if nothing is left to do. */
function dueStep(context: Context, order: OrderRow) {
  const { order_number: orderNumber, state } = order;
  const at = nextTimeOf(order);
  if (at === null) return undefined;
  const leave = (trx: Transaction) => handOver(trx, context, { orderNumber, at, actor });
  const works: Partial<Record<OrderState, (trx: Transaction) => Promise<void>>> = {
    PLACED: (trx) => lock(trx, context, { orderNumber, at }),
    LOCKED: (trx) => pickAll(trx, context, order, at),
    PICKING: (trx) => setOut(trx, context, { orderNumber, at, actor }),
    READY: leave,
    OUT_FOR_DELIVERY: leave,
    HANDED_OVER: (trx) => finalize(trx, context, { orderNumber, at, actor }),
  };
  const work = works[state];
  return work && { at, work };
}

/** When a demo's store makes its next step with an order; null if nothing is left to do. */
export function nextTimeOf(order: OrderRow): Temporal.Instant | null {
  const { slot_start: start, slot_end: end, cutoff_at: cutoff } = order;
  const {
    lock,
    pick,
    ready,
    handOver,
    finalize: finalizes,
  } = storeTimes({
    orderNumber: order.order_number,
    placedAt: order.placed_at,
    bringsIt: bringsOrder(order),
    slot: start && end && cutoff ? { start, end, cutoff } : null,
  });
  const times: Partial<Record<OrderState, Temporal.Instant>> = {
    PLACED: lock,
    LOCKED: pick,
    PICKING: ready,
    // Whoever is here isn't kept waiting.
    READY: order.arrived_at === null ? handOver : earlier(handOver, order.arrived_at.add({ minutes: 3 })),
    OUT_FOR_DELIVERY: handOver,
    HANDED_OVER: finalizes,
  };
  return times[order.state] ?? null;
}

async function pickAll(trx: Transaction, deps: Deps, order: OrderRow, at: Temporal.Instant): Promise<void> {
  const { order_number: orderNumber } = order;
  await takeLateCoupons(trx, deps, { orderNumber, at });
  await advance(trx, { orderNumber, event: 'PICK', at, actor });
  const packings: Packing[] = [];
  const instead = new Set<string>();
  for (const line of await linesOfOrder(trx, orderNumber)) {
    const packing = await packingOf(trx, { order, line, at }, instead);
    if (packing) packings.push(packing);
  }
  await pack(trx, deps, packings, { orderNumber, at: at.add({ minutes: 4 }), actor });
}

/** @param taken what was packed instead of other lines; what is left of it may not be enough for this one */
async function packingOf(
  trx: Transaction,
  { order, line, at }: { order: OrderRow; line: OrderLineRow; at: Temporal.Instant },
  taken: Set<string>,
): Promise<Packing | null> {
  const { entry_id: entryId, item_id: bpn, ordered_quantity: quantity, ordered_weight: weight } = line;
  const picked = pickedAs(order.order_number, { entryId, quantity, weight });
  if (picked.kind === 'AS_ORDERED') return null;
  if (picked.kind === 'WEIGHED') return { entryId, ...picked };
  const instead =
    line.substitution === 'REFUND'
      ? null
      : await packedInstead(
          { db: trx, now: at },
          {
            bpn,
            named: line.substitute_item_id,
            quantity,
            storeId: order.store_id,
            channel: order.channel,
          },
        );
  if (!instead || taken.has(instead.itemId)) return { entryId, kind: 'SHORT', left: picked.left };
  taken.add(instead.itemId);
  return { entryId, kind: 'SUBSTITUTED', quantity, ...instead };
}

/** Somebody else may have moved the order in the meantime; or more has to be held first: then this step isn't due. */
async function unlessMoved(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ServiceError && ['ORDER_STATE', 'HOLD_TOO_SMALL'].includes(error.code)) return false;
    throw error;
  }
}
