import { returnStock } from '../../catalog/index.ts';
import { returnOffers } from '../../offers/index.ts';
import { spendRewards } from '../../games/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { letPaymentGo } from '../payments/order-payments.ts';
import type { PlacementRow } from '../store/checkout-tables.ts';
import { heldSlotId, putHold } from '../store/holds.ts';
import { updatePayment } from '../store/payments.ts';
import { dropPlacement } from '../store/placements.ts';
import { lockSlots, releaseSlot } from '../store/slots.ts';
import { piecesOf } from './draft.ts';

/**
 * Takes a placing back: stock and offers return, and so does its time, to the cart as long as it would still be held. The placing is
 * locked. @param isDeclined else there may be a hold on money, and it is let go (T-79)
 */
export async function release(
  trx: Transaction,
  context: Pick<ServiceContext, 'clock' | 'outbox' | 'random'>,
  {
    placement_id: placementId,
    order_number: orderNumber,
    household_id: householdId,
    cart_id: cartId,
    draft,
  }: PlacementRow,
  { isDeclined }: { isDeclined: boolean },
): Promise<void> {
  const now = context.clock.now();
  const { slot, payment } = draft;
  if (slot) {
    await lockSlots(trx, [slot.slotId]);
    const until = Temporal.Instant.from(slot.heldUntil);
    const isStillHeld = Temporal.Instant.compare(now, until) < 0;
    if (isStillHeld && (await heldSlotId(trx, cartId)) === null)
      await putHold(trx, { cart_id: cartId, slot_id: slot.slotId, held_until: until });
    else await releaseSlot(trx, slot.slotId);
  }
  await returnOffers(trx, { orderNumber, at: now });
  await spendRewards(trx, context.random, { orderNumber, householdId, at: now }, 0);
  await returnStock(trx, { storeId: draft.store.storeId, channel: draft.channel }, piecesOf(draft.lines));
  if (isDeclined) await updatePayment(trx, payment.paymentId, { state: 'DECLINED', updated_at: now });
  else await letPaymentGo(context, trx, payment.paymentId);
  if (draft.ebt) await letPaymentGo(context, trx, draft.ebt.paymentId);
  await dropPlacement(trx, placementId);
}
