import { priceRun, type RunOrder, runOrders } from '../../orders/index.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { pricedNotice } from '../rules/run-notices.ts';
import { isOrdered, orderedItem, type RunLine } from '../rules/run-lines.ts';
import { lockPlan } from '../store/plans.ts';
import { notePriced, runOfOrder } from '../store/runs.ts';
import { subscriptionsOf, updateSubscription } from '../store/subscriptions.ts';
import { linesNow } from './prices-now.ts';
import type { RunContext } from './run-plan.ts';
import { tell } from './tell.ts';

/**
 * Gives the order of a run its price at its cut-off: the price of now, less the saving, without what rose over 10% and
 * nobody has accepted (N-65). Order, run, and notice are one transaction: it is done once, whatever crashes.
 */
export const priceOrder = (context: RunContext, orderNumber: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const known = await runOfOrder(trx, orderNumber);
    // Its run is about to be noted.
    if (!known || !(await lockPlan(trx, known.household_id))) return;
    const [run, order] = [await runOfOrder(trx, orderNumber), (await runOrders(trx, [orderNumber])).get(orderNumber)];
    if (!run || !order || run.priced_at !== null) return;
    const at = context.clock.now();
    const lines = await linesNow(trx, run, order, at);
    const leaveOut = new Set(lines.filter(({ outcome }) => outcome === 'PRICE_ROSE').map(orderedItem));
    const priced = await priceRun(trx, context, { orderNumber, at, leaveOut });
    if (priced === undefined) return;
    await notePriced(trx, { householdId: run.household_id, date: run.run_date, lines, at });
    await accept(trx, run.household_id, lines, at);
    const date = dateOf(order) ?? run.run_date;
    const left = lines.filter((line, index) => isOrdered(run.lines[index] ?? line) && !isOrdered(line));
    const parts = pricedNotice({ date, left: left.map(({ name }) => name), priced });
    if (parts)
      await tell(trx, context, {
        householdId: run.household_id,
        parts,
        at,
        occasion: `priced:${run.run_date}`,
        deepLink: `/account/orders/${orderNumber}`,
      });
  });

const dateOf = ({ start, timeZone }: RunOrder): string | null =>
  start?.toZonedDateTimeISO(timeZone).toPlainDate().toString() ?? null;

/** The next price is compared with what this run costs; a substitute says nothing about it. */
async function accept(
  trx: Transaction,
  householdId: string,
  lines: readonly RunLine[],
  at: Temporal.Instant,
): Promise<void> {
  const paid = new Map(lines.filter(({ outcome }) => outcome === 'ORDERED').map((line) => [line.subscriptionId, line]));
  for (const row of await subscriptionsOf(trx, householdId)) {
    const cents = paid.get(row.subscription_id)?.cents;
    if (cents !== undefined && cents !== row.accepted_cents)
      await updateSubscription(trx, row.subscription_id, { accepted_cents: cents, updated_at: at });
  }
}
