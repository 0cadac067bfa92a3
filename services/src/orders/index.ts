import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { ordersModels } from './contract/models.ts';
import { startLifecycleJobs } from './jobs/lifecycle-jobs.ts';
import { startOrderJobs } from './jobs/order-jobs.ts';
import { paymentPorts } from './payments/ports.ts';
import { startMembershipJobs } from './jobs/membership-jobs.ts';
import { membershipRoutesOf } from './routes/membership.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { orderChangeRoutes } from './routes/order-changes.ts';
import { orderRoutes } from './routes/orders.ts';
import { placingRoute } from './routes/placing.ts';
import { slotRoutes } from './routes/slots.ts';
import { walletRoutes } from './routes/wallets.ts';

export { placeDemoOrder } from './demo/demo-order.ts';
export { priceRun } from './lifecycle/price-run.ts';
export { importOrders } from './intake/import-orders.ts';
export { startStandIn } from './payments/stand-in.ts';
export { wholePayments } from './payments/ports.ts';
export { placeRun, type RunPlaced } from './placing/place-run.ts';
export { auditLedger } from './placing/audit-ledger.ts';
export { fullSlots } from './slots/store-slots.ts';
export { playTheStore } from './lifecycle/play-the-store.ts';
export { type FinalOrder, finalOrder, finalOrdersAfter } from './store/final-orders.ts';
export { type RunOrder, runOrders, runsToPrice, savedOnRuns } from './store/run-orders.ts';
export { ordersChangedWithin } from './store/order-writes.ts';
export { storeSteps } from './lifecycle/store-steps.ts';
export { hundredthsOf, leftOf } from './rules/store-inputs.ts';
export { dayFigures } from './store/day-figures.ts';
export { type WorkNow, workNow, type WorkPart } from './store/work-now.ts';
export { registerStorePages } from './store-pages/register.ts';

/** Times, checkout, placing orders, and what happens to them afterwards (N-59 to N-64). */
export const orders: Service = {
  name: 'orders',
  models: ordersModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    const ports = paymentPorts(context.config);
    slotRoutes(app, context);
    membershipRoutesOf(app, { ...context, ports });
    checkoutRoutes(app, { ...context, ports });
    walletRoutes(app, { ...context, ports });
    placingRoute(app, { ...context, ports });
    orderRoutes(app, context);
    orderChangeRoutes(app, { ...context, ports });
  },
  async start(context) {
    const ports = paymentPorts(context.config);
    await startOrderJobs(context, ports);
    await startMembershipJobs(context, ports);
    await startLifecycleJobs(context);
  },
};
