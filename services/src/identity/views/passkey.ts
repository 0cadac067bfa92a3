import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import type { Passkey } from '../contract/passkeys.ts';
import type { PasskeyRow } from '../store/tables.ts';

/** A key as its shopper sees it: nothing to sign in with. */
export const passkeyView = (row: PasskeyRow): Static<typeof Passkey> => ({
  credentialId: row.credential_id,
  name: row.name,
  host: row.host,
  createdAt: iso(row.created_at),
  lastUsedAt: row.last_used_at && iso(row.last_used_at),
  isStopped: row.stopped_at !== null,
});
