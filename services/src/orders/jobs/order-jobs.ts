import type { ServiceContext } from '../../platform/service.ts';
import { tellRefusedHold } from '../lifecycle/refused-hold.ts';
import { startPaymentJobs } from '../payments/order-payments.ts';
import type { PaymentPort } from '../payments/port.ts';
import { settleLeftPlacings } from '../placing/place-order.ts';
import { releaseEndedHolds } from '../slots/hold-slot.ts';
import { forgetChoices } from '../store/checkouts.ts';
import { forgetWalletPayments } from '../store/wallet-payments.ts';

/** How long the choices of a cart that isn't checked out are kept. */
const choicesKept = { hours: 24 * 90 };

/** How long what was confirmed in a wallet's sheet is kept, though it pays for a quarter of an hour only. */
const confirmedKept = { hours: 24 };

/** What keeps times, placings, and payments in order as time passes. */
export async function startOrderJobs(context: ServiceContext, ports: ReadonlyMap<string, PaymentPort>): Promise<void> {
  const { db, jobs, clock } = context;
  await startPaymentJobs(context, ports, (payment, cents) => tellRefusedHold(context, payment, cents));
  await jobs.schedule('orders.release-holds', '* * * * *', async () => {
    await releaseEndedHolds(context);
  });
  await jobs.schedule('orders.settle-placings', '* * * * *', async () => {
    await settleLeftPlacings({ ...context, ports });
  });
  await jobs.schedule('orders.forget-choices', '23 4 * * *', async () => {
    await forgetChoices(db, clock.now().subtract(choicesKept));
    await forgetWalletPayments(db, clock.now().subtract(confirmedKept));
  });
}
