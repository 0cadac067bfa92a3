import type { NewRegistration } from '../../identity/index.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { lockClips } from '../clipping/clip.ts';
import { giveWelcomeOffers, noteRegistration } from '../store/allocations.ts';

type Member = Pick<NewRegistration, 'eventName' | 'eventDateTime' | 'eventCorrelationId' | 'householdId'>;

/**
 * Gives a new member's household its welcome offers, also if the message arrives twice (S-32, N-45). What a link of the
 * welcome mail asks for under the same event is answered for itself, so this has an id of its own.
 */
export async function welcomeMember(
  db: Database,
  { eventName, eventDateTime, eventCorrelationId, householdId }: Member,
): Promise<void> {
  const at = Temporal.Instant.from(eventDateTime);
  await inTransaction(db, async (trx) => {
    await lockClips(trx, householdId);
    await noteRegistration(trx, { householdId, correlationId: eventCorrelationId, at });
    await giveWelcomeOffers(trx, { householdId, correlationId: `joined ${eventCorrelationId}`, name: eventName, at });
  });
}
