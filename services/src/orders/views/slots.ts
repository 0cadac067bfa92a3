import { iso } from '../../platform/clock.ts';
import type { HeldOrderSlot, OrderSlot } from '../contract/slots.ts';
import type { StoreSlot } from '../slots/store-slots.ts';
import type { Hold } from '../store/holds.ts';

/** A time that can be had, or is full. */
export const slotView = (
  { slotId, start, end, cutoff, feeCents, kind, left }: StoreSlot,
  unfitEntryIds: string[],
): OrderSlot => ({
  slotId,
  start: iso(start),
  end: iso(end),
  cutoff: iso(cutoff),
  feeCents,
  kind,
  capacityLeft: left,
  unfitEntryIds,
});

/** A time that a cart holds. */
export const heldSlotView = (hold: Hold): HeldOrderSlot => ({
  slotId: hold.slot_id,
  start: iso(hold.start_at),
  end: iso(hold.end_at),
  cutoff: iso(hold.cutoff_at),
  feeCents: hold.fee_cents,
  kind: hold.kind,
  heldUntil: iso(hold.held_until),
});
