import type { Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { scheduleOf } from '../rules/row-schedule.ts';
import { isOnSchedule } from '../rules/schedule.ts';
import { runOf } from '../store/runs.ts';
import { subscriptionsOf, updateSubscription } from '../store/subscriptions.ts';
import { firstOpen } from './first-open.ts';
import { changingOf, dateOf, type Deps, runClosed } from './household.ts';

/**
 * Skips all that a household has scheduled on a day, or takes that back (N-65); again is the same.
 * @throws ServiceError 404 NO_PLAN; 409 RUN_CLOSED; 400 DATE_OUT_OF_RANGE, NOT_SCHEDULED
 */
export async function skipRun(
  trx: Transaction,
  deps: Deps,
  householdId: string,
  { runDate, skipped }: { runDate: string; skipped: boolean },
): Promise<void> {
  const changing = await changingOf(trx, deps, householdId);
  const day = dateOf(runDate, 'runDate');
  const date = day.toString();
  if (await runOf(trx, householdId, date)) throw runClosed('runDate');
  const rows = (await subscriptionsOf(trx, householdId)).filter(
    (row) => row.status === 'ACTIVE' && isOnSchedule(scheduleOf(row), day),
  );
  if (rows.length === 0 || Temporal.PlainDate.compare(day, changing.today) <= 0)
    throw new ServiceError(400, 'NOT_SCHEDULED', 'Nothing is scheduled on that day.', 'runDate');
  for (const row of rows) {
    const others = row.skip_dates.filter((each) => each !== date);
    const skips = (skipped ? [...others, date] : others).toSorted();
    const next = await firstOpen(changing, { ...row, skip_dates: skips }, row);
    const changes = { skip_dates: skips, next_run_date: next, updated_at: changing.now };
    await updateSubscription(trx, row.subscription_id, changes);
  }
}
