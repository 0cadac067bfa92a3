import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { type SlotRow, slotDb } from './slot-tables.ts';

/** Orders that a time still takes; ended holds count as free. */
const left = (now: Temporal.Instant) => sql<number>`(slot.capacity - slot.taken + (select count(*) from orders.slot_hold
  where slot_hold.slot_id = slot.slot_id and held_until <= ${now}))::int`;

/** What is known of these times: those that nobody has held yet are missing. */
export async function knownSlots(db: Database, slotIds: readonly string[], now: Temporal.Instant) {
  if (slotIds.length === 0) return [];
  return slotDb(db)
    .selectFrom('orders.slot as slot')
    .selectAll()
    .select(left(now).as('left'))
    .where('slot_id', '=', sql<string>`any(${[...slotIds]}::text[])`)
    .execute();
}

/** Ids of the times to come of these stores that take no more orders. */
export async function fullSlotIds(db: Database, storeIds: readonly string[], now: Temporal.Instant): Promise<string[]> {
  const rows = await slotDb(db)
    .selectFrom('orders.slot as slot')
    .select('slot_id')
    .where('store_id', '=', sql<string>`any(${[...storeIds]}::text[])`)
    .where('cutoff_at', '>', now)
    .where(left(now), '<=', 0)
    .execute();
  return rows.map(({ slot_id: slotId }) => slotId);
}

/** Writes a time down when it is first held; the one that is there stays as it is. */
export async function ensureSlot(trx: Transaction, slot: Omit<SlotRow, 'taken'>): Promise<void> {
  await slotDb(trx)
    .insertInto('orders.slot')
    .values(slot)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** These times, locked until the transaction ends, in one order for everybody. */
export async function lockSlots(trx: Transaction, slotIds: readonly string[]): Promise<SlotRow[]> {
  return slotDb(trx)
    .selectFrom('orders.slot')
    .selectAll()
    .where('slot_id', 'in', [...slotIds])
    .orderBy('slot_id')
    .forUpdate()
    .execute();
}

/** Lets go of a locked time's holds that have ended. */
export async function dropEndedHolds(trx: Transaction, slotId: string, now: Temporal.Instant): Promise<void> {
  const { numDeletedRows: gone } = await slotDb(trx)
    .deleteFrom('orders.slot_hold')
    .where('slot_id', '=', slotId)
    .where('held_until', '<=', now)
    .executeTakeFirst();
  if (gone > 0n) await changeTaken(trx, slotId, -Number(gone));
}

/** Takes one place of a time. @returns false if it is full */
export async function takePlace(trx: Transaction, slotId: string): Promise<boolean> {
  const { numUpdatedRows } = await slotDb(trx)
    .updateTable('orders.slot')
    .set((of) => ({ taken: of('taken', '+', 1) }))
    .where('slot_id', '=', slotId)
    .whereRef('taken', '<', 'capacity')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a place back: a hold was let go, or an order canceled. */
export const releaseSlot = (trx: Transaction, slotId: string): Promise<void> => changeTaken(trx, slotId, -1);

async function changeTaken(trx: Transaction, slotId: string, by: number): Promise<void> {
  await slotDb(trx)
    .updateTable('orders.slot')
    .set((of) => ({ taken: of('taken', '+', by) }))
    .where('slot_id', '=', slotId)
    .execute();
}

/** Slots with holds that have ended, a few at a time. */
export async function slotsWithEndedHolds(db: Database, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await slotDb(db)
    .selectFrom('orders.slot_hold')
    .select('slot_id')
    .distinct()
    .where('held_until', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ slot_id: slotId }) => slotId);
}
