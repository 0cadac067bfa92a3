import type { Database } from '../../platform/database/database.ts';
import { profileDb } from './profiles.ts';

/** Where a customer can be reached besides what they sign in with; null where nothing was added. */
export interface Contact {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** What the customer has added. */
export async function contactOf(db: Database, customerId: string): Promise<Contact> {
  const rows = await profileDb(db)
    .selectFrom('profile.contact')
    .select(['channel', 'handle'])
    .where('customer_id', '=', customerId)
    .execute();
  const by = (channel: 'sms' | 'email') => rows.find((row) => row.channel === channel)?.handle ?? null;
  return { email: by('email'), phone: by('sms') };
}

/** Adds a way to be reached; one that is there stays. @returns whether it was added, or was the same before */
export async function addContact(
  db: Database,
  {
    customerId,
    channel,
    handle,
    at,
  }: { customerId: string; channel: 'sms' | 'email'; handle: string; at: Temporal.Instant },
): Promise<boolean> {
  // An update of nothing waits for who is deleting it; "do nothing" could find it there, and gone a moment later.
  const kept = await profileDb(db)
    .insertInto('profile.contact')
    .values({ customer_id: customerId, channel, handle, added_at: at })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'channel']).doUpdateSet((of) => ({ channel: of.ref('excluded.channel') })),
    )
    .returning('handle')
    .executeTakeFirstOrThrow();
  return kept.handle === handle;
}

/** Deletes the number that the customer has added, if it's this one. @param phone E.164 */
export async function deleteAddedPhone(db: Database, customerId: string, phone: string): Promise<void> {
  await profileDb(db)
    .deleteFrom('profile.contact')
    .where('customer_id', '=', customerId)
    .where('channel', '=', 'sms')
    .where('handle', '=', phone)
    .execute();
}
