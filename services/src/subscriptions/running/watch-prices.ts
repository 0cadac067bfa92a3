import { runOrders } from '../../orders/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockPlan } from '../store/plans.ts';
import { noteWatched, runOf } from '../store/runs.ts';
import { linesNow } from './prices-now.ts';
import type { RunContext } from './run-plan.ts';
import { tell } from './tell.ts';

/** Tells a household, a day before its order gets its price, what rose too much since, so that a tap can keep it (N-65). Once. */
export const watchPrices = (context: RunContext, householdId: string, date: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    if (!(await lockPlan(trx, householdId))) return;
    const run = await runOf(trx, householdId, date);
    const { order_number: orderNumber, watched_at: watchedAt } = run ?? {};
    if (!run || !orderNumber || watchedAt !== null) return;
    const at = context.clock.now();
    await noteWatched(trx, { householdId, date, at });
    const order = (await runOrders(trx, [orderNumber])).get(orderNumber);
    if (!order?.cutoff || order.state !== 'PLACED' || Temporal.Instant.compare(order.cutoff, at) <= 0) return;
    const rose = (await linesNow(trx, run, order, at)).filter(({ outcome }) => outcome === 'PRICE_ROSE');
    if (rose.length === 0) return;
    const until = order.cutoff.toZonedDateTimeISO(order.timeZone).toPlainDate().toString();
    const parts = { code: 'PRICES_ROSE' as const, names: rose.map(({ name }) => name), until };
    const occasion = `rose:${date}`;
    await tell(trx, context, { householdId, parts, at, occasion, deepLink: '/schedule-and-save#prices' });
  });
