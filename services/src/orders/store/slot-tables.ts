import type { Generated, Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { SlotKind } from '../../stores/index.ts';

type SlotTables = {
  'orders.slot': {
    slot_id: string;
    store_id: string;
    channel: 'PICKUP' | 'DELIVERY';
    kind: SlotKind;
    start_at: Temporal.Instant;
    end_at: Temporal.Instant;
    cutoff_at: Temporal.Instant;
    fee_cents: number;
    capacity: number;
    taken: Generated<number>;
  };
  'orders.slot_hold': { cart_id: string; slot_id: string; held_until: Temporal.Instant };
};
export type SlotRow = Selectable<SlotTables['orders.slot']>;

export const slotDb = (db: Database): Kysely<PlatformTables & SlotTables> => db.$extendTables<SlotTables>();
