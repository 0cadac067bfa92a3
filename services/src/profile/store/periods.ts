import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Database } from '../../platform/database/database.ts';
import { periodAfter } from '../rules/periods.ts';
import { profileDb, subscriptionPeriodsOf } from './profiles.ts';

/** A period of a household's subscription. */
export interface SubscriptionPeriod {
  subscriptionId: string;
  start: Temporal.Instant;
  until: Temporal.Instant;
}

/** Does a household have a subscription at a moment, also one whose next period has begun (N-70)? */
export async function hasSubscription(
  db: Database,
  { householdId, name, at }: { householdId: string; name: string; at: Temporal.Instant },
): Promise<boolean> {
  const row = await profileDb(db)
    .selectFrom('profile.household_subscription')
    .select('name')
    .where('household_id', '=', householdId)
    .where('name', '=', name)
    .where('status', '=', 'ACTIVE')
    .where('starts_at', '<=', at)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>=', at)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds months to a household's subscription, in the caller's transaction: after the last limited period, or else from now (N-70). */
export async function addSubscriptionPeriod(
  trx: Database,
  given: { householdId: string; name: string; value: string; months: number; at: Temporal.Instant; timeZone: string },
): Promise<SubscriptionPeriod> {
  const { householdId, name, value, months, at, timeZone } = given;
  // Of two periods added at once, one follows the other.
  await lockUntilCommit(trx, `subscription ${householdId}`);
  const all = await subscriptionPeriodsOf(trx, householdId);
  const own = all.filter((period) => period.name === name);
  const { start, until } = periodAfter(own, at, months, timeZone);
  await profileDb(trx)
    .insertInto('profile.household_subscription')
    .values({ household_id: householdId, name, status: 'ACTIVE', value, starts_at: start, ends_at: until })
    .execute();
  return { subscriptionId: `${name}-${start.epochMilliseconds}`, start, until };
}
