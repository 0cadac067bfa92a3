import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, PlatformTables, Transaction } from '../../platform/database/database.ts';

type ChargeTables = {
  'orders.membership_charge': {
    charge_id: string;
    household_id: string;
    request_key: string | null;
    month_at: Temporal.Instant;
    cents: number;
    method: string;
    reference: string | null;
    state: 'ASKED' | 'PAID' | 'DECLINED';
    created_at: Temporal.Instant;
  };
};
export type ChargeRow = Selectable<ChargeTables['orders.membership_charge']>;

const chargeDb = (db: Database): Kysely<PlatformTables & ChargeTables> => db.$extendTables<ChargeTables>();
const charges = (db: Database) => chargeDb(db).selectFrom('orders.membership_charge').selectAll();

export async function insertCharge(
  trx: Transaction,
  charge: Insertable<ChargeTables['orders.membership_charge']>,
): Promise<ChargeRow> {
  return chargeDb(trx).insertInto('orders.membership_charge').values(charge).returningAll().executeTakeFirstOrThrow();
}

export async function updateCharge(
  trx: Transaction,
  chargeId: string,
  change: Updateable<ChargeTables['orders.membership_charge']>,
): Promise<void> {
  await chargeDb(trx).updateTable('orders.membership_charge').set(change).where('charge_id', '=', chargeId).execute();
}

export const chargeById = (db: Database, chargeId: string): Promise<ChargeRow> =>
  charges(db).where('charge_id', '=', chargeId).executeTakeFirstOrThrow();

/** The charge of a request, or else one of the household that nobody knows the outcome of yet. */
export const chargeInTheWay = (
  trx: Transaction,
  { householdId, key }: { householdId: string; key: string },
): Promise<ChargeRow | undefined> =>
  charges(trx)
    .where('household_id', '=', householdId)
    .where((where) => where.or([where('request_key', '=', key), where('state', '=', 'ASKED')]))
    .orderBy(sql`request_key = ${key}`, (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();

/** Charges whose outcome nobody knows, the oldest first. */
export const openCharges = (db: Database, before: Temporal.Instant, limit: number): Promise<ChargeRow[]> =>
  charges(db)
    .where('state', '=', 'ASKED')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();

/** Was a month of a household's membership paid, or is it being asked for? */
export async function isMonthCharged(
  trx: Transaction,
  { householdId, monthAt }: { householdId: string; monthAt: Temporal.Instant },
): Promise<boolean> {
  const found = await charges(trx)
    .where('household_id', '=', householdId)
    .where('month_at', '=', monthAt)
    .where('state', '<>', 'DECLINED')
    .executeTakeFirst();
  return found !== undefined;
}

/** What FreshPass has taken off a household's deliveries, without canceled orders. */
export async function waivedFees(
  db: Database,
  householdId: string,
): Promise<{ cents: number; orders: number; since: Temporal.Instant | null }> {
  const { rows } = await sql<{ cents: number; orders: number; since: Temporal.Instant | null }>`
    select coalesce(sum(waived_cents), 0)::int as cents, count(*)::int as orders, min(placed_at) as since
    from orders."order" where household_id = ${householdId} and waived_cents > 0 and state <> 'CANCELLED'`.execute(db);
  return rows[0] ?? { cents: 0, orders: 0, since: null };
}
