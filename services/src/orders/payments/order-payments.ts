import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { PaymentRow } from '../store/order-tables.ts';
import { livePayments, noteHeld, paymentById, updatePayment } from '../store/payments.ts';
import { ebtMethod, type Shares } from '../rules/ebt.ts';
import { payAtHandOver } from './hand-over.ts';
import type { Outcome, PaymentPort } from './port.ts';
import { portOf } from './ports.ts';

type Publishing = Pick<ServiceContext, 'outbox' | 'clock'>;

/** Queues of what a provider is asked after the transaction has committed. */
const queues = {
  void: 'orders.payment-void',
  capture: 'orders.payment-capture',
  refund: 'orders.payment-refund',
  raise: 'orders.payment-raise',
} as const;

/** Lets an order's money go: it was canceled. Providers hear of it once the transaction commits. */
export async function letMoneyGo({ outbox, clock }: Publishing, trx: Transaction, orderNumber: string): Promise<void> {
  for (const { payment_id: paymentId } of await livePayments(trx, orderNumber))
    await letPaymentGo({ outbox, clock }, trx, paymentId);
}

/** Lets one hold go, also one that may never have come about. */
export async function letPaymentGo({ outbox, clock }: Publishing, trx: Transaction, paymentId: string): Promise<void> {
  await updatePayment(trx, paymentId, { state: 'VOIDING', updated_at: clock.now() });
  await outbox.publish(trx, queues.void, { paymentId });
}

/** An order's payment by SNAP benefits, if there is one, and the one that pays the rest (N-52). */
async function paymentsOf(trx: Transaction, orderNumber: string) {
  const live = await livePayments(trx, orderNumber);
  const [first, ...others] = live.filter(({ method }) => method !== ebtMethod);
  return { first, others, ebt: live.find(({ method }) => method === ebtMethod) };
}

/**
 * The payment of an order that has more to pay than it holds; null if all is held, or paid at hand-over (N-64).
 * @param cents without what SNAP benefits pay
 */
export async function uncovered(
  trx: Transaction,
  { orderNumber, cents }: { orderNumber: string; cents: number },
): Promise<PaymentRow | null> {
  const { first: payment } = await paymentsOf(trx, orderNumber);
  const needsHold = payment !== undefined && payment.method !== payAtHandOver.id;
  return needsHold && cents > payment.authorized_cents ? payment : null;
}

/** Asks for more to be held, once the transaction commits, if an order costs more than that (N-50). */
export async function raiseHold(
  { outbox }: Pick<Publishing, 'outbox'>,
  trx: Transaction,
  order: { orderNumber: string; cents: number },
): Promise<void> {
  const payment = await uncovered(trx, order);
  if (payment) await outbox.publish(trx, queues.raise, { paymentId: payment.payment_id, cents: order.cents });
}

/** Asks a provider to hold so much, outside any transaction; the same amount is asked for once, until it is refused. */
export async function holdAtLeast(
  db: Database,
  ports: ReadonlyMap<string, PaymentPort>,
  { paymentId, cents, at }: { paymentId: string; cents: number; at: Temporal.Instant },
): Promise<Outcome['kind']> {
  const { method, reference, refusals } = await paymentById(db, paymentId);
  const again = refusals === 0 ? '' : `-again-${refusals}`;
  const key = `${paymentId}-hold-${cents}${again}`;
  const { kind } = await portOf(ports, method).reauthorize({ key, hold: { key: paymentId, reference }, cents });
  if (kind === 'DONE') await noteHeld(db, paymentId, { cents, at });
  return kind;
}

/** Charges an order, each way to pay with its share: it is final. What was held beyond that is let go. */
export async function chargeOrder(
  { outbox, clock }: Publishing,
  trx: Transaction,
  { orderNumber, ebtCents, restCents }: { orderNumber: string } & Shares,
): Promise<void> {
  const { first, others, ebt } = await paymentsOf(trx, orderNumber);
  if (!first || (ebtCents > 0 && !ebt)) throw new Error(`order ${orderNumber} has no payment`);
  const charge = async (paymentId: string, cents: number) => {
    await updatePayment(trx, paymentId, { state: 'CAPTURED', captured_cents: cents, updated_at: clock.now() });
    await outbox.publish(trx, queues.capture, { paymentId, cents });
  };
  await charge(first.payment_id, restCents);
  if (ebt) await charge(ebt.payment_id, ebtCents);
  for (const other of others) await letPaymentGo({ outbox, clock }, trx, other.payment_id);
}

/** Pays a part of a charged order back. @param refundId the same one pays nothing twice */
export async function payBack(
  { outbox, clock }: Publishing,
  trx: Transaction,
  { paymentId, refundId, cents }: { paymentId: string; refundId: string; cents: number },
): Promise<void> {
  const { refunded_cents: before } = await paymentById(trx, paymentId);
  await updatePayment(trx, paymentId, { refunded_cents: before + cents, updated_at: clock.now() });
  await outbox.publish(trx, queues.refund, { paymentId, refundId, cents });
}

/**
 * Asks providers what transactions have decided; what they don't answer is asked again with the same key.
 * @param refused hears when a provider refuses to hold more
 */
export async function startPaymentJobs(
  { db, jobs, clock }: Pick<ServiceContext, 'db' | 'jobs' | 'clock'>,
  ports: ReadonlyMap<string, PaymentPort>,
  refused: (payment: PaymentRow, cents: number) => Promise<void>,
): Promise<void> {
  const holdOf = async (paymentId: string) => {
    const { method, reference } = await paymentById(db, paymentId);
    return { port: portOf(ports, method), hold: { key: paymentId, reference } };
  };
  const settled = async (what: string, asked: Promise<{ kind: string }>) => {
    const { kind } = await asked;
    if (kind !== 'DONE') throw new Error(`${what}: ${kind}`);
  };
  await jobs.work<{ paymentId: string }>(queues.void, async ({ paymentId }) => {
    const { port, hold } = await holdOf(paymentId);
    await settled(`void ${paymentId}`, port.void({ key: `${paymentId}-void`, hold }));
    await updatePayment(db, paymentId, { state: 'VOIDED', updated_at: clock.now() });
  });
  await jobs.work<{ paymentId: string; cents: number }>(queues.raise, async ({ paymentId, cents }) => {
    const payment = await paymentById(db, paymentId);
    const { state, authorized_cents: held } = payment;
    if (state !== 'AUTHORIZED' || held >= cents) return;
    const kind = await holdAtLeast(db, ports, { paymentId, cents, at: clock.now() });
    // A refused one stays as it is: the goods aren't handed over before the hold covers them.
    if (kind === 'DECLINED') await refused(payment, cents);
    if (kind === 'UNKNOWN') throw new Error(`raise ${paymentId}: ${kind}`);
  });
  await jobs.work<{ paymentId: string; cents: number }>(queues.capture, async ({ paymentId, cents }) => {
    const { port, hold } = await holdOf(paymentId);
    await settled(`capture ${paymentId}`, port.capture({ key: `${paymentId}-capture`, hold, cents }));
  });
  await jobs.work<{ paymentId: string; refundId: string; cents: number }>(queues.refund, async (refund) => {
    const { port, hold } = await holdOf(refund.paymentId);
    await settled(`refund ${refund.refundId}`, port.refund({ key: refund.refundId, hold, cents: refund.cents }));
  });
}
