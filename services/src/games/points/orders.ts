import { notFound } from '../../platform/http/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { orderNotFinalized } from '../rules/refusals.ts';
import { eligibleCents, type OrderLine, pointsOf, reversal } from '../rules/earning.ts';
import { credit, takeBack } from '../store/balances.ts';
import * as earnRows from '../store/earn-rows.ts';
import * as orders from '../store/orders.ts';
import { type EarningOrderRow, type GamesDb, gamesDb } from '../store/tables.ts';
import { pointsExpiry } from '../rules/expiry.ts';
import { postWithin } from '../rules/processing-time.ts';
import { type PlacedOrder, takeIn } from './take-in.ts';

/**
 * An order was placed: its points are pending in every program the household is in (N-10, N-11).
 * Inside the caller's transaction; repeating the number changes nothing (I-8). @returns was it new?
 */
export async function orderPlaced(trx: Database, random: Random, order: PlacedOrder): Promise<boolean> {
  return (await takeIn(gamesDb(trx), random, [{ ...order, finalizedAt: null }])).size > 0;
}

/**
 * The lines of a placed order have changed: its pending points are recalculated (T-53).
 * @param change `version` counts the changes from 1; a late one is ignored
 * @returns was it accepted? Never after the order was finalized or canceled (I-10). @throws 404 ORDER_NOT_FOUND
 */
export async function orderAmended(
  trx: Database,
  random: Random,
  change: { orderNumber: string; version: number; lines: readonly OrderLine[]; handOverAt?: Temporal.Instant },
): Promise<boolean> {
  const db = gamesDb(trx);
  const order = await locked(db, change.orderNumber);
  if (order.status !== 'PLACED' || change.version <= order.version) return false;
  const { version, handOverAt } = change;
  await orders.updateOrder(db, order.order_number, {
    version,
    ...(handOverAt ? { post_by: handOverAt.add(postWithin) } : {}),
  });
  await estimateAnew(db, random, order, change.lines);
  return true;
}

/**
 * An order was finalized: its pending points are posted, after a last recalculation if lines are given.
 * @returns was it accepted? Only once (I-10). @throws 404 ORDER_NOT_FOUND
 */
export async function orderFinalized(
  trx: Database,
  random: Random,
  given: { orderNumber: string; at: Temporal.Instant; lines?: readonly OrderLine[] },
): Promise<boolean> {
  const db = gamesDb(trx);
  const order = await locked(db, given.orderNumber);
  if (order.status !== 'PLACED') return false;
  if (given.lines) await estimateAnew(db, random, order, given.lines);
  await post(db, order, given.at);
  return true;
}

/** An order was canceled: its pending points are dropped (T-49), and posted ones are taken back in full. @throws 404 ORDER_NOT_FOUND */
export async function orderCancelled(
  trx: Database,
  random: Random,
  { orderNumber, at }: { orderNumber: string; at: Temporal.Instant },
): Promise<boolean> {
  const db = gamesDb(trx);
  const order = await locked(db, orderNumber);
  if (order.status === 'CANCELLED') return false;
  if (order.status === 'FINALIZED')
    return takeBackOf(db, random, order, {
      refundId: 'cancelled',
      at,
      title: `Order ${orderNumber}, cancelled`,
      cents: (earned) => earned.eligible_cents,
    });
  await earnRows.voidEarnRows(db, orderNumber);
  await orders.updateOrder(db, orderNumber, { status: 'CANCELLED' });
  return true;
}

/**
 * Lines of a finalized order were refunded: their share of its points is taken back, below zero if they are spent
 * already (T-48). Repeating a refund changes nothing.
 * @returns was it accepted? @throws 404 ORDER_NOT_FOUND, 409 ORDER_NOT_FINALIZED: a placed order is amended instead
 */
