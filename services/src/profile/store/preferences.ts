import type { Database } from '../../platform/database/database.ts';
import { type Channel, type MovedSwitch, switchesOf, type Topic } from '../rules/preferences.ts';
import { profileDb } from './profiles.ts';

/** The switches the shopper has changed. */
export async function movedSwitches(db: Database, customerId: string): Promise<MovedSwitch[]> {
  return profileDb(db)
    .selectFrom('profile.communication_preference')
    .select(['topic', 'channel', 'enabled'])
    .where('customer_id', '=', customerId)
    .execute();
}

/** Through which ways a shopper wants to hear of something. */
export async function wantedWays(
  db: Database,
  customerId: string,
  wanted: Topic,
): Promise<Readonly<Record<Channel, boolean>>> {
  const found = switchesOf(await movedSwitches(db, customerId)).find(({ topic }) => topic === wanted);
  return { email: found?.email ?? false, text: found?.text ?? false };
}

/** Sets switches, in key order so that two requests never deadlock. */
export async function moveSwitches(
  db: Database,
  customerId: string,
  moves: readonly MovedSwitch[],
  at: Temporal.Instant,
): Promise<void> {
  const key = ({ topic, channel }: MovedSwitch) => `${topic}/${channel}`;
  await profileDb(db)
    .insertInto('profile.communication_preference')
    .values(
      moves
        .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
        .map((move) => ({ customer_id: customerId, ...move, changed_at: at })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'topic', 'channel'])
        .doUpdateSet((set) => ({ enabled: set.ref('excluded.enabled'), changed_at: set.ref('excluded.changed_at') })),
    )
    .execute();
}
