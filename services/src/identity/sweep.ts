import type { ServiceContext } from '../platform/service.ts';
import { identityTables } from './tables.ts';

/** Forgets what has ended: codes, messages and limits after an hour, sessions after their month. */
export async function sweep({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const tables = identityTables(db);
  const now = clock.now();
  const anHourAgo = now.subtract({ hours: 1 });
  await tables.deleteFrom('identity.otp_challenge').where('expires_at', '<', anHourAgo).execute();
  await tables.deleteFrom('identity.message').where('created_at', '<', anHourAgo).execute();
  await tables.deleteFrom('identity.rate_limit').where('ends_at', '<', now).execute();
  await tables.deleteFrom('identity.session').where('expires_at', '<', now).execute();
  await tables.deleteFrom('identity.remembered_shopper').where('expires_at', '<', now).execute();
}
