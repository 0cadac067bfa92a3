import type { Database } from '../../platform/database/database.ts';
import { nextSlots, offeringsOf, type Slot, type Store } from '../../stores/index.ts';
import { slotIdOf } from '../rules/slot-ids.ts';
import { fullSlotIds, knownSlots } from '../store/slots.ts';

/** How an order that needs a time reaches the shopper. */
export type SlotChannel = 'PICKUP' | 'DELIVERY';

/** As stores call a channel. */
export const storeChannel = { PICKUP: 'pickup', DELIVERY: 'delivery', IN_STORE: 'instore' } as const;

/** A time of a store with what it still takes. */
export interface StoreSlot extends Omit<Slot, 'channel'> {
  slotId: string;
  left: number;
}

/** A store's times in the coming week that can still be booked, and those that are full, earliest first (N-59). */
export async function storeSlots(
  db: Database,
  { storeId, timeZone }: Pick<Store, 'storeId' | 'timeZone'>,
  channel: SlotChannel,
  now: Temporal.Instant,
): Promise<StoreSlot[]> {
  const planned = await plannedSlots(db, { storeId, timeZone }, channel, now);
  const known = new Map(
    (
      await knownSlots(
        db,
        planned.map(({ slotId }) => slotId),
        now,
      )
    ).map((row) => [row.slot_id, row]),
  );
  return planned.map((slot) => {
    const row = known.get(slot.slotId);
    return row ? { ...slot, feeCents: row.fee_cents, capacity: row.capacity, left: Math.max(row.left, 0) } : slot;
  });
}

/** As the store plans them, whoever holds them. */
export async function plannedSlots(
  db: Database,
  { storeId, timeZone }: Pick<Store, 'storeId' | 'timeZone'>,
  channel: SlotChannel,
  now: Temporal.Instant,
): Promise<StoreSlot[]> {
  const offering = (await offeringsOf(db))(storeId);
  return nextSlots(offering, storeChannel[channel], now.toZonedDateTimeISO(timeZone), Infinity).map((slot) => ({
    ...slot,
    slotId: slotIdOf(storeId, slot),
    left: slot.capacity,
  }));
}

/** Which slots of these stores take no more orders: what stores tell agrees with what can be had. */
export async function fullSlots(db: Database, storeIds: readonly string[], now: Temporal.Instant) {
  const full = new Set(storeIds.length > 0 ? await fullSlotIds(db, storeIds, now) : []);
  return (storeId: string, slot: Slot): boolean => full.has(slotIdOf(storeId, slot));
}
