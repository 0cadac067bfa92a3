import type { Database } from '../../platform/database/database.ts';
import { newestMessages } from '../store/messages.ts';
import { identityTables } from '../store/tables.ts';

/** A message that no mail service took. */
export interface WaitingMessage {
  subject: string;
  body: string;
  createdAt: Temporal.Instant;
}

/** The newest messages to an address that wait in the outbox table, at most 50. */
export async function messagesTo(db: Database, address: string): Promise<WaitingMessage[]> {
  const rows = await newestMessages(identityTables(db), address);
  return rows.map(({ subject, body, created_at: createdAt }) => ({ subject, body, createdAt }));
}
