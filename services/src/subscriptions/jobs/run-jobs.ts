import type { ServiceContext } from '../../platform/service.ts';
import { runsToPrice } from '../../orders/index.ts';
import { orderLeadDays, reminderLeadDays, watchLeadDays } from '../rules/schedule.ts';
import { priceOrder } from '../running/price-order.ts';
import { remind } from '../running/remind.ts';
import { type RunContext, runPlan, todayOf } from '../running/run-plan.ts';
import { watchPrices } from '../running/watch-prices.ts';
import { openRuns, runsToWatch } from '../store/runs.ts';
import { dueDays, type DueDay } from '../store/subscriptions.ts';

/** What a run needs, and where what failed is said. */
type JobContext = RunContext & { log: { error: (said: object, words: string) => void } };

/** Days that are read at once. */
const pageSize = 500;

/** Makes orders of the runs that are due, gives them their price a day before their time, and reminds of those to come (N-65). */
export async function startRunJobs(context: ServiceContext): Promise<void> {
  await context.jobs.schedule('subscriptions.run', '* * * * *', () => runDue(context));
}

/**
 * Goes on with every run that was begun, makes orders of those that are due, reminds of those to come, and of prices that
 * rose too much, and gives orders their price when they are fixed. A run that
 * fails is logged and tried again; it never holds up the others.
 */
export async function runDue(context: JobContext): Promise<void> {
  const { db } = context;
  for (const day of await openRuns(db, pageSize)) await once(context, day, runPlan);
  await eachDay(context, { leadDays: orderLeadDays, unreminded: false }, runPlan);
  await eachDay(context, { leadDays: reminderLeadDays, unreminded: true }, remind);
  const soon = utcToday(context).add({ days: watchLeadDays });
  for (const day of await runsToWatch(db, soon.toString(), pageSize)) await once(context, day, watchPrices);
  for (const orderNumber of await runsToPrice(db, context.clock.now(), pageSize))
    await safely(context, { orderNumber }, () => priceOrder(context, orderNumber));
}

type Step = (context: RunContext, householdId: string, date: string) => Promise<void>;

/** Takes a step on every day with something due that is at most so many days ahead where it comes from. */
async function eachDay(
  context: JobContext,
  { leadDays, unreminded }: { leadDays: number; unreminded: boolean },
  step: Step,
): Promise<void> {
  // No store's date is more than a day ahead of UTC's.
  const through = utcToday(context)
    .add({ days: leadDays + 1 })
    .toString();
  let after: DueDay | null = null;
  for (;;) {
    const page: DueDay[] = await dueDays(context.db, { through, unreminded, after, most: pageSize });
    for (const day of page) {
      const here = await todayOf(context, day.householdId);
      const ahead = here?.today.until(Temporal.PlainDate.from(day.date), { largestUnit: 'days' }).days;
      if (ahead !== undefined && ahead <= leadDays) await once(context, day, step);
    }
    after = page.at(-1) ?? null;
    if (page.length < pageSize) return;
  }
}

const utcToday = ({ clock }: JobContext): Temporal.PlainDate => clock.now().toZonedDateTimeISO('UTC').toPlainDate();

const once = (context: JobContext, { householdId, date }: DueDay, step: Step): Promise<void> =>
  safely(context, { date }, () => step(context, householdId, date));

async function safely(context: JobContext, about: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    context.log.error({ err: error, ...about }, 'a run of subscriptions failed; it is tried again');
  }
}
