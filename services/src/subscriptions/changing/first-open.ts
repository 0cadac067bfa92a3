import { beforeOpenDays, later } from '../rules/open-days.ts';
import { type KeptDates, nextDate } from '../rules/row-schedule.ts';
import { runOf } from '../store/runs.ts';
import type { SubscriptionRow } from '../store/tables.ts';
import type { Changing } from './household.ts';

/** The first date of a schedule that isn't past, skipped, or an order already. */
export async function firstOpen(
  { trx, plan, today }: Changing,
  kept: KeptDates,
  { last_run_date: last }: Pick<SubscriptionRow, 'last_run_date'>,
): Promise<string> {
  const passed = beforeOpenDays(today);
  let after = last === null ? passed : later(passed, Temporal.PlainDate.from(last));
  for (;;) {
    const next = nextDate(kept, after);
    if (!(await runOf(trx, plan.household_id, next))) return next;
    after = Temporal.PlainDate.from(next);
  }
}
