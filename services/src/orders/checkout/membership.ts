import type { Owner } from '../../cart/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasFreshPass } from '../../profile/index.ts';

/** Is a cart's owner a member of FreshPass (N-70)? Guests aren't. */
export const isMember = async (db: Database, owner: Owner, at: Temporal.Instant): Promise<boolean> =>
  'householdId' in owner && hasFreshPass(db, { householdId: owner.householdId, at });
