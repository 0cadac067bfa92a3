import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { type LoadedCart, quoteCart } from '../../cart/index.ts';
import { offeringsOf, storeById } from '../../stores/index.ts';
import { isSlotIdOf } from '../rules/slot-ids.ts';
import { deleteHold, heldSlotId, type Hold, holdOf, putHold } from '../store/holds.ts';
import { dropEndedHolds, ensureSlot, lockSlots, releaseSlot, slotsWithEndedHolds, takePlace } from '../store/slots.ts';
import { plannedSlots, type SlotChannel, storeChannel } from './store-slots.ts';
import { unfitLines } from './unfit-lines.ts';

/** How long a time is held for a cart (N-59). */
export const holdMinutes = 15;

interface HoldingCart {
  cartId: string;
  storeId: string;
  channel: SlotChannel;
}

const ended = () => new ServiceError(409, 'SLOT_ENDED', "This time can't be booked anymore.", 'slotId');

/**
 * Holds a time for a cart that its transaction has locked; the one held before is let go. Never more than its capacity,
 * however many ask at once (N-59).
 * @throws ServiceError 404 SLOT_NOT_FOUND; 409 SLOT_ENDED, SLOT_FULL
 */
export async function holdSlot(
  trx: Transaction,
  { cartId, storeId, channel }: HoldingCart,
  slotId: string,
  now: Temporal.Instant,
): Promise<Hold> {
  const store = await storeById(trx, storeId);
  const planned = store ? await plannedSlots(trx, store, channel, now) : [];
  const slot = planned.find((each) => each.slotId === slotId);
  if (!slot && isSlotIdOf(slotId, storeId, storeChannel[channel])) throw ended();
  if (!slot) throw notFound('SLOT_NOT_FOUND', 'This store has no such time.');
  await ensureSlot(trx, {
    slot_id: slotId,
    store_id: storeId,
    channel,
    kind: slot.kind,
    start_at: slot.start,
    end_at: slot.end,
    cutoff_at: slot.cutoff,
    fee_cents: slot.feeCents,
    capacity: slot.capacity,
  });
  const before = await heldSlotId(trx, cartId);
  await lockSlots(trx, before === null ? [slotId] : [slotId, before]);
  await letGo(trx, cartId);
  await dropEndedHolds(trx, slotId, now);
  if (!(await takePlace(trx, slotId))) throw new ServiceError(409, 'SLOT_FULL', 'This time is full.', 'slotId');
  await putHold(trx, { cart_id: cartId, slot_id: slotId, held_until: now.add({ minutes: holdMinutes }) });
  const held = await holdOf(trx, cartId);
  if (!held) throw new Error('a hold that was just written is missing');
  return held;
}

/** Refuses a time at which some of a cart's lines can't be had, so that none is held. @throws ServiceError 409 SLOT_UNFIT */
export async function refuseUnfit(
  trx: Transaction,
  cart: LoadedCart,
  { start_at: start }: Pick<Hold, 'start_at'>,
  now: Temporal.Instant,
): Promise<void> {
  const { store, lines } = await quoteCart(trx, cart, { now });
  const offering = (await offeringsOf(trx))(store.storeId);
  const entryIds = unfitLines(lines, start, { store, offering, now });
  if (entryIds.length === 0) return;
  const words = "Some items aren't available at that time.";
  throw new ServiceError(409, 'SLOT_UNFIT', words, 'slotId', {}, { entryIds: entryIds.join(',') });
}

/** Lets a cart's held time go, if it holds one. */
export async function letGo(trx: Transaction, cartId: string): Promise<void> {
  const slotId = await deleteHold(trx, cartId);
  if (slotId !== null) await releaseSlot(trx, slotId);
}

/** Lets go of every hold that has ended. @returns how many times had some */
export async function releaseEndedHolds({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const slotIds = await slotsWithEndedHolds(db, now, 500);
  for (const slotId of slotIds)
    await inTransaction(db, async (trx) => {
      await lockSlots(trx, [slotId]);
      await dropEndedHolds(trx, slotId, now);
    });
  return slotIds.length;
}
