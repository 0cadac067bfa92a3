import { placeRun, type RunPlaced } from '../../orders/index.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { runNotice } from '../rules/run-notices.ts';
import { nextDate } from '../rules/row-schedule.ts';
import { isOrdered, type RunLine } from '../rules/run-lines.ts';
import { fixedLeadDays } from '../rules/schedule.ts';
import { lockPlan, planOf } from '../store/plans.ts';
import { decideRun, endRun, runOf, type RunEnd } from '../store/runs.ts';
import { subscriptionsOf, updateSubscription } from '../store/subscriptions.ts';
import type { PlanRow } from '../store/tables.ts';
import { dueItems, linesOf } from './due-items.ts';
import { tell } from './tell.ts';

export type RunContext = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox' | 'config'>;

/**
 * Makes a household's run of a day an order (N-65): decides its lines once, places them under one key, and notes what came
 * of it; its price is that of a day before its time. Whatever crashes between the steps, the next call goes on, and a day has one order (T-91).
 */
export async function runPlan(context: RunContext, householdId: string, date: string): Promise<void> {
  const decided = await inTransaction(context.db, (trx) => decide(trx, context, householdId, date));
  if (!decided) return;
  const { plan, lines } = decided;
  const placed = await place(context, plan, date, lines);
  await inTransaction(context.db, (trx) => conclude(trx, context, { plan, date, lines, placed }));
}

interface Decided {
  plan: PlanRow;
  lines: readonly RunLine[];
}

async function decide(
  trx: Transaction,
  { clock }: RunContext,
  householdId: string,
  date: string,
): Promise<Decided | null> {
  const plan = await lockPlan(trx, householdId);
  if (!plan) return null;
  const known = await runOf(trx, householdId, date);
  if (known) return known.state === 'OPEN' ? { plan, lines: known.lines } : null;
  const due = await dueItems(trx, householdId, date);
  if (!due.some(({ subscriptionId }) => subscriptionId !== null)) return null;
  const at = clock.now();
  const lines = await linesOf(trx, plan, due, at);
  await decideRun(trx, { householdId, date, lines, at });
  return { plan, lines };
}

async function place(
  context: RunContext,
  plan: PlanRow,
  date: string,
  lines: readonly RunLine[],
): Promise<RunPlaced | null> {
  const ordered = lines.filter(isOrdered);
  if (ordered.length === 0) return null;
  const here = await todayOf(context, plan.household_id);
  if (here && Temporal.PlainDate.compare(Temporal.PlainDate.from(date), here.today) < 0)
    return { kind: 'REFUSED', code: 'DAY_PASSED' };
  return placeRun(context, {
    key: `subscriptions ${plan.household_id} ${date}`,
    customer: { customerId: plan.customer_id, householdId: plan.household_id },
    place: { storeId: plan.store_id, channel: plan.channel, zipCode: plan.zip_code },
    date: Temporal.PlainDate.from(date),
    minute: plan.minute,
    fixedLeadDays,
    adds: ordered.map(({ itemId, substituteId, quantity, subscriptionId }) => ({
      itemId: substituteId ?? itemId,
      quantity,
      isOneTime: subscriptionId === null,
      substitution: { kind: subscriptionId === null ? 'REFUND' : 'BEST_MATCH' },
    })),
    choices: { addressId: plan.address_id, phone: plan.phone, paymentId: plan.payment_id },
  });
}

interface Ran {
  plan: PlanRow;
  date: string;
  lines: readonly RunLine[];
  /** null if nothing was left to order. */
  placed: RunPlaced | null;
}

async function conclude(trx: Transaction, context: RunContext, ran: Ran): Promise<void> {
  const { plan, date, lines, placed } = ran;
  const { household_id: householdId } = plan;
  await lockPlan(trx, householdId);
  if (!(await endRun(trx, householdId, date, endOf(placed)))) return;
  const at = context.clock.now();
  for (const row of await subscriptionsOf(trx, householdId)) {
    if (row.next_run_date !== date) continue;
    await updateSubscription(trx, row.subscription_id, {
      last_run_date: date,
      next_run_date: nextDate(row, Temporal.PlainDate.from(date)),
      skip_dates: row.skip_dates.filter((skip) => skip > date),
      updated_at: at,
    });
  }
  const store = await storeById(trx, plan.store_id);
  await tell(trx, context, {
    householdId,
    parts: runNotice({ date, lines, placed, storeName: store?.name ?? null }),
    at,
    occasion: `run:${date}`,
    deepLink: placed?.kind === 'ORDERED' ? `/account/orders/${placed.orderNumber}` : '/schedule-and-save',
  });
}

function endOf(placed: RunPlaced | null): RunEnd {
  if (placed === null) return { state: 'EMPTY', order_number: null, reason: 'NOTHING_LEFT' };
  if (placed.kind === 'REFUSED') return { state: 'FAILED', order_number: null, reason: placed.code };
  return { state: 'ORDERED', order_number: placed.orderNumber, reason: null };
}

/** The store's today, where a household's subscriptions come from; null if the store has closed. */
export async function todayOf(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  householdId: string,
): Promise<{ today: Temporal.PlainDate; timeZone: string } | null> {
  const plan = await planOf(db, householdId);
  const store = plan && (await storeById(db, plan.store_id));
  return store
    ? { today: clock.now().toZonedDateTimeISO(store.timeZone).toPlainDate(), timeZone: store.timeZone }
    : null;
}
