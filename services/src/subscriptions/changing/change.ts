import { goodsAt } from '../../catalog/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ChangeSubscriptionBody } from '../contract/subscriptions.ts';
import { itemNow } from '../rules/item-now.ts';
import { beforeOpenDays } from '../rules/open-days.ts';
import { nextDate, scheduleOf } from '../rules/row-schedule.ts';
import { isOnSchedule } from '../rules/schedule.ts';
import { runOf } from '../store/runs.ts';
import { subscriptionById, subscriptionsOf, updateSubscription } from '../store/subscriptions.ts';
import type { SubscriptionRow } from '../store/tables.ts';
import { firstOpen } from './first-open.ts';
import { type Changing, changingOf, dateOf, type Deps, openDate, runClosed } from './household.ts';
import { refuseTooMany } from './items.ts';

const noSubscription = () => notFound('SUBSCRIPTION_NOT_FOUND', 'There is no such subscription.');
const refused = (code: string, message: string, field: string) => new ServiceError(409, code, message, field);

/**
 * Changes a subscription as the shopper saw it (N-65). A day that is skipped moves none of the days that follow; another day or
 * frequency counts from the next run.
 * @throws ServiceError 404 SUBSCRIPTION_NOT_FOUND; 409 SUBSCRIPTION_CHANGED, RUN_CLOSED, PRICE_CHANGED;
 * 400 DATE_OUT_OF_RANGE, NOT_SCHEDULED, TOO_MANY
 */
export async function changeSubscription(
  trx: Transaction,
  deps: Deps,
  { householdId, subscriptionId }: { householdId: string; subscriptionId: string },
  body: ChangeSubscriptionBody,
): Promise<void> {
  const changing = await changingOf(trx, deps, householdId).catch((error: unknown) => {
    throw error instanceof ServiceError && error.code === 'NO_PLAN' ? noSubscription() : error;
  });
  const row = await subscriptionById(trx, householdId, subscriptionId);
  if (!row || row.status === 'CANCELLED') throw noSubscription();
  if (row.version !== body.version) throw refused('SUBSCRIPTION_CHANGED', 'It was changed somewhere else.', 'version');
  const { quantity, isSubstitutable, acceptCents } = body;
  if (quantity !== undefined || acceptCents !== undefined) await checkGoods(changing, row, body);
  const dates = await datesOf(changing, row, body);
  await updateSubscription(trx, subscriptionId, {
    ...(quantity === undefined ? {} : { quantity }),
    ...(isSubstitutable === undefined ? {} : { is_substitutable: isSubstitutable }),
    ...(acceptCents === undefined ? {} : { accepted_cents: acceptCents }),
    ...dates,
    updated_at: changing.now,
  });
}

async function checkGoods(
  { trx, plan, now }: Changing,
  { item_id: itemId }: SubscriptionRow,
  { quantity, acceptCents }: ChangeSubscriptionBody,
): Promise<void> {
  const found = (await goodsAt(trx, [itemId], { storeId: plan.store_id, channel: plan.channel }, now)).get(itemId);
  if (!found) throw notFound('PRODUCT_NOT_FOUND', 'There is no such product.');
  if (quantity !== undefined) refuseTooMany(found, quantity, 'quantity');
  if (acceptCents !== undefined && itemNow(found, plan.channel)?.cents !== acceptCents)
    throw refused('PRICE_CHANGED', 'Its price has changed again.', 'acceptCents');
}

type Dates = Pick<SubscriptionRow, 'anchor_date' | 'weeks' | 'skip_dates' | 'status' | 'next_run_date'>;

/** The dates that a change asks for, with the run that follows from them. */
async function datesOf(changing: Changing, row: SubscriptionRow, body: ChangeSubscriptionBody): Promise<Dates> {
  const { today } = changing;
  const { frequency, nextRunDate, skip, unskip, status = row.status } = body;
  const kept = { anchor_date: row.anchor_date, weeks: row.weeks, skip_dates: [...row.skip_dates] };
  if (frequency && frequency.count !== row.weeks) {
    kept.anchor_date = row.next_run_date ?? nextDate(kept, beforeOpenDays(today));
    kept.weeks = frequency.count;
    kept.skip_dates = [];
  }
  if (nextRunDate !== undefined) {
    kept.anchor_date = (await openDate(changing, nextRunDate, 'nextRunDate')).toString();
    kept.skip_dates = [];
  }
  if (skip !== undefined) kept.skip_dates.push(await scheduledDate(changing, kept, skip, 'skip'));
  if (unskip !== undefined) {
    const back = await scheduledDate(changing, kept, unskip, 'unskip');
    kept.skip_dates = kept.skip_dates.filter((each) => each !== back);
  }
  kept.skip_dates = [...new Set(kept.skip_dates)].toSorted();
  const next = status === 'ACTIVE' ? await firstOpen(changing, kept, row) : null;
  return { ...kept, status, next_run_date: next };
}

async function scheduledDate(
  { trx, plan, today }: Changing,
  kept: Pick<SubscriptionRow, 'anchor_date' | 'weeks' | 'skip_dates'>,
  text: string,
  field: string,
): Promise<string> {
  const date = dateOf(text, field);
  const isScheduled = isOnSchedule(scheduleOf(kept), date) && Temporal.PlainDate.compare(date, today) > 0;
  if (!isScheduled) throw new ServiceError(400, 'NOT_SCHEDULED', 'Nothing is scheduled on that day.', field);
  if (await runOf(trx, plan.household_id, date.toString())) throw runClosed(field);
  return date.toString();
}

/** Cancels a subscription at once; again is the same. @throws ServiceError 404 SUBSCRIPTION_NOT_FOUND */
export async function cancelSubscription(
  trx: Transaction,
  { clock }: Deps,
  { householdId, subscriptionId }: { householdId: string; subscriptionId: string },
): Promise<void> {
  const row = await subscriptionById(trx, householdId, subscriptionId);
  if (!row) throw noSubscription();
  if (row.status === 'CANCELLED') return;
  const ended = { status: 'CANCELLED', next_run_date: null } as const;
  await updateSubscription(trx, subscriptionId, { ...ended, updated_at: clock.now() });
}

/** Pauses what a household gets of a product; nothing if it isn't subscribed. */
export async function pauseSubscription(
  trx: Transaction,
  householdId: string,
  itemId: string,
  at: Temporal.Instant,
): Promise<void> {
  const row = (await subscriptionsOf(trx, householdId)).find(({ item_id: id }) => id === itemId);
  if (row)
    await updateSubscription(trx, row.subscription_id, { status: 'PAUSED', next_run_date: null, updated_at: at });
}
