import { quoteCart } from '../../cart/index.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hasFreshPass } from '../../profile/index.ts';
import { offeringsOf, storeById } from '../../stores/index.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { sharesOf } from '../rules/ebt.ts';
import type { Fee } from '../rules/membership/fees.ts';
import { costsMore, noOrderData, versionConflict } from '../rules/refusals.ts';
import { cutoffAt, feeAfterMove } from '../rules/times/moving.ts';
import { plannedSlots, type StoreSlot } from '../slots/store-slots.ts';
import { unfitLines } from '../slots/unfit-lines.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderRow } from '../store/order-tables.ts';
import { updateOrder } from '../store/order-writes.ts';
import { dropEndedHolds, ensureSlot, lockSlots, releaseSlot, takePlace } from '../store/slots.ts';
import { announce } from './announce.ts';
import { cartOf } from './editing.ts';
import { requireHold } from './hold-more.ts';
import { type Deps, type Happening, move, take } from './take.ts';

/** Which order goes to which time. */
export interface Moving extends Omit<Happening, 'event'> {
  /** The version that the shopper saw. */
  version: number;
  slotId: string;
  /** What the shopper saw that it costs then; null for whatever it costs. */
  expectedTotalCents: number | null;
}

const refused = (code: string, message: string) => new ServiceError(409, code, message, 'slotId');

/**
 * Moves an order to another time of its store until its cut-off (X-7, N-62): the new time is taken and the old one let go in
 * one step, and its fee changes by what the times differ. The order of a run stays open until a day before its new time (N-65).
 * @throws ServiceError 404 NO_ORDER_DATA; 423 CUTOFF_PASSED; 409 VERSION_CONFLICT, SLOT_ENDED, SLOT_FULL, SLOT_UNFIT, QUOTE_CHANGED
 * @throws MoreMoney when more has to be held first
 */
export async function moveOrder(
  trx: Transaction,
  deps: Deps,
  { version: seen, slotId, ...moving }: Moving,
): Promise<void> {
  const { orderNumber, at, expectedTotalCents } = moving;
  const happening = { ...moving, event: 'AMEND' as const };
  const taken = await take(trx, happening);
  const { order } = taken;
  const { channel, slot_id: before } = order;
  if (before === null || (channel !== 'PICKUP' && channel !== 'DELIVERY')) throw noOrderData();
  if (order.version !== seen) throw versionConflict(order.version);
  if (slotId === before) return;
  const store = await storeById(trx, order.store_id);
  const slot = store && (await plannedSlots(trx, store, channel, at)).find((each) => each.slotId === slotId);
  const cutoff = slot && cutoffAt(order, slot);
  if (!slot || !cutoff || Temporal.Instant.compare(cutoff, at) <= 0)
    throw refused('SLOT_ENDED', "This time can't be booked anymore.");
  await refuseUnfit(trx, order, slot, at);
  const { feeCents, waivedCents } = await changePlaces(trx, { order, before, channel, slot, at });
  const totalCents = order.total_cents + feeCents - order.fee_cents;
  if (expectedTotalCents !== null && totalCents > expectedTotalCents) throw costsMore(totalCents);
  const { restCents } = sharesOf(order.inputs, order.quote, totalCents);
  const isWeighed = order.inputs.cart.some(({ weight }) => weight !== null);
  if (totalCents > order.total_cents) await requireHold(trx, { orderNumber, totalCents: restCents, isWeighed });
  const version = order.version + 1;
  await updateOrder(trx, orderNumber, {
    version,
    slot_id: slotId,
    slot_start: slot.start,
    slot_end: slot.end,
    slot_kind: slot.kind,
    cutoff_at: cutoff,
    fee_cents: feeCents,
    waived_cents: waivedCents,
    total_cents: totalCents,
    placed_total_cents: totalCents,
  });
  await move(trx, { ...taken, order: { ...order, version } }, happening, {
    slotStart: slot.start.toString(),
    totalCents,
  });
  await announce(deps, trx, 'order.amended', {
    orderNumber,
    version,
    lines: earningLines(order.inputs, order.quote),
    handOverAt: slot.end.toString(),
  });
}

async function refuseUnfit(trx: Transaction, order: OrderRow, slot: StoreSlot, at: Temporal.Instant): Promise<void> {
  const { store, lines } = await quoteCart(trx, cartOf(order, await linesOfOrder(trx, order.order_number), at), {
    now: at,
  });
  const offering = (await offeringsOf(trx))(order.store_id);
  if (unfitLines(lines, slot.start, { store, offering, now: at }).length > 0)
    throw refused('SLOT_UNFIT', "Some items aren't available at that time.");
}

interface Places {
  order: OrderRow;
  before: string;
  channel: 'PICKUP' | 'DELIVERY';
  slot: StoreSlot;
  at: Temporal.Instant;
}

/** Takes the new time and lets the old one go. @returns what the order pays for its time then; nothing for delivery if FreshPass was on when it was placed, or is now (N-70) */
async function changePlaces(trx: Transaction, { order, before, channel, slot, at }: Places): Promise<Fee> {
  await ensureSlot(trx, {
    slot_id: slot.slotId,
    store_id: order.store_id,
    channel,
    kind: slot.kind,
    start_at: slot.start,
    end_at: slot.end,
    cutoff_at: slot.cutoff,
    fee_cents: slot.feeCents,
    capacity: slot.capacity,
  });
  const rows = await lockSlots(trx, [slot.slotId, before]);
  await dropEndedHolds(trx, slot.slotId, at);
  if (!(await takePlace(trx, slot.slotId))) throw refused('SLOT_FULL', 'This time is full.');
  await releaseSlot(trx, before);
  const feeOf = (id: string) => rows.find(({ slot_id: slotId }) => slotId === id)?.fee_cents ?? 0;
  return feeAfterMove(
    {
      feeCents: order.fee_cents,
      waivedCents: order.waived_cents,
      channel,
      isMember: await hasFreshPass(trx, { householdId: order.household_id, at }),
    },
    { beforeCents: feeOf(before), afterCents: feeOf(slot.slotId) },
  );
}
