import { percentOf } from '../../../../pricing/amounts.ts';
import { settingsOf } from '../../stores/index.ts';
import { type Goods, goodsAt } from '../../catalog/index.ts';
import { type RunOrder, runOrders, savedOnRuns } from '../../orders/index.ts';
import { iso } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { storeById } from '../../stores/index.ts';
import type { AllSubscriptions, Subscription, UpcomingRun } from '../contract/models.ts';
import { needsAcceptance } from '../rules/price-guard.ts';
import { scheduleOf } from '../rules/row-schedule.ts';
import { isOrdered, lineOfRun, type RunLine } from '../rules/run-lines.ts';
import { frequencyUnit } from '../../constants.ts';
import { editWindow, offeredWeeks, runsBetween } from '../rules/schedule.ts';
import { itemNow } from '../rules/item-now.ts';
import { planOf } from '../store/plans.ts';
import { oneTimeItemsFrom, orderNumbersOf, runsFrom } from '../store/runs.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { OneTimeRow, PlanRow, RunRow, SubscriptionRow } from '../store/tables.ts';

/** How far ahead runs are shown. */
const daysAhead = 56;

const frequencies = offeredWeeks.map((count) => ({
  count,
  unit: frequencyUnit,
  label: count === 1 ? 'Every week' : `Every ${count} weeks`,
}));

/** A household's subscriptions and what comes next (N-66); empty before the first of them. */
export async function allSubscriptions(
  db: Database,
  { customerId, householdId }: { customerId: string; householdId: string },
  now: Temporal.Instant,
): Promise<AllSubscriptions> {
  const plan = await planOf(db, householdId);
  const store = plan && (await storeById(db, plan.store_id));
  const empty = {
    customerId,
    fulfillmentType: null,
    isNewSnSUser: true,
    saved: null,
    plan: null,
    snsFrequencies: frequencies,
  };
  if (!plan || !store) return { ...empty, subscribedItems: {}, upcoming: [] };
  const { timeZone } = store;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const [rows, runs, once] = await Promise.all([
    subscriptionsOf(db, householdId),
    runsFrom(db, householdId, today.toString()),
    oneTimeItemsFrom(db, householdId, today.toString()),
  ]);
  const orders = await runOrders(
    db,
    runs.flatMap(({ order_number: orderNumber }) => orderNumber ?? []),
  );
  const bpns = new Set([...rows, ...once].map(({ item_id: itemId }) => itemId));
  const goods = await goodsAt(db, [...bpns], { storeId: plan.store_id, channel: plan.channel }, now);
  const shown: Shown = { plan, goods, orders, timeZone, today, rate: settingsOf(plan.banner).subscriptionRate };
  return {
    customerId,
    fulfillmentType: plan.channel,
    isNewSnSUser: rows.length === 0 && runs.length === 0,
    saved: await savedOnRuns(db, await orderNumbersOf(db, householdId)),
    plan: {
      storeId: plan.store_id,
      channel: plan.channel,
      minute: plan.minute,
      timeZone,
      addressId: plan.address_id,
      phone: plan.phone,
      paymentId: plan.payment_id,
    },
    subscribedItems: Object.fromEntries(rows.map((row) => [row.item_id, subscriptionView(row, shown)])),
    snsFrequencies: frequencies,
    upcoming: upcomingOf(shown, { rows, runs, once }),
  };
}

interface Shown {
  plan: PlanRow;
  goods: ReadonlyMap<string, Goods>;
  /** Of the runs that are orders, by number. */
  orders: ReadonlyMap<string, RunOrder>;
  timeZone: string;
  today: Temporal.PlainDate;
  /** What subscribing saves, in hundredths of a percent. */
  rate: number;
}

