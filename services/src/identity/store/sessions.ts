import type { Language } from '../../../../server-kit/language.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { sessionLimits } from '../rules/limits.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { AccountRow } from './customers.ts';
import { identityTables, type IdentityDatabase, type IdentityTransaction, type SessionRow } from './tables.ts';

export interface NewSession {
  customerId: string;
  deviceId: string;
  banner: string;
  remember: boolean;
  amr: string;
}

export type Sources = { clock: Clock; random: Random };

/** Begins a session: a family of refresh tokens with a first access token (N-2). */
export function openSession(
  db: IdentityTransaction,
  { clock, random }: Sources,
  session: NewSession,
): Promise<SessionRow> {
  const now = clock.now();
  return db
    .insertInto('identity.session')
    .values({
      session_id: random.uuid(),
      customer_id: session.customerId,
      device_id: session.deviceId,
      banner: session.banner,
      remember: session.remember,
      amr: session.amr,
      generation: 1,
      rotated_at: now,
      token_id: random.uuid(),
      token_issued_at: now,
      auth_time: now,
      created_at: now,
      expires_at: now.add(sessionLimits.refresh),
      revoked_at: null,
      revoked_because: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The active session of this id, or null. */
export async function livingSession(
  db: IdentityDatabase,
  id: string | null,
  now: Temporal.Instant,
): Promise<SessionRow | null> {
  if (id === null) return null;
  const found = await db
    .selectFrom('identity.session')
    .selectAll()
    .where('session_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** What a session's token says about the session. */
export type TokenSession = Pick<SessionRow, 'session_id' | 'token_id' | 'amr' | 'token_issued_at' | 'auth_time'>;

const readAccount = preparedRead<AccountRow & TokenSession>(`
select session.session_id, session.token_id, session.amr, session.token_issued_at, session.auth_time,
  customer.*, household.club_card, choice.store_id as chosen_store_id, choice.preference as chosen_preference,
  choice.zip_code as chosen_zip_code
from identity.session as session
join identity.customer as customer on customer.customer_id = session.customer_id
join identity.household as household on household.household_id = customer.household_id
left join identity.shop_choice as choice on choice.customer_id = customer.customer_id and choice.banner = $3
where session.session_id = $1 and session.revoked_at is null and session.expires_at > $2`);

/** The account of the active session of this id as it is on a banner's site, with the session; null when there is none. */
export async function accountOfSession(
  db: IdentityDatabase,
  id: string | null,
  banner: string,
  now: Temporal.Instant,
): Promise<(AccountRow & TokenSession) | null> {
  if (id === null) return null;
  return (await readAccount(db, [id, now, banner]))[0] ?? null;
}

/** The next refresh token and a new access token, when the session is still at this generation; one request wins. */
export function nextGeneration(
  db: IdentityDatabase,
  { random }: Pick<Sources, 'random'>,
  { sessionId, generation }: { sessionId: string; generation: number },
  now: Temporal.Instant,
): Promise<SessionRow | undefined> {
  return db
    .updateTable('identity.session')
    .set({
      generation: generation + 1,
      rotated_at: now,
      token_id: random.uuid(),
      token_issued_at: now,
      expires_at: now.add(sessionLimits.refresh),
    })
    .where('session_id', '=', sessionId)
    .where('generation', '=', generation)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Identity was confirmed again: the session's `auth_time` is now, and its token is new (N-3). */
export function markStepUp(
  db: IdentityTransaction,
  { clock, random }: Sources,
  sessionId: string,
  amr: string,
): Promise<SessionRow | undefined> {
  const now = clock.now();
  return db
    .updateTable('identity.session')
    .set({ auth_time: now, amr, token_id: random.uuid(), token_issued_at: now })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a session, recording the reason in its row. */
export async function revoke(
  db: IdentityDatabase,
  sessionId: string,
  because: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('identity.session')
    .set({ revoked_at: now, revoked_because: because })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a shopper, on every device, and forgets the shopper there too. */
export async function revokeAll(db: IdentityTransaction, customerId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('identity.session')
    .set({ revoked_at: now, revoked_because: 'SIGNED_OUT_EVERYWHERE' })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute();
  await db.deleteFrom('identity.remembered_shopper').where('customer_id', '=', customerId).execute();
}

/** Has the customer ever signed in on this device? */
export async function hasSignedInOn(db: IdentityDatabase, customerId: string, deviceId: string): Promise<boolean> {
  const session = await db
    .selectFrom('identity.session')
    .select('session_id')
    .where('customer_id', '=', customerId)
    .where('device_id', '=', deviceId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** Sessions that were ended after an instant. */
export async function endedSince(db: IdentityDatabase, since: Temporal.Instant): Promise<string[]> {
  const rows = await db.selectFrom('identity.session').select('session_id').where('revoked_at', '>', since).execute();
  return rows.map((row) => row.session_id);
}

/** The browser that a session is in; null once it has ended. */
export async function browserOf(database: Database, sessionId: string, now: Temporal.Instant): Promise<string | null> {
  const session = await livingSession(identityTables(database), sessionId, now);
  return session?.device_id ?? null;
}

/** In which language a shopper reads who is signed in in a browser; null if they aren't. */
export async function readerIn(
  database: Database,
  { customerId, browserId }: { customerId: string; browserId: string },
  now: Temporal.Instant,
): Promise<Language | null> {
  const reader = await identityTables(database)
    .selectFrom('identity.session as session')
    .innerJoin('identity.customer as customer', 'customer.customer_id', 'session.customer_id')
    .select('customer.language')
    .where('session.customer_id', '=', customerId)
    .where('session.device_id', '=', browserId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return reader?.language ?? null;
}
