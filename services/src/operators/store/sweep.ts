import type { Database } from '../../platform/database/database.ts';
import { operatorsDb } from './tables.ts';

/** Deletes codes and sessions that ended before `anHourAgo`. */
export async function deleteEnded(database: Database, anHourAgo: Temporal.Instant): Promise<void> {
  const db = operatorsDb(database);
  await db.deleteFrom('operators.sign_in_code').where('expires_at', '<', anHourAgo).execute();
  await db.deleteFrom('operators.session').where('expires_at', '<', anHourAgo).execute();
}
