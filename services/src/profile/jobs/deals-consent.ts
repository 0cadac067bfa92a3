import type { NewRegistration } from '../../identity/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { dealsSwitches } from '../rules/preferences.ts';
import { movedSwitches, moveSwitches } from '../store/preferences.ts';

/**
 * Turns on deals for a new member who asked for them. Anything the shopper has changed in the meantime stays, even if
 * the message arrives twice.
 */
export async function noteDealsConsent(
  db: Database,
  { customerId, wantsDeals }: Pick<NewRegistration, 'customerId' | 'wantsDeals'>,
  at: Temporal.Instant,
): Promise<void> {
  if (!wantsDeals) return;
  const moved = await movedSwitches(db, customerId);
  const untouched = dealsSwitches.filter(
    ({ topic, channel }) => !moved.some((own) => own.topic === topic && own.channel === channel),
  );
  if (untouched.length > 0) await moveSwitches(db, customerId, untouched, at);
}
