import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { profileDb, type ProfileTables } from './profiles.ts';

export type AddressDraft = Insertable<ProfileTables['profile.address']>;
export type SwitchDraft = Insertable<ProfileTables['profile.communication_preference']>;
export type SubscriptionDraft = Insertable<ProfileTables['profile.household_subscription']>;

/** Writes delivery addresses, household subscriptions, and changed switches as given. */
export async function addProfiles(
  trx: Database,
  {
    addresses,
    subscriptions,
    switches,
  }: {
    addresses: readonly AddressDraft[];
    subscriptions: readonly SubscriptionDraft[];
    switches: readonly SwitchDraft[];
  },
): Promise<void> {
  const db = profileDb(trx);
  if (addresses.length) await db.insertInto('profile.address').values(addresses).execute();
  if (subscriptions.length) await db.insertInto('profile.household_subscription').values(subscriptions).execute();
  if (switches.length) await db.insertInto('profile.communication_preference').values(switches).execute();
}
