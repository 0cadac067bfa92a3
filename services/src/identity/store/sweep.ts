import type { IdentityDatabase } from './tables.ts';

/**
 * Deletes what has expired: codes, challenges of passkeys, and messages from before `anHourAgo`, mail that no mail server took in two days, and limits, sessions, joinings, and remembered
 * shoppers as of now.
 */
export async function deleteEnded(db: IdentityDatabase, now: Temporal.Instant, anHourAgo: Temporal.Instant) {
  await db.deleteFrom('identity.otp_challenge').where('expires_at', '<', anHourAgo).execute();
  await db.deleteFrom('identity.passkey_challenge').where('expires_at', '<', anHourAgo).execute();
  await db
    .deleteFrom('identity.passkey_event')
    .where('at', '<', now.subtract({ hours: 2 * 365 * 24 }))
    .execute();
  await db.deleteFrom('identity.message').where('created_at', '<', anHourAgo).execute();
  // Its last try is a day and an hour after it was written, at most.
  const twoDaysAgo = now.subtract({ hours: 48 });
  await db.deleteFrom('identity.outgoing_mail').where('created_at', '<', twoDaysAgo).execute();
  await db.deleteFrom('identity.joining').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity.rate_limit').where('ends_at', '<', now).execute();
  await db.deleteFrom('identity.session').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity.remembered_shopper').where('expires_at', '<', now).execute();
}
