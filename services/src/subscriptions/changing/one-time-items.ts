import type { Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/errors.ts';
import { putOneTimeItem, removeOneTimeItem, runOf } from '../store/runs.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import { scheduleOf } from '../rules/row-schedule.ts';
import { isOnSchedule } from '../rules/schedule.ts';
import { type Changing, changingOf, dateOf, type Deps, openDate, runClosed } from './household.ts';
import { refuseTooMany, subscribableGoods } from './items.ts';

interface OneTime {
  runDate: string;
  items: readonly { productBpn: string; quantity?: number }[];
}

/**
 * Adds items to one run only, or changes how many come (S-176). All of them or none.
 * @throws ServiceError 404 NO_PLAN, RUN_NOT_FOUND, PRODUCT_NOT_FOUND; 409 NOT_SUBSCRIBABLE, RUN_CLOSED; 400 DATE_OUT_OF_RANGE,
 * TOO_MANY
 */
export async function addOneTimeItems(
  trx: Transaction,
  deps: Deps,
  householdId: string,
  { runDate, items }: OneTime,
): Promise<void> {
  const changing = await changingOf(trx, deps, householdId);
  const date = await openDate(changing, runDate, 'runDate');
  if (!(await comes(changing, date))) throw notFound('RUN_NOT_FOUND', 'Nothing is scheduled on that day.');
  const goods = await subscribableGoods(
    changing,
    items.map(({ productBpn }) => productBpn),
  );
  for (const [index, { productBpn: itemId, quantity = 1 }] of items.entries()) {
    refuseTooMany(goods.get(itemId)!, quantity, `items[${index}].quantity`);
    const item = { household_id: householdId, run_date: date.toString(), item_id: itemId };
    await putOneTimeItem(trx, { ...item, quantity, added_at: changing.now });
  }
}

/** Takes an item off a run again; what isn't there is gone already (S-176). @throws ServiceError 404 NO_PLAN; 409 RUN_CLOSED */
export async function dropOneTimeItem(
  trx: Transaction,
  deps: Deps,
  householdId: string,
  { runDate, itemId }: { runDate: string; itemId: string },
): Promise<void> {
  await changingOf(trx, deps, householdId);
  const date = dateOf(runDate, 'runDate').toString();
  if (await runOf(trx, householdId, date)) throw runClosed('runDate');
  await removeOneTimeItem(trx, { householdId, date, itemId });
}

/** Does anything come on that date? */
async function comes({ trx, plan }: Changing, date: Temporal.PlainDate): Promise<boolean> {
  const rows = await subscriptionsOf(trx, plan.household_id);
  return rows.some((row) => {
    const isSkipped = row.skip_dates.includes(date.toString());
    return row.status === 'ACTIVE' && !isSkipped && isOnSchedule(scheduleOf(row), date);
  });
}
