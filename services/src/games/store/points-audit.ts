import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How points see an order, and whether the ledger agrees. */
export interface OrderPoints {
  status: 'PLACED' | 'FINALIZED' | 'CANCELLED';
  /** Points of it that are on their way, and that were posted. */
  pending: number;
  posted: number;
  /** What its programs say it earns. */
  earned: number;
}

/** How points see these orders; one that they haven't heard of is missing. */
export async function pointsOfOrders(
  db: Database,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, OrderPoints>> {
  const { rows } = await sql<OrderPoints & { order_number: string }>`
    select o.order_number, o.status,
      coalesce((select sum(points) from games.points_ledger l where l.order_number = o.order_number
        and l.source_type = 'ORDER' and l.status = 'PENDING'), 0)::int as pending,
      coalesce((select sum(points) from games.points_ledger l where l.order_number = o.order_number
        and l.source_type = 'ORDER' and l.status = 'POSTED'), 0)::int as posted,
      coalesce((select sum(points) from games.order_earning e where e.order_number = o.order_number), 0)::int as earned
    from games.earning_order o where o.order_number = any(${[...orderNumbers]}::text[])`.execute(db);
  return new Map(rows.map(({ order_number: orderNumber, ...points }) => [orderNumber, points]));
}

/** Households whose balance isn't the sum of their posted points (I-3). */
export async function wrongBalances(db: Database): Promise<{ householdId: string; programCode: string }[]> {
  const { rows } = await sql<{ household_id: string; program_code: string }>`
    select household_id, program_code from games.balance b
    where points <> (select coalesce(sum(points), 0) from games.points_ledger l
      where l.household_id = b.household_id and l.program_code = b.program_code and l.status = 'POSTED')
    order by 1, 2`.execute(db);
  return rows.map((row) => ({ householdId: row.household_id, programCode: row.program_code }));
}
