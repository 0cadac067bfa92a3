import { sql } from 'kysely';
import { append, ledgerEntry } from './ledger.ts';
import type { GamesDb, LedgerRow } from './tables.ts';

/** An EARN row of an order in a program (I-8). */
export interface NewEarnRow {
  id: string;
  householdId: string;
  programCode: string;
  points: number;
  orderNumber: string;
  storeName: string;
  placedAt: Temporal.Instant;
  /** Posted right away, or pending. */
  postedAt: Temporal.Instant | null;
  /** Game points end with the program (N-12). */
  expiresAt: Temporal.Instant;
}

/** Appends EARN rows, thousands at a time. */
export async function appendEarnRows(db: GamesDb, rows: readonly NewEarnRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into games.points_ledger (id, household_id, program_code, kind, entry_type, points, status, source_type,
      source_id, idempotency_key, title, order_number, store_name, effective_at, posted_at, expires_at)
    select id, "householdId", "programCode", 'EARN', 'EARN', points,
      case when "postedAt" is null then 'PENDING' else 'POSTED' end, 'ORDER', "orderNumber",
      'ORDER:' || "programCode" || ':' || "orderNumber", 'Order ' || "orderNumber" || ' at ' || "storeName",
      "orderNumber", "storeName", "placedAt", "postedAt", "expiresAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, "householdId" text, "programCode" text,
      points int, "orderNumber" text, "storeName" text, "placedAt" timestamptz, "postedAt" timestamptz,
      "expiresAt" timestamptz)`.execute(db);
}

/** Re-estimates a pending EARN row; false if there is none. */
export async function reestimate(db: GamesDb, code: string, orderNumber: string, points: number): Promise<boolean> {
  const changed = await onTheWay(db, orderNumber).set({ points }).where('program_code', '=', code).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Posts an order's pending points; empty rows and those of ended programs become void. */
export async function postEarnRows(
  db: GamesDb,
  orderNumber: string,
  at: Temporal.Instant,
): Promise<Pick<LedgerRow, 'program_code' | 'points'>[]> {
  const posted = await onTheWay(db, orderNumber)
    .set({ status: 'POSTED', posted_at: at })
    .where('points', '>', 0)
    .where('expires_at', '>=', at)
    .returning(['program_code', 'points'])
    .execute();
  await voidEarnRows(db, orderNumber);
  return posted;
}

/** Drops an order's pending points. */
export async function voidEarnRows(db: GamesDb, orderNumber: string): Promise<void> {
  await onTheWay(db, orderNumber).set({ status: 'VOID' }).execute();
}

const onTheWay = (db: GamesDb, orderNumber: string) =>
  db
    .updateTable('games.points_ledger')
    .where('source_type', '=', 'ORDER')
    .where('entry_type', '=', 'EARN')
    .where('source_id', '=', orderNumber)
    .where('program_code', 'in', (query) =>
      query.selectFrom('games.order_earning').select('program_code').where('order_number', '=', orderNumber),
    )
    .where('status', '=', 'PENDING');

/** Appends the points a refund takes back from an order (N-11). */
export async function appendReversal(
  db: GamesDb,
  row: { id: string; householdId: string; programCode: string; points: number; orderNumber: string; refundId: string },
  told: { title: string; at: Temporal.Instant },
): Promise<void> {
  await append(db, [
    ledgerEntry({
      id: row.id,
      household_id: row.householdId,
      program_code: row.programCode,
      kind: 'EARN',
      entry_type: 'ADJUST',
      points: -row.points,
      status: 'POSTED',
      source_type: 'REVERSAL',
      source_id: row.orderNumber,
      idempotency_key: `REVERSAL:${row.programCode}:${row.orderNumber}:${row.refundId}`,
      title: told.title,
      order_number: row.orderNumber,
      effective_at: told.at,
    }),
  ]);
}
