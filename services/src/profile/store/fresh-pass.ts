import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { endIfCanceled, type FreshPass, freshPassAt, keptPeriod, trial } from '../rules/fresh-pass.ts';
import { addSubscriptionPeriod, hasSubscription } from './periods.ts';
import { profileDb, subscriptionPeriodsOf } from './profiles.ts';

/** The name of the membership among a household's subscriptions. */
export const freshPassName = 'FreshPass';

/** A household's periods of it, the first to begin first. */
export const freshPassPeriods = async (db: Database, householdId: string) =>
  (await subscriptionPeriodsOf(db, householdId)).filter(({ name }) => name === freshPassName);

/** How a household stands with FreshPass (N-70). */
export const freshPassOf = async (db: Database, householdId: string, now: Temporal.Instant): Promise<FreshPass> =>
  freshPassAt(await freshPassPeriods(db, householdId), now);

/** Is a household a member now? */
export const hasFreshPass = (
  db: Database,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
): Promise<boolean> => hasSubscription(db, { householdId, name: freshPassName, at });

interface Change {
  householdId: string;
  at: Temporal.Instant;
  timeZone: string;
}

/** Starts the month on the house. @returns false if the household has had FreshPass before */
export async function startTrial(trx: Transaction, { householdId, at, timeZone }: Change): Promise<boolean> {
  await lockUntilCommit(trx, `subscription ${householdId}`);
  if (!(await freshPassOf(trx, householdId, at)).canStartTrial) return false;
  await addSubscriptionPeriod(trx, { householdId, name: freshPassName, value: trial, months: 1, at, timeZone });
  return true;
}

/** Ends a membership that goes on with its month; one that ends anyway stays as it is. */
export async function cancelFreshPass(trx: Transaction, { householdId, at, timeZone }: Change): Promise<void> {
  await lockUntilCommit(trx, `subscription ${householdId}`);
  for (const { starts_at: start, ends_at: end } of await freshPassPeriods(trx, householdId)) {
    if (end !== null) continue;
    await setEnd(trx, { householdId, start, end: endIfCanceled(start, at, timeZone) });
  }
}

/** Lets a membership that was canceled go on, while its month lasts. @returns false if there is none */
export async function keepFreshPass(trx: Transaction, { householdId, at }: Change): Promise<boolean> {
  await lockUntilCommit(trx, `subscription ${householdId}`);
  const periods = await freshPassPeriods(trx, householdId);
  const { canKeep, renews } = freshPassAt(periods, at);
  if (renews) return true;
  if (!canKeep) return false;
  const own = keptPeriod(periods, at);
  if (own) await setEnd(trx, { householdId, start: own.starts_at, end: null });
  return true;
}

const setEnd = async (
  trx: Transaction,
  { householdId, start, end }: { householdId: string; start: Temporal.Instant; end: Temporal.Instant | null },
): Promise<void> => {
  await profileDb(trx)
    .updateTable('profile.household_subscription')
    .set({ ends_at: end })
    .where('household_id', '=', householdId)
    .where('name', '=', freshPassName)
    .where('starts_at', '=', start)
    .execute();
};
