import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { sharesOf } from '../rules/ebt.ts';
import { canPayAtHandOver, refusedShortage } from '../rules/checkout/offered-payments.ts';
import type { PaymentRow } from '../store/order-tables.ts';
import { insertEvents, lockOrder } from '../store/order-writes.ts';
import { noteRefused } from '../store/payments.ts';
import { tell, told } from './tell.ts';

/**
 * A provider refused to hold what an order comes to by now: its household hears of it, and what to do next (N-64, N-69).
 * Nothing is told of an order that is covered, or over, by the time the answer comes.
 */
export async function tellRefusedHold(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  const at = context.clock.now();
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, payment.order_number);
    if (!order || !(await noteRefused(trx, payment, { cents, at }))) return;
    const { authorized_cents: heldCents } = payment;
    const { restCents } = sharesOf(order.inputs, order.quote, order.total_cents);
    if (refusedShortage(order.state, { heldCents, refusedCents: cents, restCents }) === 0) return;
    const { order_number: orderNumber, version } = order;
    await insertEvents(trx, orderNumber, [{ kind: 'HOLD_REFUSED', version, at, actor: 'STORE', data: { cents } }]);
    const canPayThere = canPayAtHandOver(order.hand_over.kind);
    const parts = { code: 'HOLD_REFUSED' as const, ...told(order), totalCents: restCents, heldCents, canPayThere };
    await tell(context, trx, order, { parts, occasion: `refused-${payment.refusals + 1}`, at });
  });
}
