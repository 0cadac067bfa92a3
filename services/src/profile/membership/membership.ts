import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { tell } from '../deeds/deeds.ts';
import { freshPassAt } from '../rules/fresh-pass.ts';
import { periodAfter } from '../rules/periods.ts';
import { freshPassPeriods, keepFreshPass } from '../store/fresh-pass.ts';
import { closeMembership, insertMembership } from '../store/memberships.ts';

interface Place {
  householdId: string;
  at: Temporal.Instant;
  /** The store's. */
  timeZone: string;
}

/**
 * When a membership from month to month would begin: now, or after what the household has anyway; null if it is a member that
 * goes on, or has canceled and can keep it, which costs nothing more: it is kept.
 */
export async function nextMembership(trx: Transaction, place: Place): Promise<Temporal.Instant | null> {
  const { householdId, at, timeZone } = place;
  const periods = await freshPassPeriods(trx, householdId);
  const { renews, canKeep } = freshPassAt(periods, at);
  if (renews) return null;
  if (!canKeep) return periodAfter(periods, at, 1, timeZone).start;
  await keepFreshPass(trx, place);
  return null;
}

/** Begins a membership from month to month, and tells of it (S-122). @returns when; null if the household is a member that goes on */
export async function beginMembership(
  trx: Transaction,
  deps: Pick<ServiceContext, 'outbox' | 'clock'>,
  { householdId, at, timeZone }: Place,
): Promise<Temporal.Instant | null> {
  await lockUntilCommit(trx, `subscription ${householdId}`);
  const periods = await freshPassPeriods(trx, householdId);
  if (freshPassAt(periods, at).renews) return null;
  const { start } = periodAfter(periods, at, 1, timeZone);
  await insertMembership(trx, { householdId, startsAt: start });
  await tell(trx, deps, { householdId, timeZone }, 'FRESHPASS');
  return start;
}

/** Ends a membership that goes on, just before a moment. */
export async function endMembership(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
): Promise<void> {
  await lockUntilCommit(trx, `subscription ${householdId}`);
  await closeMembership(trx, { householdId, endsAt: at.subtract({ milliseconds: 1 }) });
}
