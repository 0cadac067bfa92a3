import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { eligibleCents, type OrderLine, pointsOf } from '../rules/earning.ts';
import { credit } from '../store/balances.ts';
import * as earnRows from '../store/earn-rows.ts';
import * as orders from '../store/orders.ts';
import { type EarningOrderRow, gamesDb } from '../store/tables.ts';
import { pointsExpiry } from '../rules/expiry.ts';
import { postWithin } from '../rules/processing-time.ts';
import { enroll } from '../store/rewards/rewards-program.ts';

/** What points need to know about an order. Orders are placed through `orderPlaced`; an import brings finalized ones whole. */
export interface PlacedOrder {
  orderNumber: string;
  householdId: string;
  storeName: string;
  /** Two-letter code of the store's state. */
  state: string;
  placedAt: Temporal.Instant;
  /** Of its store; where the month ends in which its points expire. */
  timeZone?: string | undefined;
  /** When it will be finalized, if known. */
  handOverAt?: Temporal.Instant | undefined;
  lines: readonly OrderLine[];
}

/** An order with its current state; `onlyIn` one program, when writing a history. */
export type KnownOrder = PlacedOrder & { finalizedAt: Temporal.Instant | null; onlyIn?: string };

/** Writes new orders, pending or posted right away, many at a time. @returns numbers of the new ones */
export async function takeIn(trx: Database, random: Random, given: readonly KnownOrder[]): Promise<Set<string>> {
  const db = gamesDb(trx);
  const once = new Map(given.toReversed().map((order) => [order.orderNumber, order]));
  const fresh = await orders.insertOrders(db, [...once.values()].map(orderRow));
  const taken = [...once.values()].filter(({ orderNumber }) => fresh.has(orderNumber));
  const households = [...new Set(taken.map(({ householdId }) => householdId))];
  if (households.length > 0) await enroll(db, households);
  const programs = await orders.earningPrograms(db, households);
  const byHousehold = Map.groupBy(programs, (program) => program.household_id);
  const earnings: orders.NewEarning[] = [];
  const rows: earnRows.NewEarnRow[] = [];
  for (const { orderNumber, householdId, storeName, state, placedAt, timeZone, finalizedAt, lines, onlyIn } of taken)
    for (const program of byHousehold.get(householdId) ?? []) {
      const { code, earning, start_at: start, end_at: end, opted_in_at: since } = program;
      const isOn = [start, since].every((from) => Temporal.Instant.compare(from, placedAt) <= 0);
      if (!isOn || Temporal.Instant.compare(placedAt, end) > 0 || (onlyIn !== undefined && onlyIn !== code)) continue;
      const late = finalizedAt !== null && Temporal.Instant.compare(finalizedAt, end) > 0;
      const cents = eligibleCents(earning, lines, state);
      const points = late ? 0 : pointsOf(earning, cents);
      earnings.push({ orderNumber, programCode: code, eligibleCents: cents, points });
      const id = random.uuid();
      const told = { id, householdId, orderNumber, storeName, placedAt, postedAt: finalizedAt };
      const expiresAt = pointsExpiry(program, placedAt, timeZone);
      if (points > 0) rows.push({ ...told, programCode: code, points, expiresAt });
    }
  await orders.insertEarnings(db, earnings);
  await earnRows.appendEarnRows(db, rows);
  await credit(
    db,
    rows.filter(({ postedAt }) => postedAt !== null),
  );
  return fresh;
}

function orderRow(order: KnownOrder): EarningOrderRow {
  return {
    order_number: order.orderNumber,
    household_id: order.householdId,
    store_name: order.storeName,
    state: order.state,
    status: order.finalizedAt === null ? 'PLACED' : 'FINALIZED',
    version: 0,
    placed_at: order.placedAt,
    post_by: (order.handOverAt ?? order.placedAt).add(postWithin),
    finalized_at: order.finalizedAt,
    time_zone: order.timeZone ?? null,
  };
}
