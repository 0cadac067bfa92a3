import type { Database } from '../../platform/database/database.ts';
import { hasFreshPass } from '../../profile/index.ts';
import { needsFreshPass, type OfferRecord } from '../rules/record.ts';

/** Is a household a member of FreshPass, as far as one of these offers asks for it? Asks for nothing if none does (S-92, N-70). */
export async function isMemberFor(
  db: Database,
  offers: readonly OfferRecord[],
  { householdId, now }: { householdId: string; now: Temporal.Instant },
): Promise<boolean> {
  return offers.some(needsFreshPass) && hasFreshPass(db, { householdId, at: now });
}
