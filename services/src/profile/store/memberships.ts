import type { Database, Transaction } from '../../platform/database/database.ts';
import { monthly } from '../rules/fresh-pass.ts';
import { freshPassName } from './fresh-pass.ts';
import { profileDb } from './profiles.ts';

/** Writes a membership that goes on from month to month. */
export async function insertMembership(
  trx: Transaction,
  { householdId, startsAt }: { householdId: string; startsAt: Temporal.Instant },
): Promise<void> {
  await profileDb(trx)
    .insertInto('profile.household_subscription')
    .values({
      household_id: householdId,
      name: freshPassName,
      status: 'ACTIVE',
      value: monthly,
      starts_at: startsAt,
      ends_at: null,
    })
    .execute();
}

/** Lets a membership that goes on have its last moment. */
export async function closeMembership(
  trx: Transaction,
  { householdId, endsAt }: { householdId: string; endsAt: Temporal.Instant },
): Promise<void> {
  await profileDb(trx)
    .updateTable('profile.household_subscription')
    .set({ ends_at: endsAt })
    .where('household_id', '=', householdId)
    .where('name', '=', freshPassName)
    .where('ends_at', 'is', null)
    .execute();
}

/** Memberships that have begun and go on from month to month. */
export async function memberships(
  db: Database,
  at: Temporal.Instant,
): Promise<{ householdId: string; startsAt: Temporal.Instant }[]> {
  return profileDb(db)
    .selectFrom('profile.household_subscription')
    .select(['household_id as householdId', 'starts_at as startsAt'])
    .where('name', '=', freshPassName)
    .where('status', '=', 'ACTIVE')
    .where('ends_at', 'is', null)
    .where('starts_at', '<=', at)
    .orderBy('household_id')
    .execute();
}