function subscriptionView(row: SubscriptionRow, { goods, plan, rate }: Shown): Subscription {
  const found = goods.get(row.item_id);
  const now = itemNow(found, plan.channel);
  const cents = now?.cents ?? null;
  return {
    subscriptionId: row.subscription_id,
    productId: row.item_id,
    name: found?.product.name ?? null,
    quantity: row.quantity,
    frequency: { count: row.weeks, unit: frequencyUnit },
    status: row.status === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
    isSubstitutable: row.is_substitutable,
    nextRunDate: row.next_run_date,
    skipDates: row.skip_dates,
    acceptedCents: row.accepted_cents,
    priceCents: cents,
    savedCents: cents === null ? null : percentOf(rate, cents),
    leftQuantity: now && now.left < row.quantity ? now.left : null,
    needsAcceptance: cents !== null && needsAcceptance(cents, row.accepted_cents),
    version: row.version,
  };
}

interface Kept {
  rows: readonly SubscriptionRow[];
  runs: readonly RunRow[];
  once: readonly OneTimeRow[];
}

/** The runs of the coming weeks: those that were decided, and those that are planned, as they would be decided now. */
function upcomingOf(shown: Shown, { rows, runs, once }: Kept): UpcomingRun[] {
  const { today, plan, goods } = shown;
  const nameOf = (itemId: string) => goods.get(itemId)?.product.name ?? '';
  const planned = new Map<string, RunLine[]>();
  for (const row of rows) {
    const first = row.next_run_date;
    if (first === null) continue;
    const from = Temporal.PlainDate.from(first).subtract({ days: 1 });
    for (const date of runsBetween(scheduleOf(row), from, today.add({ days: daysAhead }))) {
      const due = {
        itemId: row.item_id,
        subscriptionId: row.subscription_id,
        quantity: row.quantity,
        isSubstitutable: row.is_substitutable,
        acceptedCents: row.accepted_cents,
      };
      const at = date.toString();
      planned.set(at, [
        ...(planned.get(at) ?? []),
        lineOfRun(due, itemNow(goods.get(row.item_id), plan.channel), null, nameOf(row.item_id)),
      ]);
    }
  }
  for (const { run_date: date, item_id: itemId, quantity } of once) {
    const lines = planned.get(date);
    const due = { itemId, subscriptionId: null, quantity, isSubstitutable: false, acceptedCents: null };
    if (lines) lines.push(lineOfRun(due, itemNow(goods.get(itemId), plan.channel), null, nameOf(itemId)));
  }
  const decided = new Map(runs.map((run) => [run.run_date, run]));
  const dates = [...new Set([...decided.keys(), ...planned.keys()])].toSorted();
  return dates.map((date) => runView(shown, date, decided.get(date), planned.get(date) ?? []));
}

function runView(
  { plan, orders, timeZone, rate }: Shown,
  date: string,
  run: RunRow | undefined,
  planned: readonly RunLine[],
): UpcomingRun {
  const { opensAt, closesAt } = editWindow(Temporal.PlainDate.from(date), plan.minute, timeZone);
  const lines = run?.lines ?? planned;
  const order = orders.get(run?.order_number ?? '');
  const isCanceled = order?.state === 'CANCELLED';
  const state = run === undefined || run.state === 'OPEN' ? 'PLANNED' : run.state;
  return {
    runDate: date,
    editOpensAt: iso(opensAt),
    editClosesAt: iso(order?.cutoff ?? closesAt),
    startsAt: order?.start ? iso(order.start) : null,
    state: isCanceled ? 'FAILED' : state,
    orderNumber: run?.order_number ?? null,
    orderVersion: order?.version ?? null,
    reason: isCanceled ? 'CANCELED' : (run?.reason ?? null),
    items: lines.map(({ itemId: productId, ...line }) => ({ productId, ...line, savedCents: savedOnLine(line, rate) })),
    estimateCents: order?.totalCents ?? lines.filter(isOrdered).reduce((sum, line) => sum + lineCents(line, rate), 0),
  };
}

type Priced = Pick<RunLine, 'cents' | 'quantity' | 'subscriptionId'>;

/** What subscribing saves on a line; what comes once saves nothing. */
const savedOnLine = ({ cents, quantity, subscriptionId }: Priced, rate: number): number =>
  subscriptionId === null ? 0 : percentOf(rate, cents * quantity);

/** A line's price. */
const lineCents = (line: Priced, rate: number): number => line.cents * line.quantity - savedOnLine(line, rate);
