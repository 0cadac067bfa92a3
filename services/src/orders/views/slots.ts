import { iso } from '../../platform/clock.ts';
import type { HeldOrderSlot, OrderSlot } from '../contract/slots.ts';
import { feeFor } from '../rules/membership/fees.ts';
import type { StoreSlot } from '../slots/store-slots.ts';
import type { Hold } from '../store/holds.ts';

interface Asking {
  channel: string;
  /** Of FreshPass. */
  isMember: boolean;
}

const feeView = (cents: number, asking: Asking) => {
  const { feeCents, waivedCents: waivedFeeCents } = feeFor(cents, asking);
  return { feeCents, waivedFeeCents };
};

/** A time that can be had, or is full, at what it costs who asks. */
export const slotView = (
  { slotId, start, end, cutoff, feeCents, kind, left }: StoreSlot,
  unfitEntryIds: string[],
  asking: Asking,
): OrderSlot => ({
  slotId,
  start: iso(start),
  end: iso(end),
  cutoff: iso(cutoff),
  ...feeView(feeCents, asking),
  kind,
  capacityLeft: left,
  unfitEntryIds,
});

/** A time that a cart holds, at what it costs its owner. */
export const heldSlotView = (hold: Hold, asking: Asking): HeldOrderSlot => ({
  slotId: hold.slot_id,
  start: iso(hold.start_at),
  end: iso(hold.end_at),
  cutoff: iso(hold.cutoff_at),
  ...feeView(hold.fee_cents, asking),
  kind: hold.kind,
  heldUntil: iso(hold.held_until),
});
