import { unauthorized, ServiceError } from '../platform/errors.ts';
import type { Clock } from '../platform/clock.ts';
import type { Random } from '../platform/random.ts';
import { sameText, type Keys } from './keys.ts';
import { secondsOf, sessionLimits } from './rules/limits.ts';
import type { IdentityDatabase, IdentityTransaction, SessionRow } from './tables.ts';

export interface NewSession {
  customerId: string;
  deviceId: string;
  banner: string;
  remember: boolean;
  amr: string;
}

type Sources = { clock: Clock; random: Random };

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

/** The living session of this id, or null. */
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

/**
 * Trades a refresh token for its successor and a new access token. One request wins the guarded UPDATE; others that
 * bring the same token within 10 s of it get the same successor. Later it is a theft: the whole family ends and the
 * answer is 401 REFRESH_REUSED (T-25).
 */
export async function rotate(
  db: IdentityDatabase,
  { clock, random }: Sources,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<SessionRow> {
  const now = clock.now();
  const winner = await db
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
  if (winner) return winner;

  const session = await livingSession(db, sessionId, now);
  if (!session) throw unauthorized();
  const overlaps =
    session.generation === generation + 1 &&
    now.since(session.rotated_at).total('seconds') <= secondsOf(sessionLimits.overlap);
  if (overlaps) return session;
  await revoke(db, sessionId, 'REFRESH_REUSED', now);
  throw new ServiceError(401, 'REFRESH_REUSED', 'This session was ended for your safety. Please sign in again.');
}

/** Proof of identity given again: the session's `auth_time` is now, and its token a new one (N-3). */
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

/** The text of a refresh token: the same session and generation give the same text, so no text is stored. */
export const refreshToken = (keys: Keys, session: Pick<SessionRow, 'session_id' | 'generation'>): string =>
  seal(keys, 'refresh', `${session.session_id}~${session.generation}`);

export function readRefreshToken(
  keys: Keys,
  token: string | undefined,
): { sessionId: string; generation: number } | null {
  const [sessionId, generation] = open(keys, 'refresh', token)?.split('~') ?? [];
  return sessionId !== undefined && generation !== undefined ? { sessionId, generation: Number(generation) } : null;
}

/** An opaque text that only these services can make: an id with its authentication code. */
export const seal = (keys: Keys, kind: string, id: string): string => `${id}.${keys.mac(`${kind}:${id}`)}`;

/** The id in an opaque text of this kind, or null when it is not ours. */
export function open(keys: Keys, kind: string, text: string | undefined): string | null {
  const dot = text?.lastIndexOf('.') ?? -1;
  if (text === undefined || dot < 1) return null;
  const id = text.slice(0, dot);
  return sameText(text.slice(dot + 1), keys.mac(`${kind}:${id}`)) ? id : null;
}
