import type { Transaction } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { dayIn, isOpenDay } from '../rules/open-days.ts';
import { leastLeadDays, mostLeadDays } from '../rules/schedule.ts';
import { lockPlan } from '../store/plans.ts';
import { runOf } from '../store/runs.ts';
import type { PlanRow } from '../store/tables.ts';

export type Deps = Pick<ServiceContext, 'clock' | 'random' | 'config'>;
export type Member = Pick<Principal, 'customerId' | 'householdId' | 'banner'>;

/** A household whose subscriptions are being changed; its plan is locked. */
export interface Changing {
  trx: Transaction;
  plan: PlanRow;
  now: Temporal.Instant;
  /** Where its subscriptions come from. */
  timeZone: string;
  today: Temporal.PlainDate;
}

export const noStore = () => notFound('STORE_NOT_FOUND', 'There is no such store.');

/** Locks a household's plan, so that changes and runs come one after another. @throws ServiceError 404 NO_PLAN, STORE_NOT_FOUND */
export async function changingOf(trx: Transaction, { clock }: Deps, householdId: string): Promise<Changing> {
  const plan = await lockPlan(trx, householdId);
  if (!plan) throw notFound('NO_PLAN', 'This household has no subscriptions yet.');
  const store = await storeById(trx, plan.store_id);
  if (!store) throw noStore();
  const now = clock.now();
  const { timeZone } = store;
  return { trx, plan, now, timeZone, today: now.toZonedDateTimeISO(timeZone).toPlainDate() };
}

/**
 * A date on which something may come from now on: far enough ahead to be changed, near enough to be planned, and not a
 * day whose order is made already. @throws ServiceError 400 DATE_OUT_OF_RANGE; 409 RUN_CLOSED
 */
export async function openDate(
  { trx, plan, today }: Changing,
  text: string,
  field: string,
): Promise<Temporal.PlainDate> {
  const date = dateOf(text, field);
  if (!isOpenDay(date, today)) throw outOfRange(field);
  if (await runOf(trx, plan.household_id, date.toString())) throw runClosed(field);
  return date;
}

export const runClosed = (field: string) =>
  new ServiceError(409, 'RUN_CLOSED', 'The order of that day is made already.', field);

/** @throws ServiceError 400 DATE_OUT_OF_RANGE for a day that no calendar has */
export function dateOf(text: string, field: string): Temporal.PlainDate {
  const date = dayIn(text);
  if (date === null) throw outOfRange(field);
  return date;
}

const outOfRange = (field: string) =>
  new ServiceError(400, 'DATE_OUT_OF_RANGE', `Choose a day ${leastLeadDays} to ${mostLeadDays} days ahead.`, field);