export async function orderRefunded(
  trx: Database,
  random: Random,
  refund: { orderNumber: string; refundId: string; at: Temporal.Instant; lines: readonly OrderLine[]; title?: string },
): Promise<boolean> {
  const db = gamesDb(trx);
  const order = await locked(db, refund.orderNumber);
  if (order.status === 'PLACED') throw orderNotFinalized();
  if (order.status === 'CANCELLED') return false;
  return takeBackOf(db, random, order, {
    refundId: refund.refundId,
    at: refund.at,
    title: refund.title ?? `Order ${refund.orderNumber}, refund`,
    cents: ({ earning }) => eligibleCents(earning, refund.lines, order.state),
  });
}

/** Posts due points for orders never reported as finalized (N-11). @returns how many; call again until none are left */
export async function postDueOrders(trx: Database, now: Temporal.Instant, limit: number): Promise<number> {
  const db = gamesDb(trx);
  const due = await orders.lockDueOrders(db, now, limit);
  for (const order of due) await post(db, order, now);
  return due.length;
}

async function locked(db: GamesDb, orderNumber: string): Promise<EarningOrderRow> {
  const order = await orders.lockOrder(db, orderNumber);
  if (!order) throw notFound('ORDER_NOT_FOUND', 'Order not found.');
  return order;
}

async function estimateAnew(
  db: GamesDb,
  random: Random,
  order: EarningOrderRow,
  lines: readonly OrderLine[],
): Promise<void> {
  const programs = await orders.earningPrograms(db, [order.household_id]);
  for (const earned of await orders.earningsOf(db, order.order_number)) {
    const { program_code: code, earning } = earned;
    const program = programs.find((each) => each.code === code);
    const cents = eligibleCents(earning, lines, order.state);
    const points = pointsOf(earning, cents);
    await orders.updateEarning(db, earned, { eligible_cents: cents, points });
    if ((await earnRows.reestimate(db, code, order.order_number, points)) || points === 0) continue;
    await earnRows.appendEarnRows(db, [
      {
        id: random.uuid(),
        householdId: order.household_id,
        programCode: code,
        points,
        orderNumber: order.order_number,
        storeName: order.store_name,
        placedAt: order.placed_at,
        postedAt: null,
        expiresAt: program ? pointsExpiry(program, order.placed_at, order.time_zone) : order.placed_at,
      },
    ]);
  }
}

async function post(db: GamesDb, order: EarningOrderRow, at: Temporal.Instant): Promise<void> {
  await orders.updateOrder(db, order.order_number, { status: 'FINALIZED', finalized_at: at });
  const posted = await earnRows.postEarnRows(db, order.order_number, at);
  for (const earned of await orders.earningsOf(db, order.order_number))
    if (earned.points > 0 && !posted.some((row) => row.program_code === earned.program_code))
      await orders.updateEarning(db, earned, { points: 0 });
  await credit(
    db,
    posted.map(({ program_code: programCode, points }) => ({ householdId: order.household_id, programCode, points })),
  );
}

async function takeBackOf(
  db: GamesDb,
  random: Random,
  order: EarningOrderRow,
  refund: { refundId: string; at: Temporal.Instant; title: string; cents: (earned: orders.OrderEarning) => number },
): Promise<boolean> {
  const { household_id: householdId, order_number: orderNumber } = order;
  if (!(await orders.insertRefund(db, orderNumber, refund.refundId, refund.at))) return false;
  for (const earned of await orders.earningsOf(db, orderNumber)) {
    const { program_code: programCode, eligible_cents: eligible, points, refunded_cents: refunded } = earned;
    const before = { eligibleCents: eligible, points, refundedCents: refunded, reversedPoints: earned.reversed_points };
    const taken = reversal(before, refund.cents(earned));
    await orders.updateEarning(db, earned, {
      refunded_cents: taken.refundedCents,
      reversed_points: earned.reversed_points + taken.points,
    });
    if (taken.points === 0) continue;
    const row = { id: random.uuid(), householdId, programCode, points: taken.points, orderNumber };
    await takeBack(db, row);
    await earnRows.appendReversal(db, { ...row, refundId: refund.refundId }, refund);
  }
  return true;
}
