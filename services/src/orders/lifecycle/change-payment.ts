import type { Transaction } from '../../platform/database/database.ts';
import { payAtHandOver } from '../payments/hand-over.ts';
import { letPaymentGo } from '../payments/order-payments.ts';
import { ebtMethod, sharesOf } from '../rules/ebt.ts';
import { canPayAtHandOver } from '../rules/checkout/offered-payments.ts';
import { paymentNotOffered } from '../rules/refusals.ts';
import { insertPayment, livePayments } from '../store/payments.ts';
import { requireHold } from './hold-more.ts';
import { type Deps, type Happening, move, take } from './take.ts';

/**
 * Pays an order that is on its way at hand-over instead, and lets its hold go; or asks its provider once more to hold what it
 * costs now (N-64). What SNAP benefits pay stays. What is so already changes nothing.
 * @throws ServiceError 404 NO_ORDER_DATA; 409 PAYMENT_NOT_OFFERED, ORDER_STATE
 * @throws MoreMoney when the provider has to be asked first
 */
export async function changePayment(
  trx: Transaction,
  deps: Deps,
  { paymentId, ...moving }: Omit<Happening, 'event'> & { paymentId: string },
): Promise<void> {
  const { orderNumber, at } = moving;
  const happening = { ...moving, event: 'PAY' as const };
  const taken = await take(trx, happening);
  const { order } = taken;
  const [live] = (await livePayments(trx, orderNumber)).filter(({ method }) => method !== ebtMethod);
  if (!live) throw paymentNotOffered();
  if (paymentId === live.method) {
    const { restCents } = sharesOf(order.inputs, order.quote, order.total_cents);
    // What is weighed already is known to the cent: nothing more is held.
    return requireHold(trx, { orderNumber, totalCents: restCents, isWeighed: false });
  }
  if (paymentId !== payAtHandOver.id || !canPayAtHandOver(order.hand_over.kind)) throw paymentNotOffered();
  await letPaymentGo(deps, trx, live.payment_id);
  await insertPayment(trx, {
    payment_id: deps.random.uuid(),
    order_number: orderNumber,
    method: payAtHandOver.id,
    state: 'AUTHORIZED',
    reference: null,
    authorized_cents: 0,
    created_at: at,
    updated_at: at,
  });
  await move(trx, taken, happening, { paymentId });
}
