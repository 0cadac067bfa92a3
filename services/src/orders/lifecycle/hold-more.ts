import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { holdAtLeast, uncovered } from '../payments/order-payments.ts';
import type { PaymentPort } from '../payments/port.ts';
import { holdCentsOf } from '../rules/amounts.ts';
import { noteRefused, paymentById } from '../store/payments.ts';
import { paymentDeclined, paymentUnknown } from '../rules/refusals.ts';

/** An order costs more than is held for it: its provider is asked first, outside the transaction (N-64). */
export class MoreMoney extends Error {
  readonly paymentId: string;
  readonly cents: number;

  constructor(paymentId: string, cents: number) {
    super('more has to be held');
    this.paymentId = paymentId;
    this.cents = cents;
  }
}

/** @throws MoreMoney when less is held than the order costs now; what is paid at hand-over needs no hold */
export async function requireHold(
  trx: Transaction,
  { orderNumber, totalCents, isWeighed }: { orderNumber: string; totalCents: number; isWeighed: boolean },
): Promise<void> {
  const payment = await uncovered(trx, { orderNumber, cents: totalCents });
  if (payment) throw new MoreMoney(payment.payment_id, holdCentsOf(totalCents, isWeighed));
}

/** Runs work in one transaction; if more has to be held for it, asks for that and runs it again. */
export async function holdingMore<T>(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  ports: ReadonlyMap<string, PaymentPort>,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (!(error instanceof MoreMoney) || attempt === 3) throw error;
      await raise(db, ports, error, clock.now());
    }
}

async function raise(
  db: Database,
  ports: ReadonlyMap<string, PaymentPort>,
  { paymentId, cents }: MoreMoney,
  at: Temporal.Instant,
): Promise<void> {
  const payment = await paymentById(db, paymentId);
  const kind = await holdAtLeast(db, ports, { paymentId, cents, at });
  if (kind === 'DECLINED') {
    await noteRefused(db, payment, { cents, at });
    throw paymentDeclined();
  }
  if (kind === 'UNKNOWN') throw paymentUnknown();
}
