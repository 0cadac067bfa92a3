import { sql } from 'kysely';
import type { EarningRule } from '../rules/earning.ts';
import type { EarningOrderRow, GamesDb } from './tables.ts';

/** A program in which a household earns, and since when. */
export interface EarningProgram {
  household_id: string;
  code: string;
  title: string;
  start_at: Temporal.Instant;
  end_at: Temporal.Instant;
  opted_in_at: Temporal.Instant;
  earning: EarningRule;
  /** Otherwise its points make grocery rewards, and everybody earns them. */
  is_game: boolean;
}

/** An order's points in a program, to be written. */
export interface NewEarning {
  orderNumber: string;
  programCode: string;
  eligibleCents: number;
  points: number;
}

/** Writes orders that don't exist yet. @returns the numbers of the new ones */
export async function insertOrders(db: GamesDb, orders: readonly EarningOrderRow[]): Promise<Set<string>> {
  const { rows } = await sql<{ order_number: string }>`
    insert into games.earning_order
    select * from jsonb_populate_recordset(null::games.earning_order, ${JSON.stringify(orders)}::jsonb)
    on conflict do nothing returning order_number`.execute(db);
  return new Set(rows.map((row) => row.order_number));
}

/** Locks an order until the transaction ends: its events are handled one at a time. */
export async function lockOrder(db: GamesDb, orderNumber: string): Promise<EarningOrderRow | undefined> {
  return db
    .selectFrom('games.earning_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateOrder(
  db: GamesDb,
  orderNumber: string,
  change: Partial<Pick<EarningOrderRow, 'status' | 'version' | 'finalized_at' | 'post_by'>>,
): Promise<void> {
  await db.updateTable('games.earning_order').set(change).where('order_number', '=', orderNumber).execute();
}

/** Every program that the households have opted in to, and those that need no opt-in. */
export async function earningPrograms(db: GamesDb, householdIds: readonly string[]): Promise<EarningProgram[]> {
  if (householdIds.length === 0) return [];
  const { rows } = await sql<EarningProgram>`
    select joined.household_id, joined.opted_in_at, program.code, program.start_at, program.end_at, program.earning,
      program.is_game, program.game ->> 'title' as title
    from (
      select household_id, opted_in_at, program_code from games.optin where household_id = any(${[...householdIds]}::text[])
      union all
      select household_id, start_at, code from games.program
      cross join unnest(${[...householdIds]}::text[]) as asked (household_id) where not is_game
    ) as joined join games.program as program on program.code = joined.program_code
    order by joined.household_id, program.code`.execute(db);
  return rows;
}

/** Writes what orders earn; existing rows stay unchanged (I-8). */
export async function insertEarnings(db: GamesDb, earnings: readonly NewEarning[]): Promise<void> {
  await sql`
    insert into games.order_earning (order_number, program_code, eligible_cents, points)
    select "orderNumber", "programCode", "eligibleCents", points
    from jsonb_to_recordset(${JSON.stringify(earnings)}::jsonb)
      as new ("orderNumber" text, "programCode" text, "eligibleCents" int, points int)
    on conflict do nothing`.execute(db);
}

/** What an order earns in each program, with the program's rule, in the order in which balances are locked. */
export async function earningsOf(db: GamesDb, orderNumber: string) {
  return db
    .selectFrom('games.order_earning as earned')
    .innerJoin('games.program as program', 'program.code', 'earned.program_code')
    .selectAll('earned')
    .select('program.earning')
    .where('earned.order_number', '=', orderNumber)
    .orderBy('earned.program_code')
    .execute();
}
/** What is known of orders and what they earn; one that earns nothing has a row without a program, an unknown one has none. */
export async function knownEarnings(db: GamesDb, orderNumbers: readonly string[]) {
  if (orderNumbers.length === 0) return [];
  return db
    .selectFrom('games.earning_order as known')
    .leftJoin('games.order_earning as earned', 'earned.order_number', 'known.order_number')
    .leftJoin('games.program as program', 'program.code', 'earned.program_code')
    .select(['known.order_number', 'known.status'])
    .select(['earned.points', 'earned.reversed_points', 'earned.eligible_cents'])
    .select(['program.code', 'program.earning'])
    .select(sql<string | null>`program.game ->> 'title'`.as('title'))
    .where('known.order_number', 'in', orderNumbers)
    .orderBy('earned.program_code')
    .execute();
}
export type OrderEarning = Awaited<ReturnType<typeof earningsOf>>[number];

export async function updateEarning(
  db: GamesDb,
  { order_number: orderNumber, program_code: code }: Pick<OrderEarning, 'order_number' | 'program_code'>,
  change: Partial<Pick<OrderEarning, 'eligible_cents' | 'points' | 'refunded_cents' | 'reversed_points'>>,
): Promise<void> {
  await db
    .updateTable('games.order_earning')
    .set(change)
    .where('order_number', '=', orderNumber)
    .where('program_code', '=', code)
    .execute();
}

/** Records a refund; false if it is already known. */
export async function insertRefund(
  db: GamesDb,
  orderNumber: string,
  refundId: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const written = await db
    .insertInto('games.order_refund')
    .values({ order_number: orderNumber, refund_id: refundId, refunded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Orders whose points are due though they were never reported as finalized, locked; those held by another instance are skipped. */
export async function lockDueOrders(db: GamesDb, now: Temporal.Instant, limit: number): Promise<EarningOrderRow[]> {
  return db
    .selectFrom('games.earning_order')
    .selectAll()
    .where('status', '=', 'PLACED')
    .where('post_by', '<=', now)
    .orderBy('post_by')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
