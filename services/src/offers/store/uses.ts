import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { couponDb } from './tables.ts';

/** What an order holds, by offer, in cents. */
export async function reservedBy(db: Database, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  const rows = await couponDb(db)
    .selectFrom('offers.use')
    .select(['offer_id', 'cents'])
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'RESERVED')
    .orderBy('offer_id')
    .execute();
  return new Map(rows.map((row) => [row.offer_id, row.cents]));
}

/** Locks the allowances of offers, in one order for everybody. @returns cents left of those with a budget */
export async function lockBudgets(trx: Transaction, offerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (offerIds.length === 0) return new Map();
  const { rows } = await sql<{ offerId: string; left: number | null }>`
    select offer_id as "offerId", budget_cents - used_cents as left from offers.allowance
    where offer_id = any(${[...offerIds]}) order by offer_id for update`.execute(trx);
  return new Map(rows.flatMap(({ offerId, left }): [string, number][] => (left === null ? [] : [[offerId, left]])));
}

/**
 * Holds offers for an order: each counter goes up only below its limit (I-5). Their allowances are locked.
 * @returns offers that couldn't be held
 */
export async function addReservations(
  trx: Transaction,
  {
    orderNumber,
    householdId,
    day,
    at,
  }: { orderNumber: string; householdId: string; day: string; at: Temporal.Instant },
  uses: readonly { offerId: string; cents: number }[],
): Promise<string[]> {
  if (uses.length === 0) return [];
  const { rows } = await sql<{ offerId: string }>`
    with asked as (
      select * from unnest(${uses.map(({ offerId }) => offerId)}::text[], ${uses.map(({ cents }) => cents)}::int[])
        as asked (offer_id, cents)
    ), counted as (
      update offers.clip set uses = uses + 1 from asked join offers.offer using (offer_id)
      where clip.household_id = ${householdId} and clip.offer_id = asked.offer_id
        and (orders_each is null or uses < orders_each)
        and (orders_a_day is null or orders_a_day > (select count(*) from offers.use where use.household_id = ${householdId}
          and use.offer_id = asked.offer_id and used_on = ${day}::date and state <> 'RETURNED'))
      returning clip.offer_id
    ), paid as (
      update offers.allowance set used_cents = used_cents + asked.cents from asked join counted using (offer_id)
      where allowance.offer_id = asked.offer_id and budget_cents is not null
    )
    insert into offers.use (order_number, offer_id, household_id, cents, state, used_on, at)
    select ${orderNumber}, offer_id, ${householdId}, cents, 'RESERVED', ${day}::date, ${at} from asked
      join counted using (offer_id)
    on conflict (order_number, offer_id) do update set cents = excluded.cents, state = 'RESERVED', at = excluded.at
    returning offer_id as "offerId"`.execute(trx);
  const held = new Set(rows.map(({ offerId }) => offerId));
  return uses.map(({ offerId }) => offerId).filter((offerId) => !held.has(offerId));
}

/** Gives back offers that an order holds, and what they took of their budgets. Their allowances are locked. */
export async function dropReservations(
  trx: Transaction,
  { orderNumber, at }: { orderNumber: string; at: Temporal.Instant },
  offerIds: readonly string[],
): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`
    with dropped as (
      update offers.use set state = 'RETURNED', at = ${at}
      where order_number = ${orderNumber} and state = 'RESERVED' and offer_id = any(${[...offerIds]})
      returning offer_id, household_id, cents
    ), uncounted as (
      update offers.clip set uses = uses - 1 from dropped
      where clip.household_id = dropped.household_id and clip.offer_id = dropped.offer_id
    )
    update offers.allowance set used_cents = used_cents - dropped.cents from dropped
    where allowance.offer_id = dropped.offer_id and budget_cents is not null`.execute(trx);
}

/** What an order holds is used for good. */
export async function redeem(trx: Transaction, orderNumber: string, at: Temporal.Instant): Promise<void> {
  await couponDb(trx)
    .updateTable('offers.use')
    .set({ state: 'REDEEMED', at })
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'RESERVED')
    .execute();
}
